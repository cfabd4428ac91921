import {Drawing, type Kind} from '../drawing';

/** How far each partition is read, and by which member of the group. */
function consumerGroup(): Drawing {
  const picture = new Drawing(256);
  picture.group([8, 8, 310, 200], 'Topic');
  const partitions: [string, number, string, number][] = [
    ['Partition 0', 210, 'lag 300', 70],
    ['Partition 1', 270, 'lag 20', 122],
    ['Partition 2', 120, 'lag 800', 162],
  ];
  partitions.forEach(([name, read, lag, member], index) => {
    const y = 42 + index * 54;
    picture.text([22, y + 12], name);
    picture.text([304, y + 12], lag, {align: 'right', role: 'accent', bold: true});
    picture.shape([22, y + 20, 282, 20], 'accent', 5).shape([22, y + 20, read, 20], 'plain', 5);
    picture.arrow([
      [304, y + 30],
      [330, y + 30],
      [330, member],
      [362, member],
    ]);
  });
  picture.box([362, 56, 110, 84], 'Consumer A', 'two partitions');
  picture.box([362, 148, 110, 60], 'Consumer B', 'one');
  picture.shape([8, 224, 18, 16], 'plain', 4).text([34, 237], 'read and committed');
  picture.shape([196, 224, 18, 16], 'accent', 4).text([222, 237], 'lag: not committed yet');
  return picture;
}

/** What a partition keeps when only whole segments can go. */
function retention(): Drawing {
  const picture = new Drawing(254);
  picture.text([8, 22], 'older');
  picture.text([472, 22], 'now', {align: 'right'});
  picture.arrow([
    [56, 17],
    [436, 17],
  ]);
  const segments: [number, number, string, string, Kind][] = [
    [8, 108, 'Segment 1', 'all records too old', 'dashed'],
    [122, 122, 'Segment 2', 'newest record is young enough', 'accent'],
    [250, 122, 'Segment 3', 'closed', 'plain'],
    [378, 94, 'Segment 4', 'active', 'plain'],
  ];
  for (const [x, width, name, text, kind] of segments)
    picture.box([x, 40, width, 92], name, text, {kind});
  picture.rule([186, 134], [186, 176], 'danger', true);
  picture.arrow(
    [
      [186, 164],
      [472, 164],
    ],
    {heads: 'both'},
  );
  picture.text([330, 184], 'retention.ms', {align: 'center', bold: true, role: 'ink'});
  picture.arrow(
    [
      [62, 134],
      [62, 192],
    ],
    {kind: 'danger'},
  );
  picture.text([62, 212], 'deleted', {align: 'center', bold: true, role: 'danger'});
  picture.text([132, 212], 'Segment 2 stays whole, with records that are', {width: 344});
  picture.text([132, 232], 'older than the retention.', {width: 344});
  return picture;
}

function tieredStorage(): Drawing {
  const picture = new Drawing(262);
  const column = (index: number) => 106 + index * 74;
  const cell = (index: number, y: number, kind: Kind) =>
    picture.box([column(index), y, 66, 40], String(index), '', {kind});
  picture.text([8, 24], 'Segment', {bold: true});
  picture.text([8, 62], 'Remote', {bold: true, role: 'ink'});
  picture.text([8, 82], 'object storage', {width: 96});
  [0, 1, 2].forEach((index) => cell(index, 46, 'accent'));
  cell(3, 46, 'dashed');
  picture.text([8, 162], 'Local', {bold: true, role: 'ink'});
  picture.text([8, 182], 'broker disk', {width: 96});
  [2, 3, 4].forEach((index) => cell(index, 146, 'plain'));
  picture.arrow(
    [
      [column(3) + 33, 146],
      [column(3) + 33, 88],
    ],
    {kind: 'accent'},
  );
  picture.text([column(3) + 43, 122], 'next upload', {role: 'accent', bold: true});
  picture.text([column(4) + 33, 204], 'active', {align: 'center'});
  picture.text([column(0), 24], 'oldest');
  picture.text([472, 24], 'newest', {align: 'right'});
  picture.arrow([
    [column(0) + 50, 19],
    [412, 19],
  ]);
  picture.rule([column(0), 110], [column(2) + 66, 110], 'accent');
  picture.text([column(0), 130], 'kept for the total retention', {width: 214});
  picture.rule([column(2), 218], [column(4) + 66, 218], 'ink-3');
  picture.text([column(2), 238], 'kept for the local retention', {width: 218});
  return picture;
}

