import React from 'react';
import {displayName, writtenDay} from '../names';
import {plans, privateLinks, services} from '../select';
import {rowId} from '../slug';
import {Bar, Cell, codes, Grid, groupBy, Name, Row, Tags, type Table} from './parts';

/** Types of service integrations that a public source describes. */
export const IntegrationTypesTable: Table = ({facts}) => {
  const rows = facts.integrationTypes.types.filter(({summary}) => summary);
  return (
    <div data-described="3">
      <Bar rows={rows.length} what="integration types" />
      <Grid columns={['Type', 'Source', 'Destination']}>
        {rows.map(({type, source, destination, summary}) => {
          const id = rowId('integration-type', type);
          return (
            <Row key={type} id={id}>
              <th scope="row">
                <a href={`#${id}`}>
                  <code>{type}</code>
                </a>
                <p>{summary}</p>
              </th>
              <Cell label="Source">{source}</Cell>
              <Cell label="Destination">{destination}</Cell>
            </Row>
          );
        })}
      </Grid>
    </div>
  );
};

/** Roles and permissions with the names that the API uses. */
export const PermissionsTable: Table = ({facts, props}) => {
  const rows = facts.permissions.permissions.filter(
    ({kind}) => props.kind === undefined || kind === props.kind,
  );
  return (
    <>
      <Bar rows={rows.length} what="roles and permissions" />
      {groupBy(
        rows,
        ({level, kind}) => `${level === 'organization' ? 'Organization' : 'Project'} ${kind}s`,
      ).map(([title, group]) => (
        <section key={title} data-group="">
          <h3>{title}</h3>
          <Grid columns={['Name in the console', 'Name in the API']}>
            {group.map(({name, label, deprecated}) => (
              <Row key={name} id={rowId('permission', name)}>
                <th scope="row">
                  <a href={`#${rowId('permission', name)}`}>{label}</a>
                  <Tags names={[deprecated && 'deprecated']} />
                </th>
                <Cell label="Name in the API">{codes([name])}</Cell>
              </Row>
            ))}
          </Grid>
        </section>
      ))}
    </>
  );
};

const attributeName = (attribute: string) => {
  const words = attribute
    .replace(/_/g, ' ')
    .replace('kafka connect', 'Kafka Connect')
    .replace(/^sla$/, 'SLA');
  return (words[0] ?? '').toUpperCase() + words.slice(1);
};

const SIZES = ['Free', 'Developer', 'Hobbyist', 'Startup', 'Business', 'Premium', 'Custom'];

/** Sorts plans from small to large. Plans whose name contains a size in memory come last, by that size. */
function order(plan: string): number {
  const memory = Number(/-(\d+)/.exec(plan)?.[1] ?? 0);
  const rank = SIZES.findIndex((name) => plan.startsWith(name));
  return memory > 0 ? SIZES.length + memory : rank === -1 ? SIZES.length : rank;
}

/** Limits of the plans of a service: a row for each plan, a column for each limit. */
export const PlanTable: Table = ({facts, props}) => {
  const {columns, rows} = plans(facts, props);
  const sorted = [...rows].sort((a, b) => order(a.plan) - order(b.plan));
  // With many limits, a column for each plan is easier to read.
  if (columns.length > 5) {
    return (
      <Grid
        columns={['Limit', ...sorted.map(({plan}) => plan)]}
        ids={[undefined, ...sorted.map(({id}) => id)]}
      >
        {columns.map((column, i) => (
          <tr key={column} data-row="">
            <th scope="row">{attributeName(column)}</th>
            {sorted.map(({id, plan, cells}) => (
              <Cell key={id} label={plan}>
                {cells[i]}
              </Cell>
            ))}
          </tr>
        ))}
      </Grid>
    );
  }
  return (
    <Grid columns={['Plan', ...columns.map(attributeName)]}>
      {sorted.map(({id, plan, cells}) => (
        <Row key={id} id={id}>
          <Name id={id}>{plan}</Name>
          {columns.map((column, i) => (
            <Cell key={column} label={attributeName(column)}>
              {cells[i]}
            </Cell>
          ))}
        </Row>
      ))}
    </Grid>
  );
};

/** Active service types with their names in the tools, or ended ones with their dates. */
export const ServicesTable: Table = ({facts, props}) =>
  props.status === 'ended' ? (
    <Grid columns={['Service', 'Type', 'No new services after', 'End of life']}>
      {services(facts, props).map(({id, type, endOfAvailability, endOfLife}) => (
        <Row key={id} id={id}>
          <Name id={id}>{displayName(facts, type)}</Name>
          <Cell label="Type">{codes([type])}</Cell>
          <Cell label="No new services after">
            {writtenDay(endOfAvailability ?? endOfLife ?? '')}
          </Cell>
          <Cell label="End of life">{writtenDay(endOfLife ?? '')}</Cell>
        </Row>
      ))}
    </Grid>
  ) : (
    <Grid columns={['Service', 'Type', 'Versions', 'Terraform', 'Kubernetes']}>
      {services(facts, props).map(({id, type, closed, supported, terraform, kubernetes}) => (
        <Row key={id} id={id}>
          <th scope="row">
            <a href={`#${id}`}>{displayName(facts, type)}</a>
            <Tags names={[closed && 'closed to new services']} />
          </th>
          <Cell label="Type">{codes([type])}</Cell>
          <Cell label="Versions">{supported?.join(', ')}</Cell>
          <Cell label="Terraform">{terraform && codes([terraform])}</Cell>
          <Cell label="Kubernetes">{kubernetes && codes([kubernetes])}</Cell>
        </Row>
      ))}
    </Grid>
  );

const OFFER = {yes: 'Yes', no: 'No', ask: 'Ask Aiven first'};

/** Private endpoint support of services by cloud, and the components that can be enabled. */
export const PrivateLinkTable: Table = ({facts}) => (
  <Grid
    columns={[
      'Service',
      'AWS PrivateLink',
      'Azure Private Link',
      'Google Private Service Connect',
      'Components',
    ]}
  >
    {privateLinks(facts).map(({id, service, aws, azure, google, components}) => (
      <Row key={id} id={id}>
        <Name id={id}>{displayName(facts, service)}</Name>
        <Cell label="AWS PrivateLink">{OFFER[aws]}</Cell>
        <Cell label="Azure Private Link">{OFFER[azure]}</Cell>
        <Cell label="Google Private Service Connect">{OFFER[google]}</Cell>
        <Cell label="Components">{codes(components)}</Cell>
      </Row>
    ))}
  </Grid>
);
