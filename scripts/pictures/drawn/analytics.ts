import {Drawing, type Kind, type Point} from '../drawing';

/** The same three rows, stored by row and by column. */
function rowsAndColumns(): Drawing {
  const picture = new Drawing(330);
  const COLUMNS = ['measured_at', 'sensor', 'celsius'];
  const row = (y: number, kinds: readonly Kind[], labels = ['', '', '']) =>
    kinds.forEach((kind, index) =>
      picture.cells([20 + index * 148, y, 144, 28], [[labels[index]!, kind]]),
    );
  picture.text([8, 24], 'Stored by row: a query for one column reads all', {
    bold: true,
    role: 'ink',
    width: 464,
  });
  [0, 1, 2].forEach((index) => {
    picture.group([8, 38 + index * 42, 464, 38]);
    row(43 + index * 42, ['accent', 'accent', 'accent'], COLUMNS);
  });
  picture.text([8, 192], 'Stored by column: it reads one file', {
    bold: true,
    role: 'ink',
    width: 464,
  });
  COLUMNS.forEach((column, index) => {
    const x = 8 + index * 157;
    const kind = index === 2 ? 'accent' : 'plain';
    picture.group([x, 206, 150, 116], `${column}.bin`, index === 2 ? 'accent' : 'muted');
    [0, 1, 2].forEach((cell) => picture.cells([x + 10, 238 + cell * 27, 130, 23], [['', kind]]));
  });
  return picture;
}

function granules(): Drawing {
  const picture = new Drawing(296);
  picture.text([8, 24], "WHERE country = 'FI' AND viewed_at in March", {
    bold: true,
    role: 'ink',
    width: 464,
  });
  picture.text([8, 56], 'Index in memory', {width: 200});
  picture.text([272, 56], 'Data: 8,192 rows each', {width: 200});
  const marks: [string, string, Kind][] = [
    ['DE, June', 'Granule 1', 'dashed'],
    ['FI, February', 'Granule 2', 'accent'],
    ['FI, March', 'Granule 3', 'accent'],
    ['SE, January', 'Granule 4', 'dashed'],
  ];
  marks.forEach(([key, granule, kind], index) => {
    const y = 68 + index * 48;
    const isRead = kind === 'accent';
    picture.cells([8, y, 170, 38], [[key, isRead ? 'accent' : 'plain']]);
    picture.cells([272, y, 200, 38], [[isRead ? `${granule}: read` : `${granule}: skipped`, kind]]);
    picture.arrow(
      [
        [178, y + 19],
        [272, y + 19],
      ],
      {kind: isRead ? 'accent' : 'plain', dashed: !isRead},
    );
  });
  picture.text([8, 282], 'The index has the key of the first row of each granule.', {width: 464});
  return picture;
}

/** The granules of the table of the first steps, and those that the query reads. */
function granulesRead(): Drawing {
  const picture = new Drawing(222);
  const COLUMNS = 21;
  const READ = [40, 41, 42, 43];
  picture.text([8, 24], '123 granules, sorted by country and time', {
    bold: true,
    role: 'ink',
    width: 464,
  });
  for (let granule = 0; granule < 123; granule += 1) {
    const x = 8 + (granule % COLUMNS) * 22.2;
    const y = 38 + Math.floor(granule / COLUMNS) * 22;
    picture.shape([x, y, 18, 18], READ.includes(granule) ? 'solid' : 'plain', 3);
  }
  picture.shape([8, 190, 18, 18], 'solid', 3).text([34, 204], 'read for one day of FI');
  picture.shape([226, 190, 18, 18], 'plain', 3).text([252, 204], 'not read');
  return picture;
}

function mergeParts(): Drawing {
  const picture = new Drawing(272);
  picture.text([8, 24], 'Each INSERT writes a part', {bold: true, role: 'ink', width: 464});
  picture.cells([8, 38, 464, 40], ['INSERT 1', 'INSERT 2', 'INSERT 3', 'INSERT 4'], 8);
  [62, 181, 299, 418].forEach((x, index) => {
    const to = index < 2 ? 122 : 358;
    picture.arrow(
      [
        [x, 78],
        [x, 96],
        [to, 96],
        [to, 116],
      ],
      {kind: 'accent'},
    );
  });
  picture.cells([8, 116, 464, 40], ['merged part', 'merged part'], 8);
  picture.arrow(
    [
      [122, 156],
      [122, 174],
      [240, 174],
      [240, 194],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [358, 156],
      [358, 174],
      [240, 174],
      [240, 194],
    ],
    {kind: 'accent'},
  );
  picture.cells([8, 194, 464, 40], [['one larger part', 'accent']]);
  picture.text([8, 260], 'A part is never changed: a merge writes a new one.', {width: 464});
  return picture;
}

