import React, {Fragment, type ReactNode} from 'react';

type Props = {md: string; /** Origin of links that lead to this site. */ origin: string};

const INLINE =
  /(`+)(.+?)\1|!\[([^\]]*)\]\([^)]*\)|\[((?:\\.|[^\]\\])+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|(?<![\w*])\*([^*]+)\*(?!\w)|\\([\\`*_[\]<])/g;

function inline(md: string, origin: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let last = 0;
  for (const match of md.matchAll(INLINE)) {
    const [all, , code, alt, label, href, strong, em, escaped] = match;
    nodes.push(md.slice(last, match.index));
    last = match.index + all.length;
    const key = match.index;
    if (code !== undefined) {
      nodes.push(<code key={key}>{code.trim()}</code>);
    } else if (label !== undefined && href !== undefined) {
      // Only what a link may be: nothing that runs.
      const to = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
      nodes.push(
        /^(https?:\/\/|\/|#)/.test(to) ? (
          <a key={key} href={to}>
            {inline(label, origin)}
          </a>
        ) : (
          label
        ),
      );
    } else if (strong !== undefined) {
      nodes.push(<strong key={key}>{inline(strong, origin)}</strong>);
    } else if (em !== undefined) {
      nodes.push(<em key={key}>{inline(em, origin)}</em>);
    } else {
      nodes.push(escaped ?? alt ?? '');
    }
  }
  nodes.push(md.slice(last));
  return nodes;
}

function dedent(lines: string[], width: number): string {
  return lines
    .map((line) => (line.slice(0, width).trim() === '' ? line.slice(width) : line))
    .join('\n');
}

function cells(row: string): string[] {
  return row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\\|/g, '|'));
}

/** The Markdown that this site writes, as elements: no HTML passes through. */
export default function Markdown({md, origin}: Props): ReactNode {
  const blocks = split(md);
  return blocks.map((block, index) => <Fragment key={index}>{render(block, origin)}</Fragment>);
}

function split(md: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence = false;
  const flush = () => {
    if (lines.join('').trim()) {
      blocks.push(lines.join('\n').trim());
    }
    lines = [];
  };
  const all = md.split('\n');
  all.forEach((line, index) => {
    fence = /^\s*```/.test(line) ? !fence : fence;
    const next = all.slice(index + 1).find((one) => one.trim()) ?? '';
    const inList = /^(\d+\.|-) /.test(lines[0] ?? '') && /^(\s{2,}|\d+\. |- )/.test(next);
    if (line.trim() === '' && !fence && !inList) {
      flush();
    } else {
      lines.push(line);
    }
  });
  flush();
  return blocks;
}

function render(block: string, origin: string): ReactNode {
  if (block.startsWith('```')) {
    const [head = '', ...rest] = block.split('\n');
    const title = /title="([^"]*)"/.exec(head)?.[1];
    return (
      <figure>
        {title && <figcaption>{title}</figcaption>}
        <pre tabIndex={0}>
          <code>
            {rest.slice(0, rest[rest.length - 1]?.startsWith('```') ? -1 : undefined).join('\n')}
          </code>
        </pre>
      </figure>
    );
  }
  if (block.startsWith('|')) {
    const [head = '', , ...rows] = block.split('\n');
    return (
      <div role="group" aria-label="Table" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {cells(head).map((cell, at) => (
                <th key={at}>{inline(cell, origin)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, line) => (
              <tr key={line}>
                {cells(row).map((cell, at) => (
                  <td key={at}>{inline(cell, origin)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  if (block.startsWith('>')) {
    return (
      <blockquote>
        <Markdown md={block.replace(/^> ?/gm, '')} origin={origin} />
      </blockquote>
    );
  }
  const number = /^(\d+)\. /.exec(block);
  if (number || block.startsWith('- ')) {
    const items = block.split(number ? /\n(?=\d+\. )/ : /\n(?=- )/).map((item) => {
      const mark = /^(?:\d+\.|-) /.exec(item)?.[0] ?? '';
      return dedent(item.slice(mark.length).split('\n'), mark.length);
    });
    const children = items.map((item, at) => (
      <li key={at}>
        <Markdown md={item} origin={origin} />
      </li>
    ));
    return number ? <ol start={Number(number[1])}>{children}</ol> : <ul>{children}</ul>;
  }
  const heading = /^#{1,6} (.*)$/.exec(block)?.[1];
  return <p>{heading ? <strong>{inline(heading, origin)}</strong> : inline(block, origin)}</p>;
}
