import React, {useEffect, useRef, type ReactNode} from 'react';
import menu from '@generated/site-pages/default/menu.json';
import Icon from '../Icon';
import type {Area} from '@site/plugins/shared/sidebar-areas';
import {glyphOf} from '../../lib/glyph';
import styles from './styles.module.css';

const endOf = new Map(menu.map(({path, ended}) => [path, ended]));

/** Areas of a group; those whose service has ended come last. */
function membersOf(areas: readonly Area[], group: string): Area[] {
  const isEnded = ({href = ''}: Area) => Number(Boolean(endOf.get(href)));
  return areas
    .filter((area) => area.group === group && area.href)
    .sort((a, b) => isEnded(a) - isEnded(b));
}

type Props = {areas: readonly Area[]; current: Area; path: string};

function useDismiss(path: string) {
  const ref = useRef<HTMLDetailsElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    const close = () => ref.current?.removeAttribute('open');
    // Not on the first page: the reader may have opened it before hydration.
    if (shown.current !== path) close();
    shown.current = path;
    const onPointer = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [path]);
  return ref;
}

function AreaLabel({area}: {area: Area}): ReactNode {
  const {icon, hue} = glyphOf(area.href);
  return (
    <>
      <span className={styles.glyph} data-hue={hue}>
        <Icon name={icon} />
      </span>
      {area.label}
    </>
  );
}

export default function Switcher({areas, current, path}: Props): ReactNode {
  const ref = useDismiss(path);
  const groups = [...new Set(areas.map(({group}) => group))];
  return (
    <details className={styles.switcher} ref={ref}>
      <summary className={styles.area}>
        <AreaLabel area={current} />
        <Icon name="chevron" className={styles.chevron} />
        <span className="visually-hidden">, change area</span>
      </summary>
      <div className={styles.menu}>
        {groups.map((group) => (
          <ul key={group} aria-label={group || undefined}>
            {membersOf(areas, group).map((area) => (
              <li key={area.label}>
                <a className={area === current ? styles.chosen : undefined} href={area.href}>
                  <AreaLabel area={area} />
                  {endOf.get(area.href ?? '') && <small>ended</small>}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
    </details>
  );
}
