import React from 'react';
import {displayName, writtenDay} from '../names';
import {versions} from '../select';
import {Bar, Cell, Grid, groupBy, Row, Tags, type Table} from './parts';

const TOOLS: {[tool: string]: string} = {
  avn: 'Aiven CLI',
  'aiven-operator': 'Aiven Operator for Kubernetes',
  'terraform-provider-aiven': 'Aiven Provider for Terraform',
};

const when = (day: string | undefined) =>
  day === 'tba' ? 'To be announced' : day === 'n/a' ? 'Not set' : day && writtenDay(day);
const isPast = (day: string | undefined, today: string) =>
  day !== undefined && /^\d/.test(day) && day <= today;

/** Versions of a service or of all of them, with the days on which each became available and ends. */
export const VersionsTable: Table = ({facts, props}) => {
  const rows = versions(facts, props);
  const today = facts.versions.source.date;
  return (
    <>
      <Bar rows={rows.length} what="versions" />
      {groupBy(rows, ({subject}) => subject).map(([subject, group]) => (
        <section key={subject} data-group="">
          {props.service === undefined && (
            <h3>
              {TOOLS[subject] ??
                (subject === 'elasticsearch'
                  ? 'Aiven for Elasticsearch'
                  : displayName(facts, subject))}
            </h3>
          )}
          <Grid columns={['Version', 'Available from', 'New services until', 'End of life']}>
            {group.map((version) => (
              <Row key={version.id} id={version.id}>
                <th scope="row">
                  <a href={`#${version.id}`}>{version.label}</a>
                  <Tags names={[isPast(version.eol, today) && 'ended']} />
                </th>
                <Cell label="Available from">{when(version.creationFrom)}</Cell>
                <Cell label="New services until">{when(version.creationUntil)}</Cell>
                <Cell label="End of life">{when(version.eol)}</Cell>
              </Row>
            ))}
          </Grid>
        </section>
      ))}
    </>
  );
};
