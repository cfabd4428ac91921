import {Drawing, type Kind} from '../drawing';

/** One bar for the memory of a node, cut into its parts, with a line of text for each. */
function memory(
  parts: readonly (readonly [share: number, name: string, text: string, kind: Kind])[],
  note = '',
): Drawing {
  const top = 16;
  const row = 52;
  const height = row * parts.length;
  const picture = new Drawing(top + height + 16 + (note ? 28 : 0));
  const total = parts.reduce((sum, [share]) => sum + share, 0);
  let y = top;
  parts.forEach(([share, name, text, kind], index) => {
    const size = Math.round((share / total) * height);
    picture.shape([8, y, 120, size - 3], kind, 5);
    const line = top + index * row + 22;
    const middle = y + size / 2 - 1;
    picture.arrow(
      [
        [128, middle],
        [140, middle],
        [140, line + 4],
        [154, line + 4],
      ],
      {heads: 'none'},
    );
    picture.text([162, line], name, {bold: true, role: 'ink', width: 310});
    picture.text([162, line + 20], text, {width: 310});
    y += size;
  });
  if (note) picture.text([8, top + height + 24], note, {width: 464});
  return picture;
}

const sharedBuffers = () =>
  memory(
    [
      [20, 'Shared buffers', '20 to 60% of RAM, taken at the start', 'accent'],
      [16, 'Work memory', 'for each sort or hash of each query', 'plain'],
      [12, 'Connections', 'some MB for each', 'plain'],
      [8, 'Platform and kernel', 'about 350 MiB', 'muted'],
      [44, 'File system cache', 'all that remains', 'plain'],
    ],
    'Not to scale: the settings and the load decide.',
  );

const mysqlMemory = () =>
  memory(
    [
      [8, 'Platform', '350 MiB', 'muted'],
      [50, 'Buffer pool', 'at the start, completely', 'accent'],
      [12, 'Other global buffers', 'at the start, or slowly', 'plain'],
      [14, 'Session buffers', 'when a statement needs them', 'plain'],
      [14, 'Temporary tables', 'for each statement that makes one', 'plain'],
    ],
    'Not to scale: the plan and the load decide.',
  );

const valkeyMemory = () =>
  memory([
    [10, 'Platform', 'about 350 MiB', 'muted'],
    [63, 'maxmemory', '70% of the rest: keys and values', 'accent'],
    [7, 'Replication backlog', '5% of the rest, with standby nodes', 'plain'],
    [20, 'Headroom', 'snapshots, buffers, fragmentation', 'plain'],
  ]);

/** When a pool takes a connection back, in each of its modes. */
function poolModes(): Drawing {
  const picture = new Drawing(300);
  picture.text([8, 24], 'One client', {bold: true, role: 'ink'});
  const begin = 112;
  picture.cells(
    [begin, 8, 360, 26],
    [
      ['BEGIN', 'muted'],
      ['SELECT', 'muted'],
      ['COMMIT', 'muted'],
      ['idle', 'dashed'],
      ['SELECT', 'muted'],
    ],
  );
  const step = 364 / 5;
  const row = (y: number, mode: string, note: string, spans: readonly [number, number][]) => {
    picture.text([8, y + 14], mode, {bold: true, role: 'ink'});
    picture.rule([begin, y + 17], [472, y + 17], 'line');
    for (const [from, count] of spans)
      picture.shape([begin + from * step, y, count * step - 4, 34], 'accent', 6);
    picture.text([begin, y + 54], note, {width: 360});
  };
  row(54, 'session', 'lent until the client disconnects', [[0, 5]]);
  row(134, 'transaction', 'lent until COMMIT or ROLLBACK', [
    [0, 3],
    [4, 1],
  ]);
  row(214, 'statement', 'lent for each statement; transactions do not work', [
    [1, 1],
    [4, 1],
  ]);
  picture.text([8, 288], 'Green: the client has a server connection.', {
    role: 'accent',
    bold: true,
    width: 464,
  });
  return picture;
}

/** What runs when, in the two methods of a migration. */
function migrationPhases(): Drawing {
  const picture = new Drawing(306);
  const method = (
    y: number,
    name: string,
    phases: readonly [string, number, Kind][],
    down: [number, number],
    note: string,
  ) => {
    picture.text([8, y], name, {bold: true, role: 'ink', width: 464});
    let x = 8;
    for (const [label, width, kind] of phases) {
      picture.box([x, y + 12, width - 4, 46], '', label, {kind});
      x += width;
    }
    picture.text([8, y + 84], 'writes', {width: 100});
    picture
      .rule([64, y + 79], [down[0], y + 79], 'accent')
      .rule([down[1], y + 79], [472, y + 79], 'accent');
    picture.rule([down[0], y + 79], [down[1], y + 79], 'danger', true);
    picture.text([down[1], y + 106], note, {align: 'right', role: 'danger', bold: true});
  };
  method(
    24,
    'Replication',
    [
      ['roles, schema', 92, 'plain'],
      ['copy rows', 130, 'plain'],
      ['follow the changes', 170, 'accent'],
      ['target', 76, 'accent'],
    ],
    [378, 412],
    'pause at the switch',
  );
  picture.rule([8, 150], [472, 150], 'line');
  method(
    184,
    'Dump',
    [
      ['roles, schema', 92, 'plain'],
      ['dump and restore the data', 300, 'plain'],
      ['target', 76, 'accent'],
    ],
    [100, 400],
    'pause from the dump to the end of the restore',
  );
  return picture;
}

