import React from 'react';
import {displayName, writtenDay} from '../names';
import {privateLinks} from '../select';
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

/** From the smallest plan to the largest; plans named together with a size in memory come last, by that size. */
function order(plan: string): number {
  const memory = Number(/-(\d+)/.exec(plan)?.[1] ?? 0);
  const rank = SIZES.findIndex((name) => plan.startsWith(name));
  return memory > 0 ? SIZES.length + memory : rank === -1 ? SIZES.length : rank;
}

/** What the plans of a service include: one row a plan, one column a limit. */
export const PlanTable: Table = ({facts, props}) => {
  const plans = Object.entries(facts.plans.services[props.service ?? ''] ?? {}).sort(
    ([a], [b]) => order(a) - order(b),
  );
  const attributes = [...new Set(plans.flatMap(([, limits]) => Object.keys(limits)))].filter(
    (name) => !/_page$/.test(name),
  );
  // Few plans with many limits are read better with a column for each plan.
  if (attributes.length > 5) {
    return (
      <Grid
        columns={['Limit', ...plans.map(([plan]) => plan)]}
        ids={[undefined, ...plans.map(([plan]) => rowId('plan', `${props.service}-${plan}`))]}
      >
        {attributes.map((attribute) => (
          <tr key={attribute} data-row="">
            <th scope="row">{attributeName(attribute)}</th>
            {plans.map(([plan, limits]) => (
              <Cell key={plan} label={plan}>
                {limits[attribute]}
              </Cell>
            ))}
          </tr>
        ))}
      </Grid>
    );
  }
  return (
    <Grid columns={['Plan', ...attributes.map(attributeName)]}>
      {plans.map(([plan, limits]) => (
        <Row key={plan} id={rowId('plan', `${props.service}-${plan}`)}>
          <Name id={rowId('plan', `${props.service}-${plan}`)}>{plan}</Name>
          {attributes.map((attribute) => (
            <Cell key={attribute} label={attributeName(attribute)}>
              {limits[attribute]}
            </Cell>
          ))}
        </Row>
      ))}
    </Grid>
  );
};

/** Service types with their versions, and what each is called in the tools. */
export const ServicesTable: Table = ({facts}) => (
  <Grid columns={['Service', 'Type', 'Versions', 'Terraform', 'Kubernetes']}>
    {facts.services.services.map(({type, status, supported, endOfLife, terraform, kubernetes}) => (
      <Row key={type} id={rowId('service', type)}>
        <th scope="row">
          <a href={`#${rowId('service', type)}`}>{displayName(facts, type)}</a>
          <Tags names={[status === 'ended' && `ended ${writtenDay(endOfLife ?? '')}`]} />
        </th>
        <Cell label="Type">{codes([type])}</Cell>
        <Cell label="Versions">{status === 'active' && supported?.join(', ')}</Cell>
        <Cell label="Terraform">{status === 'active' && terraform && codes([terraform])}</Cell>
        <Cell label="Kubernetes">{status === 'active' && kubernetes && codes([kubernetes])}</Cell>
      </Row>
    ))}
  </Grid>
);

const OFFER: {[value: string]: string} = {
  yes: 'Yes',
  no: 'No',
  not_excluded: 'Yes',
  not_listed: 'Not listed',
  on_request: 'On request',
  not_stated: 'Not stated',
};

/** Where private endpoints of the clouds reach a service, and which components can be opened for them. */
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
        <Cell label="AWS PrivateLink">{OFFER[aws] ?? aws}</Cell>
        <Cell label="Azure Private Link">{OFFER[azure] ?? azure}</Cell>
        <Cell label="Google Private Service Connect">{OFFER[google] ?? google}</Cell>
        <Cell label="Components">{codes(components)}</Cell>
      </Row>
    ))}
  </Grid>
);
