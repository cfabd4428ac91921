import React from 'react';
import {clouds} from '../select';
import {Bar, Cell, Grid, groupBy, Name, Row, Tags, type Table} from './parts';

const title = (continent: string) =>
  continent.replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());

/** Current clouds and regions, by continent and provider. */
export const CloudsTable: Table = ({facts}) => {
  const rows = clouds(facts);
  return (
    <>
      <Bar rows={rows.length} what="regions" />
      {groupBy(rows, ({continent}) => continent).map(([continent, group]) => (
        <section key={continent} data-group="">
          <h3>{title(continent)}</h3>
          {groupBy(group, ({vendor}) => vendor).map(([vendor, regions]) => (
            <section key={vendor} data-group="">
              <h4>{vendor}</h4>
              <Grid columns={['Region', 'Country or area', 'City']}>
                {regions.map((cloud) => (
                  <Row key={cloud.id} id={cloud.id}>
                    <Name id={cloud.id}>
                      <code>{cloud.name}</code>
                    </Name>
                    <Cell label="Country or area">{cloud.state ?? cloud.area}</Cell>
                    <Cell label="City">
                      {cloud.city}
                      <Tags names={[cloud.limited && 'limited availability']} />
                    </Cell>
                  </Row>
                ))}
              </Grid>
            </section>
          ))}
        </section>
      ))}
    </>
  );
};