function failover(): Drawing {
  const picture = new Drawing(312);
  const lane = (y: number, name: string) => {
    picture.text([8, y + 5], name, {bold: true, role: 'ink'});
    picture.rule([96, y], [472, y], 'line');
  };
  lane(50, 'Old primary');
  lane(110, 'Standby');
  lane(170, 'New node');
  picture.cells([106, 34, 84, 32], [['primary', 'plain']]);
  picture.cells([194, 34, 84, 32], [['silent', 'danger']]);
  picture.cells([106, 94, 172, 32], [['standby', 'plain']]);
  picture.cells([282, 94, 182, 32], [['primary', 'accent']]);
  picture.cells([282, 154, 100, 32], [['restores', 'dashed']]);
  picture.cells([386, 154, 78, 32], [['standby', 'plain']]);
  picture
    .rule([192, 28], [192, 92], 'danger', true)
    .rule([192, 128], [192, 214], 'danger', true)
    .rule([280, 28], [280, 214], 'accent', true);
  picture.text([188, 22], 'failure', {align: 'right', role: 'danger', bold: true});
  picture.text([288, 22], 'promotion', {role: 'accent', bold: true});
  picture.arrow(
    [
      [192, 220],
      [280, 220],
    ],
    {heads: 'both'},
  );
  picture.text([236, 244], '60 s', {align: 'center', bold: true, role: 'ink'});
  picture.text([8, 274], 'The host name leads to the new primary after the promotion. A', {
    width: 464,
  });
  picture.text([8, 294], 'client can see up to 180 s without writes.', {width: 464});
  return picture;
}

function queryPlans(): Drawing {
  const picture = new Drawing(288);
  picture.text([8, 24], 'Without an index', {bold: true, role: 'ink'});
  picture.text([248, 24], 'With the index', {bold: true, role: 'ink'});
  picture.box([8, 38, 224, 40], 'Limit');
  picture.box([8, 108, 224, 40], 'Sort');
  picture.box([8, 178, 224, 66], 'Seq Scan on orders', 'reads the whole table', {kind: 'danger'});
  picture.arrow([
    [120, 178],
    [120, 148],
  ]);
  picture.arrow([
    [120, 108],
    [120, 78],
  ]);
  picture.box([248, 38, 224, 40], 'Limit');
  picture.box([248, 178, 224, 66], 'Index Scan', 'reads five rows, in order', {kind: 'accent'});
  picture.arrow(
    [
      [360, 178],
      [360, 78],
    ],
    {kind: 'accent'},
  );
  picture.text([120, 270], '200,000 rows read', {align: 'center', role: 'danger', bold: true});
  picture.text([360, 270], '5 rows read', {align: 'center', role: 'accent', bold: true});
  return picture;
}

function replicaRegions(): Drawing {
  const picture = new Drawing(250);
  picture.group([8, 8, 226, 180], 'Region 1');
  picture.group([246, 8, 226, 180], 'Region 2');
  picture.box([24, 42, 194, 44], 'Application');
  picture.box([262, 42, 194, 44], 'Application');
  picture.store([24, 122, 150, 54], 'Primary', '', {kind: 'accent'});
  picture.store([306, 122, 150, 54], 'Read replica');
  picture.arrow(
    [
      [99, 86],
      [99, 122],
    ],
    {kind: 'accent'},
  );
  picture.arrow([
    [381, 86],
    [381, 122],
  ]);
  picture.arrow([
    [174, 152],
    [306, 152],
  ]);
  picture.text([391, 110], 'reads');
  picture.text([109, 110], 'reads, writes');
  picture.text([8, 214], 'Changes flow one way and arrive later. A write to the replica', {
    width: 464,
  });
  picture.text([8, 234], 'fails: send it to the primary.', {width: 464});
  return picture;
}

export const PICTURES = {
  'products/postgresql/img/query-plans.svg': queryPlans,
  'products/postgresql/concepts/img/pool-modes.svg': poolModes,
  'products/postgresql/concepts/img/migration-phases.svg': migrationPhases,
  'products/postgresql/concepts/img/failover.svg': failover,
  'products/postgresql/concepts/img/memory.svg': sharedBuffers,
  'products/mysql/concepts/img/memory.svg': mysqlMemory,
  'products/valkey/concepts/img/memory.svg': valkeyMemory,
  'products/valkey/concepts/img/read-replica.svg': replicaRegions,
};