function compaction(): Drawing {
  const picture = new Drawing(268);
  const before: [string, Kind][] = [
    ['d1=on', 'dashed'],
    ['d2=off', 'dashed'],
    ['d3=on', 'accent'],
    ['d2=on', 'dashed'],
    ['d1=null', 'accent'],
    ['d2=off', 'accent'],
    ['d3=off', 'plain'],
  ];
  const column = (index: number) => 8 + index * 67;
  picture.text([8, 22], 'Tail', {bold: true, role: 'ink'});
  picture.text([column(3), 22], 'Head', {bold: true, role: 'ink'});
  picture.text([column(6), 22], 'Active', {bold: true, role: 'ink'});
  before.forEach(([label, kind], offset) => {
    picture.text([column(offset) + 31, 48], String(offset), {align: 'center', role: 'ink-3'});
    picture.cells([column(offset), 56, 62, 34], [[label, kind]]);
    if (kind !== 'dashed') {
      picture.arrow(
        [
          [column(offset) + 31, 92],
          [column(offset) + 31, 150],
        ],
        {kind: kind === 'accent' ? 'accent' : 'plain'},
      );
      picture.cells([column(offset), 152, 62, 34], [[label, kind]]);
      picture.text([column(offset) + 31, 204], String(offset), {align: 'center', role: 'ink-3'});
    } else {
      picture.text([column(offset) + 31, 110], 'gone', {align: 'center', role: 'ink-3'});
    }
  });
  picture.text([8, 174], 'After', {bold: true, role: 'ink'});
  picture.text([8, 234], 'A record goes when the tail or head has a newer one of its key.', {
    width: 464,
  });
  picture.text([8, 254], 'Offsets stay, and the active segment is not touched.', {width: 464});
  return picture;
}

/** How high the load of each broker may be so that it stays below 80 % when one is lost. */
function brokerLoss(): Drawing {
  const picture = new Drawing(330);
  const panel = (y: number, brokers: number, load: number, gain: string) => {
    picture.group([8, y, 464, 152], `${brokers} brokers, each at ${load}%`);
    const room = 440 / brokers;
    const base = y + 132;
    const unit = 0.9;
    for (let index = 0; index < brokers; index += 1) {
      const x = 20 + index * room;
      const width = room - 12;
      const isLost = index === brokers - 1;
      const before = load * unit;
      const after = 80 * unit;
      picture.shape([x, base - before, width, before], isLost ? 'danger' : 'plain', 4);
      if (!isLost) picture.shape([x, base - after, width, after - before], 'accent', 4);
      if (isLost)
        picture.text([x + width / 2, base - 22], 'lost', {
          align: 'center',
          role: 'danger',
          bold: true,
        });
    }
    picture.text([460, y + 22], `+${gain} on each of the rest`, {
      align: 'right',
      bold: true,
      role: 'accent',
      width: 240,
    });
  };
  panel(8, 3, 53, '50%');
  panel(170, 6, 67, '20%');
  return picture;
}

