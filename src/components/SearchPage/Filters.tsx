import React, {type ReactNode} from 'react';
import {AREAS, KIND_LIST, areaName, kindName} from '@site/plugins/shared/searchAreas';
import type {Query} from './useSearch';
import styles from './styles.module.css';

type Props = {query: Query; onChange: (change: Partial<Query>) => void};

export default function Filters({query, onChange}: Props): ReactNode {
  return (
    <div className={styles.filters}>
      <label>
        Area
        <select value={query.area} onChange={({target}) => onChange({area: target.value})}>
          <option value="">All areas</option>
          {AREAS.map((area) => (
            <option key={area} value={area}>
              {areaName(area)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Kind
        <select value={query.kind} onChange={({target}) => onChange({kind: target.value})}>
          <option value="">All kinds</option>
          {KIND_LIST.map((kind) => (
            <option key={kind} value={kind}>
              {kindName(kind)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
