import React from 'react';
import {connectors, extensions, metrics, plugins} from '../select';
import {Bar, Cell, codes, Grid, groupBy, Name, Row, Tags, type Table} from './parts';

const repository = (project: string) => <a href={`https://github.com/${project}`}>{project}</a>;

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

/** PostgreSQL extensions: the version that each version of PostgreSQL installs by default. */
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

/** Plugins of OpenSearch by version, or of Grafana by category. */
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

/** Metrics of a group, grouped by their first words; a long list is what it is, so names only. */
export const MetricsTable: Table = ({facts, props}) => {
  const rows = metrics(facts, props);
  const typed = rows.some(({type}) => type !== undefined && type !== 'untyped');
  return (
    <>
      <Bar rows={rows.length} what="metrics" />
      <Grid columns={['Metric', ...(typed ? ['Type'] : [])]}>
        {rows.map(({id, name, type, lastListed}) => (
          <Row key={id} id={id}>
            <th scope="row">
              <a href={`#${id}`}>
                <code>{name}</code>
              </a>
              <Tags names={[lastListed !== undefined && 'ended']} />
            </th>
            {typed && <Cell label="Type">{type}</Cell>}
          </Row>
        ))}
      </Grid>
    </>
  );
};