/** The three steps in which nodes are replaced. */
function nodeReplacement(): Drawing {
  const picture = new Drawing(342);
  const step = (
    number: number,
    title: string,
    note: string,
    old: [string, Kind] | undefined,
    fresh: [string, Kind],
    isMoving = false,
  ) => {
    const y = 8 + (number - 1) * 110;
    picture.group([8, y, 464, 102]);
    picture.badge([30, y + 24], number);
    picture.text([50, y + 29], title, {bold: true, role: 'ink'});
    picture.text([20, y + 58], note, {width: 126});
    if (old) picture.box([154, y + 14, 134, 74], 'Old brokers', old[0], {kind: old[1]});
    picture.box([328, y + 14, 134, 74], 'New brokers', fresh[0], {kind: fresh[1]});
    if (isMoving)
      picture.arrow(
        [
          [288, y + 51],
          [328, y + 51],
        ],
        {kind: 'accent'},
      );
  };
  step(1, 'Join', 'new nodes start', ['all leaders', 'plain'], ['empty', 'dashed']);
  step(
    2,
    'Move',
    'replicas first, then leadership',
    ['fewer and fewer leaders', 'plain'],
    ['more and more leaders', 'accent'],
    true,
  );
  step(3, 'Retire', 'old nodes are removed', undefined, ['all leaders', 'accent']);
  return picture;
}

function activeActive(): Drawing {
  const picture = new Drawing(312);
  picture.box([28, 8, 170, 36], 'Producers of site 1');
  picture.box([282, 8, 170, 36], 'Producers of site 2');
  picture.group([8, 78, 210, 166], 'Cluster k1');
  picture.group([262, 78, 210, 166], 'Cluster k2');
  picture.box([24, 112, 178, 46], 'orders', '', {kind: 'plain'});
  picture.box([24, 182, 178, 46], 'k2.orders', '', {kind: 'accent'});
  picture.box([278, 112, 178, 46], 'orders', '', {kind: 'plain'});
  picture.box([278, 182, 178, 46], 'k1.orders', '', {kind: 'accent'});
  picture.arrow([
    [113, 44],
    [113, 112],
  ]);
  picture.arrow([
    [367, 44],
    [367, 112],
  ]);
  picture.arrow(
    [
      [202, 130],
      [278, 200],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [278, 130],
      [202, 200],
    ],
    {kind: 'accent'},
  );
  picture.text([240, 270], 'Each flow copies the records that were written on its own', {
    align: 'center',
    width: 464,
  });
  picture.text([240, 290], 'side, under the alias of that side. A copy is not copied back.', {
    align: 'center',
    width: 464,
  });
  return picture;
}

function mirrorMaker(): Drawing {
  const picture = new Drawing(210);
  picture.group([8, 8, 150, 150], 'source');
  picture.group([322, 8, 150, 150], 'target');
  picture.box([18, 44, 130, 46], 'TOPIC_NAME');
  picture.box([332, 44, 130, 64], 'source. TOPIC_NAME', '', {kind: 'accent'});
  picture.box([184, 48, 112, 62], 'Replication flow', '', {kind: 'plain'});
  picture.arrow(
    [
      [148, 68],
      [184, 68],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [296, 76],
      [332, 76],
    ],
    {kind: 'accent'},
  );
  picture.text([83, 128], 'offsets of groups', {align: 'center', width: 140});
  picture.text([397, 138], 'offsets of groups', {align: 'center', width: 140});
  picture.text([240, 188], 'The alias of the source becomes the prefix of the copy.', {
    align: 'center',
    width: 464,
  });
  return picture;
}

function tableToTopic(): Drawing {
  const picture = new Drawing(300);
  picture.group([8, 8, 464, 92], 'PostgreSQL, table reading');
  picture.cells(
    [20, 42, 440, 44],
    [
      ['1 attic 21.5', 'plain'],
      ['2 cellar 12.25', 'plain'],
      ['3 attic 23.0', 'plain'],
      ['4 roof -4.5', 'accent'],
    ],
  );
  picture.arrow([
    [240, 100],
    [240, 130],
  ]);
  picture.box(
    [80, 130, 320, 48],
    'Connector pg-reading',
    'rows with a higher id than the last one',
  );
  picture.arrow([
    [240, 178],
    [240, 208],
  ]);
  picture.group([8, 208, 464, 84], 'Kafka, topic pg.reading');
  picture.cells(
    [20, 242, 440, 38],
    [
      ['record', 'plain'],
      ['record', 'plain'],
      ['record', 'plain'],
      ['record', 'accent'],
    ],
  );
  return picture;
}