function distributedTable(): Drawing {
  const picture = new Drawing(330);
  picture.box([8, 8, 464, 52], 'Distributed table', 'on the node that you reach', {kind: 'accent'});
  [0, 1].forEach((shard) => {
    const x = 8 + shard * 238;
    picture.arrow(
      [
        [x + 113, 60],
        [x + 113, 98],
      ],
      {kind: 'accent'},
    );
    picture.group([x, 98, 226, 192], shard === 0 ? 'Shard 1: some rows' : 'Shard 2: other rows');
    [0, 1, 2].forEach((node) =>
      picture.box([x + 12, 132 + node * 50, 202, 42], `Node ${shard * 3 + node + 1}`),
    );
  });
  picture.text([8, 314], 'The nodes of a shard have the same rows.', {width: 464});
  return picture;
}

/** Primaries and replicas of one index on three nodes. */
function shardPlaces(): Drawing {
  const picture = new Drawing(262);
  const places: [string, string, string][] = [
    ['Node 1, zone A', 'primary 0', 'replica 2'],
    ['Node 2, zone B', 'primary 1', 'replica 0'],
    ['Node 3, zone C', 'primary 2', 'replica 1'],
  ];
  places.forEach(([node, primary, replica], index) => {
    const x = 8 + index * 158;
    picture.group([x, 8, 148, 170], node);
    picture.box([x + 12, 46, 124, 52], primary, '', {kind: 'accent'});
    picture.box([x + 12, 112, 124, 52], replica, '', {kind: 'plain'});
  });
  picture.text([8, 206], 'A shard and its replica are never on one node. When node 1 is', {
    width: 464,
  });
  picture.text([8, 226], 'lost, replica 0 on node 2 becomes the primary, and the lost', {
    width: 464,
  });
  picture.text([8, 246], 'copies are made again.', {width: 464});
  return picture;
}

function textAndKeyword(): Drawing {
  const picture = new Drawing(230);
  const field = (
    y: number,
    name: string,
    type: string,
    value: string,
    terms: readonly string[],
  ) => {
    picture.group([8, y, 464, 86]);
    picture.text([20, y + 26], name, {bold: true, role: 'ink'});
    picture.text([460, y + 26], type, {align: 'right', role: 'accent', bold: true});
    picture.cells([20, y + 40, 160, 34], [value]);
    picture.arrow([
      [180, y + 57],
      [218, y + 57],
    ]);
    picture.cells(
      [218, y + 40, 242, 34],
      terms.map((term) => [term, 'accent'] as const),
    );
  };
  field(8, 'name', 'text: words to search', 'Old Mill Path', ['old', 'mill', 'path']);
  field(104, 'region', 'keyword: one value to filter', 'south', ['south']);
  picture.text([8, 216], 'Left: what you send. Right: what the index holds.', {width: 464});
  return picture;
}

function rollover(): Drawing {
  const picture = new Drawing(250);
  picture.box([8, 8, 464, 40], 'Alias logs');
  const indexes: [string, string, Kind][] = [
    ['logs-000001', 'deleted', 'danger'],
    ['logs-000002', 'read', 'plain'],
    ['logs-000003', 'read and written', 'accent'],
  ];
  indexes.forEach(([name, text, kind], index) => {
    const x = 8 + index * 158;
    picture.box([x, 96, 148, 68], name, text, {kind});
    if (index > 0)
      picture.arrow(
        [
          [x + 74, 48],
          [x + 74, 96],
        ],
        {kind: index === 2 ? 'accent' : 'plain'},
      );
  });
  picture.text([462, 78], 'writes', {align: 'right', role: 'accent', bold: true});
  picture.text([8, 196], 'At its limit, the written index gives way to a new one. The', {
    width: 464,
  });
  picture.text([8, 216], 'oldest is deleted as a whole, which frees its disk space.', {width: 464});
  return picture;
}

/** Two kinds of windows over the rows of the page. */
function windows(): Drawing {
  const picture = new Drawing(250);
  const at = (minute: number) => 100 + minute * 18.4;
  const axis: [number, string][] = [
    [0, '10:00'],
    [5, '10:05'],
    [10, '10:10'],
    [15, '10:15'],
    [20, '10:20'],
  ];
  for (const [minute, label] of axis) {
    picture.rule([at(minute), 60], [at(minute), 242], 'line');
    picture.text([minute === 20 ? 472 : at(minute), 24], label, {
      align: minute === 20 ? 'right' : 'center',
      role: 'ink-3',
    });
  }
  picture.text([8, 52], 'Rows', {bold: true, role: 'ink'});
  [0.5, 2, 6, 11].forEach((minute) => picture.dot([at(minute), 47], 'accent', 6));
  const row = (
    y: number,
    name: string,
    text: string,
    spans: readonly (readonly [number, number, string, Kind?])[],
    step = 0,
  ) => {
    picture.text([8, y + 16], name, {bold: true, role: 'ink'});
    picture.text([8, y + 36], text, {width: 88});
    spans.forEach(([from, to, label, kind = 'plain'], index) =>
      picture.cells([at(from) + 1, y + index * step, (to - from) * 18.4 - 2, 26], [[label, kind]]),
    );
  };
  row(80, 'TUMBLE', '5 min', [
    [0, 5, '30'],
    [5, 10, '40'],
    [10, 15, '80'],
  ]);
  row(
    136,
    'HOP',
    '5, 10 min',
    [
      [0, 10, '70'],
      [5, 15, '120'],
      [10, 20, '80'],
    ],
    30,
  );
  return picture;
}

