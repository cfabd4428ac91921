import type {Facts} from '../shared/facts/types';
import {nameOf} from './select';

const MARKS: [RegExp, string][] = [
  [
    /(Apache Kafka|PostgreSQL|MySQL|OpenSearch|ClickHouse|Grafana|Apache Flink|Apache Cassandra)(?!®)/,
    '$1®',
  ],
  [/Valkey(?!™)/, 'Valkey™'],
];

/** Display name of a service type, with the trademark sign of its owner. */
export function displayName(facts: Facts, type: string): string {
  return MARKS.reduce(
    (name, [pattern, marked]) => name.replace(pattern, marked),
    nameOf(facts, type),
  );
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats `2026-09-30` as `September 30, 2026`; returns other values unchanged. */
export function writtenDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}` : day;
}