function schemaVersions(): Drawing {
  const picture = new Drawing(250);
  picture.group([8, 8, 290, 232], 'Subject TOPIC_NAME-value');
  picture.box([24, 44, 258, 46], 'Version 1');
  picture.box([24, 176, 258, 46], 'Version 2', '', {kind: 'accent'});
  picture.arrow(
    [
      [72, 90],
      [72, 176],
    ],
    {kind: 'accent'},
  );
  picture.text([86, 128], 'a new field with a default', {role: 'accent', bold: true, width: 200});
  picture.text([86, 148], 'is compatible', {width: 200});
  picture.box([340, 44, 132, 88], 'Rejected', 'a new field without a default', {kind: 'danger'});
  picture.arrow(
    [
      [282, 67],
      [340, 67],
    ],
    {kind: 'danger', dashed: true},
  );
  picture.text([340, 156], 'New readers must', {width: 132});
  picture.text([340, 176], 'understand old', {width: 132});
  picture.text([340, 196], 'records.', {width: 132});
  return picture;
}

function sharedObjects(): Drawing {
  const picture = new Drawing(306);
  const object = (x: number, wide: number, name: string, batches: [string, Kind][]) => {
    picture.group([x, 8, wide, 116], name);
    batches.forEach(([label, kind], index) => {
      const width = (wide - 24 - (batches.length - 1) * 4) / batches.length;
      picture.cells([x + 12 + index * (width + 4), 44, width, 64], [[label, kind]]);
    });
  };
  object(8, 262, 'Object 17', [
    ['orders-0', 'accent'],
    ['orders-1', 'plain'],
    ['clicks-0', 'plain'],
  ]);
  object(286, 186, 'Object 18', [
    ['clicks-0', 'plain'],
    ['orders-0', 'accent'],
  ]);
  picture.text([8, 152], 'The index puts each partition together:', {bold: true, role: 'ink'});
  const line = (y: number, name: string, pieces: [string, Kind][]) => {
    picture.text([8, y + 24], name);
    pieces.forEach(([label, kind], index) =>
      picture.cells([104 + index * 186, y, 180, 36], [[label, kind]]),
    );
  };
  line(168, 'orders-0', [
    ['object 17', 'accent'],
    ['object 18', 'accent'],
  ]);
  line(212, 'orders-1', [['object 17', 'plain']]);
  line(256, 'clicks-0', [
    ['object 17', 'plain'],
    ['object 18', 'plain'],
  ]);
  return picture;
}

function classicAndDiskless(): Drawing {
  const picture = new Drawing(392);
  const zones = ['Zone A', 'Zone B', 'Zone C'];
  const brokers = (y: number, labels: readonly [string, Kind][]) =>
    labels.forEach(([label, kind], index) => {
      const x = 20 + index * 150;
      picture.group([x, y, 140, 84], zones[index]);
      picture.box([x + 10, y + 32, 120, 40], label, '', {kind});
    });
  picture.text([20, 24], 'Classic: brokers copy each record to each other', {
    bold: true,
    role: 'ink',
    width: 440,
  });
  brokers(36, [
    ['leader', 'accent'],
    ['follower', 'plain'],
    ['follower', 'plain'],
  ]);
  picture.arrow(
    [
      [90, 120],
      [90, 144],
      [240, 144],
      [240, 120],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [90, 120],
      [90, 144],
      [390, 144],
      [390, 120],
    ],
    {kind: 'accent'},
  );
  picture.rule([20, 172], [460, 172], 'line');
  picture.text([20, 204], 'Diskless: any broker writes to object storage', {
    bold: true,
    role: 'ink',
    width: 440,
  });
  brokers(216, [
    ['broker', 'plain'],
    ['broker', 'plain'],
    ['broker', 'plain'],
  ]);
  [90, 240, 390].forEach((x) =>
    picture.arrow(
      [
        [x, 300],
        [x, 330],
      ],
      {kind: 'accent'},
    ),
  );
  picture.store([20, 330, 440, 52], 'Object storage', '', {kind: 'accent'});
  return picture;
}

