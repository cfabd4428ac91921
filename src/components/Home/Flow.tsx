import React, {type ReactNode} from 'react';
import styles from './flow.module.css';

type Box = {label: string; x: number; y: number; width: number; path: string; hue: string};

const SOURCES: Box[] = [
  {label: 'MySQL®', x: 16, y: 46, width: 104, path: 'M120 74C190 74 178 200 224 200', hue: 'sql'},
  {label: 'Your apps', x: 16, y: 172, width: 104, path: 'M120 200H224', hue: 'tool'},
  {
    label: 'Sensors',
    x: 16,
    y: 298,
    width: 104,
    path: 'M120 326C190 326 178 200 224 200',
    hue: 'cache',
  },
];

const SINKS: Box[] = [
  {
    label: 'OpenSearch®',
    x: 400,
    y: 46,
    width: 108,
    path: 'M326 200C372 200 330 74 400 74',
    hue: 'search',
  },
  {label: 'PostgreSQL®', x: 400, y: 172, width: 108, path: 'M326 200H400', hue: 'observe'},
  {
    label: 'ClickHouse®',
    x: 400,
    y: 298,
    width: 108,
    path: 'M326 200C372 200 330 326 400 326',
    hue: 'sql',
  },
];

const HEIGHT = 56;

function Node({label, x, y, width}: Box): ReactNode {
  return (
    <g>
      <rect className={styles.box} x={x} y={y} width={width} height={HEIGHT} rx="12" />
      <text x={x + width / 2} y={y + HEIGHT / 2 + 5}>
        {label}
      </text>
    </g>
  );
}

/** A drawing of records that flow through Kafka. It is animated unless the reader prefers reduced motion. */
export default function Flow(): ReactNode {
  const boxes = [...SOURCES, ...SINKS];
  return (
    <svg
      className={styles.flow}
      viewBox="0 0 524 400"
      role="img"
      aria-label="Databases, applications and sensors send records through Kafka to search, databases and analytics"
    >
      {boxes.map(({label, path}) => (
        <path key={label} className={styles.pipe} d={path} />
      ))}
      {boxes.map(({label, path, hue}) => (
        <path key={label} className={styles.records} d={path} data-hue={hue} />
      ))}
      {boxes.map((box) => (
        <Node key={box.label} {...box} />
      ))}
      <rect className={styles.hub} x="224" y="140" width="102" height="120" rx="18" />
      <path
        className={styles.waves}
        d="M247 174c11 0 11 9 28 9s17-9 28-9M247 190c11 0 11 9 28 9s17-9 28-9"
      />
      <text x="275" y="222">
        Apache
      </text>
      <text x="275" y="239">
        Kafka®
      </text>
    </svg>
  );
}
