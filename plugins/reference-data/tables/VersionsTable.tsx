import React, {type ReactNode} from 'react';
import {displayName, writtenDay} from '../names';
import type {Facts, Version} from '../../shared/facts/types';
import {isPast, versions, type VersionRow} from '../select';
import {Bar, Cell, Grid, groupBy, Row, Tags, type Table} from './parts';

const TOOLS: {[tool: string]: string} = {
  avn: 'Aiven CLI',
  'aiven-operator': 'Aiven Operator for Kubernetes',
  'terraform-provider-aiven': 'Aiven Provider for Terraform',
};

const when = (day: string | undefined) =>
  day === 'tba' ? 'To be announced' : day === 'n/a' ? 'None announced' : day && writtenDay(day);

/** Date until which new services can use a version; a closed service type has none. */
function creation(version: Version, facts: Facts): string | undefined {
  const closed = facts.services.services.some(
    ({type, closed}) => closed && type === version.service,
  );
  return closed || isPast(version.creationUntil, facts.versions.source.date)
    ? 'No longer possible'
    : when(version.creationUntil);
}

/** Versions of one service, with a column for each date that at least one of them has. */
function Dates({group, facts}: {group: VersionRow[]; facts: Facts}): ReactNode {
  const dates: [string, (version: VersionRow) => string | undefined][] = [
    ['Available from', ({creationFrom}) => when(creationFrom)],
    ['New services until', (version) => creation(version, facts)],
    ['End of life', ({eol}) => when(eol)],
  ];
  const shown = dates.filter(([, date]) => group.some((version) => date(version)));
  return (
    <Grid columns={['Version', ...shown.map(([column]) => column)]}>
      {group.map((version) => (
        <Row key={version.id} id={version.id}>
          <th scope="row">
            <a href={`#${version.id}`}>{version.label}</a>
            <Tags names={[isPast(version.eol, facts.versions.source.date) && 'ended']} />
          </th>
          {shown.map(([column, date]) => (
            <Cell key={column} label={column}>
              {date(version)}
            </Cell>
          ))}
        </Row>
      ))}
    </Grid>
  );
}

/** Versions of a service or of all services, with the days on which each becomes available and ends. */
export const VersionsTable: Table = ({facts, props}) => {
  const rows = versions(facts, props);
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
          <Dates group={group} facts={facts} />
        </section>
      ))}
    </>
  );
};
