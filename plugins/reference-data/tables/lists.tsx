import React, {type ReactNode} from 'react';
import {connectors, extensions, metrics, plugins, type MetricRow} from '../select';
import {Bar, Cell, codes, Grid, groupBy, Name, Row, sentence, Tags, type Table} from './parts';

const repository = (project: string) => (
  <a href={`https://github.com/${project}`} target="_blank" rel="noopener noreferrer">
    {project}
  </a>
);

/** Kafka connectors with the class that a configuration names. */
export const ConnectorsTable: Table = ({facts, props}) => {
  const rows = connectors(facts, props);
  return (
    <>
      <Bar rows={rows.length} what="connectors" />
      {groupBy(rows, ({kind}) => kind).map(([kind, group]) => (
        <section key={kind} data-group="">
          {props.kind === undefined && (
            <h3>{kind === 'sink' ? 'Sink connectors' : 'Source connectors'}</h3>
          )}
          <Grid columns={['Connector', 'Class', 'Project']}>
            {group.map((connector) => (
              <Row key={connector.id} id={connector.id}>
                <Name id={connector.id}>{connector.name}</Name>
                <Cell label="Class">{codes([connector.class])}</Cell>
                <Cell label="Project">{connector.project && repository(connector.project)}</Cell>
              </Row>
            ))}
          </Grid>
        </section>
      ))}
    </>
  );
};

/** PostgreSQL extensions with the version that each PostgreSQL version installs by default. */
export const ExtensionsTable: Table = ({facts}) => {
  const rows = extensions(facts);
  const offered = new Set(
    facts.versions.versions.flatMap(({service, version}) => (service === 'pg' ? [version] : [])),
  );
  const majors = [...new Set(rows.flatMap(({versions}) => Object.keys(versions)))]
    .filter((major) => offered.has(major))
    .sort((a, b) => Number(a) - Number(b));
  return (
    <>
      <Bar rows={rows.length} what="extensions" />
      <Grid
        columns={['Extension', ...majors]}
        caption="Version that each PostgreSQL major version installs, and the others that it can install"
      >
        {rows.map(({id, name, versions}) => (
          <Row key={id} id={id}>
            <Name id={id}>
              <code>{name}</code>
            </Name>
            {majors.map((major) => {
              const found = versions[major];
              const others = found?.supported.filter((version) => version !== found.default) ?? [];
              return (
                <Cell key={major} label={`PostgreSQL ${major}`}>
                  {found && [
                    found.default,
                    others.length > 0 && <small key="others"> also {others.join(', ')}</small>,
                  ]}
                </Cell>
              );
            })}
          </Row>
        ))}
      </Grid>
    </>
  );
};

/** OpenSearch plugins by version, or Grafana plugins by category. */
export const PluginsTable: Table = ({facts, props}) => {
  const rows = plugins(facts, props);
  const majors = [...new Set(rows.flatMap(({versions}) => Object.keys(versions ?? {})))].sort();
  const grafana = props.service === 'grafana';
  return (
    <>
      <Bar rows={rows.length} what="plugins" />
      <Grid
        columns={['Plugin', ...(grafana ? ['Kind'] : majors.map((major) => `OpenSearch ${major}`))]}
      >
        {rows.map(({id, name, category, versions}) => (
          <Row key={id} id={id}>
            <Name id={id}>{grafana ? name : <code>{name}</code>}</Name>
            {grafana && <Cell label="Kind">{category}</Cell>}
            {majors.map((major) => (
              <Cell key={major} label={`OpenSearch ${major}`}>
                {versions?.[major]?.join(', ')}
              </Cell>
            ))}
          </Row>
        ))}
      </Grid>
    </>
  );
};

function MetricRows({rows, worry}: {rows: MetricRow[]; worry: boolean}): ReactNode {
  return (
    <Grid columns={['Metric', 'Unit', ...(worry ? ['When to worry'] : [])]}>
      {rows.map((row) => (
        <Row key={row.id} id={row.id}>
          <th scope="row">
            <a href={`#${row.id}`}>{codes([row.name])}</a>
            <Tags names={[row.lastListed !== undefined && 'ended']} />
            {row.text && <p>{sentence(row.text)}</p>}
          </th>
          <Cell label="Unit">{row.unit}</Cell>
          {worry && <Cell label="When to worry">{sentence(row.worry ?? '')}</Cell>}
        </Row>
      ))}
    </Grid>
  );
}

/** Metrics of a group by subject: the important ones first, the rest in a `<details>`. */
export const MetricsTable: Table = ({facts, props}) => {
  const rows = metrics(facts, props);
  const {sections = []} = facts.metricTexts[props.group ?? ''] ?? {};
  return (
    <>
      <Bar rows={rows.length} what="metrics" />
      {sections.map(({title, about}, i) => {
        const own = rows
          .filter(({section}) => section === i)
          .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
        const watched = own.filter(({worry}) => worry);
        const rest = own.filter(({worry}) => !worry);
        return own.length === 0 ? null : (
          <section key={title} data-group="" data-described={watched.length > 0 ? '3' : '2'}>
            <h3>{title}</h3>
            {about && <p>{sentence(about)}</p>}
            {watched.length > 0 && <MetricRows rows={watched} worry />}
            {rest.length > 0 && (
              <details>
                <summary>
                  {`${watched.length > 0 ? 'Show the other' : 'Show all'} ${rest.length} ${rest.length === 1 ? 'metric' : 'metrics'}`}
                </summary>
                <MetricRows rows={rest} worry={false} />
              </details>
            )}
          </section>
        );
      })}
    </>
  );
};
