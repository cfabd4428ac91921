import {known, list, need, readTable} from '../tsv';

/** Types that no longer accept new services, although existing ones run; the versions page does not say so. */
const CLOSED = ['flink'];

/** Converts service types with their versions and ends to data/services.json. */
export function fromServiceTypes(folder: string, read: string) {
  const file = 'service-types.tsv';
  const columns = [
    'service_type',
    'display_name',
    'status_2026_11_21',
    'version_property',
    'versions_supported',
    'versions_deprecated',
    'end_of_availability',
    'end_of_life',
    'in_schema',
    'terraform_resource',
    'k8s_kind',
  ];
  return {
    source: {name: 'aiven-docs, go-api-schemas', version: '073a07fc, v1.220.0', date: read},
    services: readTable(folder, file, columns).map((row) => ({
      type: need(row, 'service_type', file),
      name: need(row, 'display_name', file),
      status: need(row, 'status_2026_11_21', file),
      ...known({
        closed: CLOSED.includes(row.service_type ?? ''),
        versionProperty: row.version_property,
        supported: list(row.versions_supported),
        deprecated: list(row.versions_deprecated),
        endOfAvailability: row.end_of_availability,
        endOfLife: row.end_of_life,
        inSchema: row.in_schema === 'yes',
        terraform: row.terraform_resource,
        kubernetes: row.k8s_kind,
      }),
    })),
  };
}

/** End dates that were postponed after the older versions page was read: from `type old-day` to the new day. */
function postponedEnds(folder: string): Map<string, string> {
  const rows = readTable(folder, 'service-types.tsv', [
    'service_type',
    'end_of_life',
    'end_of_life_2025_09_30_page',
  ]);
  return new Map(
    rows.flatMap((row) =>
      row.end_of_life
        ? [[`${row.service_type} ${row.end_of_life_2025_09_30_page}`, row.end_of_life]]
        : [],
    ),
  );
}

/** Converts versions and their dates to data/versions.json; `tool:avn` becomes a version of the tool `avn`. */
export function fromServiceVersions(folder: string, read: string) {
  const file = 'service-versions.tsv';
  const columns = [
    'service_type',
    'version',
    'label',
    'schema_enum_value',
    'in_schema_enum',
    'eol',
    'creation_until',
    'creation_from',
    'after_eol',
    'eol_2025_09_30',
    'creation_until_2025_09_30',
    'creation_from_2025_09_30',
  ];
  const ends = postponedEnds(folder);
  return {
    source: {name: 'aiven-docs', version: '073a07fc', date: read},
    versions: readTable(folder, file, columns).map((row) => {
      const type = need(row, 'service_type', file);
      const onCurrentPage = row.eol ?? row.creation_until ?? row.creation_from;
      return {
        ...(type.startsWith('tool:') ? {tool: type.slice('tool:'.length)} : {service: type}),
        version: need(row, 'version', file),
        label: row.label ?? need(row, 'version', file),
        ...known({
          schemaValue: row.schema_enum_value,
          schemaStatus: row.in_schema_enum,
          eol: row.eol ?? ends.get(`${type} ${row.eol_2025_09_30}`) ?? row.eol_2025_09_30,
          creationUntil: row.creation_until ?? row.creation_until_2025_09_30,
          creationFrom: row.creation_from ?? row.creation_from_2025_09_30,
          afterEol: row.after_eol,
          lastListed: onCurrentPage === undefined ? '2025-09-30' : undefined,
        }),
      };
    }),
  };
}