function watermark(): Drawing {
  const picture = new Drawing(322);
  const at = (second: number) => 30 + (second - 35) * 10.4;
  const rows: [string, number, number, string, boolean][] = [
    ['1st', 50, 40, 'counted', true],
    ['2nd', 65, 55, 'counted', true],
    ['3rd', 58, 55, 'counted', true],
    ['4th', 70, 60, 'closes 10:00', true],
    ['5th', 59, 60, 'late: dropped', false],
  ];
  picture.group([at(35) - 22, 34, at(60) - at(35) + 22, 240], 'Window 10:00');
  picture.group([at(60) + 4, 34, at(75) - at(60) + 18, 240], 'Window 10:01');
  picture.text([at(60), 24], '10:01:00', {align: 'center', role: 'ink-3'});
  rows.forEach(([, second, mark, , isCounted], index) => {
    const y = 84 + index * 40;
    picture.rule([at(mark), y - 14], [at(mark), y + 14], 'ink');
    picture.rule([at(mark), y], [at(second), y], 'line-strong', true);
    picture.dot([at(second), y], isCounted ? 'accent' : 'danger', 6);
  });
  rows.forEach(([name, second, mark, label, isCounted], index) => {
    const y = 89 + index * 40;
    if (index === 4)
      picture.text([at(mark) - 30, y], `${name}: ${label.split(': ')[1]}`, {
        align: 'right',
        role: 'danger',
        bold: true,
      });
    else if (index === 3)
      picture.text([at(mark) - 10, y], `${name} closes 10:00`, {
        align: 'right',
        role: 'accent',
        bold: true,
      });
    else
      picture.text([Math.max(at(second), at(mark)) + 12, y], name, {
        role: isCounted ? 'ink-2' : 'danger',
      });
  });
  picture.dot([20, 300], 'accent', 6).text([34, 305], 'time of the row');
  picture.rule([190, 288], [190, 312], 'ink').text([202, 305], 'watermark after it');
  return picture;
}

function eventTime(): Drawing {
  const picture = new Drawing(240);
  const at = (second: number) => 96 + second * 1.78;
  const line = (y: number, name: string) => {
    picture.text([8, y + 5], name, {bold: true, role: 'ink'});
    picture.rule([at(0), y], [472, y], 'line-strong');
  };
  [0, 60, 120, 180].forEach((second, index) => {
    picture.rule([at(second), 32], [at(second), 176], 'line');
    picture.text([at(second), 22], `10:0${index}`, {
      align: index === 0 ? 'left' : 'center',
      role: 'ink-3',
    });
  });
  line(62, 'happened');
  line(148, 'reached');
  const orders: [number, number, boolean][] = [
    [10, 11, false],
    [50, 200, true],
    [65, 66, false],
  ];
  orders.forEach(([happened, reached, isLate], index) => {
    picture.arrow(
      [
        [at(happened), 69],
        [at(reached), 141],
      ],
      {kind: isLate ? 'accent' : 'plain'},
    );
    picture
      .dot([at(happened), 62], isLate ? 'accent' : 'ink-3', 6)
      .dot([at(reached), 148], isLate ? 'accent' : 'ink-3', 6);
    picture.text([at(happened), 50], String(index + 1), {
      align: 'center',
      bold: true,
      role: isLate ? 'accent' : 'ink-2',
    });
  });
  picture.text([8, 202], 'By event time, order 2 counts in 10:00. By processing time, it', {
    width: 464,
  });
  picture.text([8, 222], 'counts in 10:03.', {width: 464});
  return picture;
}

function firstApplication(): Drawing {
  const picture = new Drawing(164);
  picture.group([8, 8, 330, 148], 'Application hot-readings');
  picture.box([20, 44, 124, 96], 'reading', 'invented readings');
  picture.box([202, 44, 124, 96], 'reading_hot', 'sink table', {kind: 'plain'});
  picture.box([370, 44, 102, 96], 'Kafka', 'topic reading-hot', {kind: 'accent'});
  picture.arrow(
    [
      [144, 92],
      [202, 92],
    ],
    {kind: 'accent'},
  );
  picture.text([173, 82], '> 30', {align: 'center', role: 'accent', bold: true});
  picture.arrow(
    [
      [326, 92],
      [370, 92],
    ],
    {kind: 'accent'},
  );
  return picture;
}