/** The steps of a diskless write. */
function disklessWrite(): Drawing {
  const picture = new Drawing(206);
  const at = (ms: number) => 8 + ms * (464 / 700);
  const part = (from: number, to: number, y: number, name: string, text: string, kind: Kind) => {
    picture.shape([Math.round(at(from)), 40, Math.round(at(to) - at(from)) - 3, 44], kind, 5);
    picture.arrow(
      [
        [at((from + to) / 2), 84],
        [at((from + to) / 2), y - 16],
      ],
      {heads: 'none'},
    );
    const align = from > 600 ? 'right' : 'center';
    const x = from > 600 ? 472 : at((from + to) / 2);
    picture.text([x, y], name, {align, bold: true, role: 'ink'});
    picture.text([x, y + 20], text, {align});
  };
  picture.text([8, 24], 'record arrives');
  picture.text([472, 24], 'acknowledged', {align: 'right', role: 'accent', bold: true});
  part(0, 250, 124, 'Collect', 'up to 250 ms', 'plain');
  part(250, 650, 124, 'Upload', '200 to 400 ms', 'accent');
  part(650, 700, 174, 'Commit', '10 to 20 ms', 'plain');
  return picture;
}

function topicPath(): Drawing {
  const picture = new Drawing(224);
  picture.box([8, 84, 84, 60], 'kcat -P', 'writes');
  picture.group([124, 8, 232, 208], 'TOPIC_NAME');
  const partitions: [string, Kind][][] = [
    [
      ['attic 21.5', 'accent'],
      ['attic 23.0', 'accent'],
    ],
    [
      ['', 'muted'],
      ['', 'muted'],
    ],
    [
      ['cellar 12.3', 'accent'],
      ['', 'muted'],
    ],
  ];
  partitions.forEach((records, partition) => {
    picture.text([136, 52 + partition * 58], `Partition ${partition}`, {role: 'ink-3'});
    picture.cells([136, 58 + partition * 58, 208, 30], records);
  });
  picture.box([388, 84, 84, 60], 'kcat -G', 'reads');
  picture.arrow(
    [
      [92, 114],
      [124, 114],
    ],
    {kind: 'accent'},
  );
  picture.arrow(
    [
      [356, 114],
      [388, 114],
    ],
    {kind: 'accent'},
  );
  return picture;
}

export const PICTURES = {
  'products/kafka/img/first-records.svg': topicPath,
  'products/kafka/concepts/img/consumer-group.svg': consumerGroup,
  'products/kafka/concepts/img/retention.svg': retention,
  'products/kafka/concepts/img/tiered-storage.svg': tieredStorage,
  'products/kafka/concepts/img/compaction.svg': compaction,
  'products/kafka/concepts/img/broker-loss.svg': brokerLoss,
  'products/kafka/concepts/img/node-replacement.svg': nodeReplacement,
  'products/kafka/kafka-connect/img/table-to-topic.svg': tableToTopic,
  'products/kafka/kafka-mirrormaker/img/first-flow.svg': mirrorMaker,
  'products/kafka/kafka-mirrormaker/concepts/disaster-recovery/img/active-active.svg': activeActive,
  'products/kafka/karapace/img/schema-versions.svg': schemaVersions,
  'products/diskless/concepts/img/diskless-write.svg': disklessWrite,
  'products/diskless/concepts/img/shared-objects.svg': sharedObjects,
  'products/diskless/concepts/img/classic-and-diskless.svg': classicAndDiskless,
};