function jobGraph(): Drawing {
  const picture = new Drawing(270);
  picture.text([8, 24], 'SELECT shop, SUM(amount) FROM orders GROUP BY shop', {
    bold: true,
    role: 'ink',
    width: 464,
  });
  picture.box([8, 70, 130, 52], 'Source', 'partition 0');
  picture.box([8, 142, 130, 52], 'Source', 'partition 1');
  picture.box([182, 70, 130, 52], 'Sum by shop', 'oslo', {kind: 'accent'});
  picture.box([182, 142, 130, 52], 'Sum by shop', 'turku', {kind: 'accent'});
  picture.box([356, 106, 116, 52], 'Sink', 'shop-totals');
  picture.arrow([
    [138, 92],
    [182, 92],
  ]);
  picture.arrow([
    [138, 104],
    [182, 156],
  ]);
  picture.arrow([
    [138, 160],
    [182, 108],
  ]);
  picture.arrow([
    [138, 172],
    [182, 172],
  ]);
  picture.arrow(
    [
      [312, 96],
      [356, 126],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [312, 168],
      [356, 138],
    ],
    {kind: 'accent'},
  );
  picture.text([8, 228], 'All rows of a shop go to one task, which keeps its total. Each', {
    width: 464,
  });
  picture.text([8, 248], 'change of a total goes to the sink.', {width: 464});
  return picture;
}

function integrationDirections(): Drawing {
  const picture = new Drawing(192);
  picture.box([8, 40, 124, 64], 'PostgreSQL', 'the watched service');
  picture.store([194, 36, 104, 72], 'Metrics', '', {kind: 'accent'});
  picture.box([360, 40, 112, 64], 'Grafana', 'shows them');
  picture.arrow(
    [
      [132, 72],
      [194, 72],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [360, 72],
      [298, 72],
    ],
    {kind: 'accent'},
  );
  picture.text([163, 26], 'metrics', {align: 'center', role: 'accent', bold: true});
  picture.text([329, 26], 'dashboard', {align: 'center', role: 'accent', bold: true});
  picture.text([8, 144], 'Each arrow is an integration, from its source to its destination.', {
    width: 464,
  });
  picture.text([8, 164], 'Both lead to Metrics.', {width: 464});
  return picture;
}

function dashboard(): Drawing {
  const picture = new Drawing(262);
  picture.shape([8, 8, 464, 246], 'plain', 10);
  picture.text([22, 34], 'First dashboard', {bold: true, role: 'ink'});
  picture.text([458, 34], 'last 6 hours, every 30 s', {align: 'right', role: 'ink-3'});
  picture.rule([8, 48], [472, 48], 'line');
  picture.group([20, 60, 292, 182], 'Temperature');
  [110, 150, 190].forEach((y) => picture.rule([32, y], [300, y], 'line'));
  const walk = [
    160, 152, 158, 140, 146, 128, 136, 124, 130, 142, 134, 118, 126, 110, 120, 132, 124, 140, 148,
    138,
  ];
  picture.curve(walk.map((y, index): Point => [32 + index * (268 / 19), y + 14]));
  picture.dot([40, 222], 'accent', 5).text([52, 227], 'attic');
  picture.group([322, 60, 138, 182], 'Now');
  picture.text([391, 160], '21.5 °C', {align: 'center', bold: true, role: 'accent'});
  return picture;
}

export const PICTURES = {
  'products/clickhouse/concepts/img/rows-and-columns.svg': rowsAndColumns,
  'products/clickhouse/concepts/img/granules.svg': granules,
  'products/clickhouse/img/granules-read.svg': granulesRead,
  'products/clickhouse/concepts/img/merges.svg': mergeParts,
  'products/clickhouse/howto/img/distributed-table.svg': distributedTable,
  'products/opensearch/concepts/img/shard-places.svg': shardPlaces,
  'products/opensearch/img/text-and-keyword.svg': textAndKeyword,
  'products/opensearch/concepts/img/rollover.svg': rollover,
  'products/flink/img/first-application.svg': firstApplication,
  'products/flink/concepts/img/windows.svg': windows,
  'products/flink/concepts/img/watermark.svg': watermark,
  'products/flink/concepts/img/event-time.svg': eventTime,
  'products/flink/concepts/img/job-graph.svg': jobGraph,
  'products/metrics/img/integrations.svg': integrationDirections,
  'products/grafana/img/first-dashboard.svg': dashboard,
};
