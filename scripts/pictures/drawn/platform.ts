import {Drawing, type Kind} from '../drawing';

/** The frame of a page of the Console, with its entries at the left. */
function consolePage(
  picture: Drawing,
  height: number,
  entries: readonly (readonly [string, boolean?])[],
  title: string,
): void {
  picture.shape([8, 8, 464, height], 'plain', 10);
  picture.rule([8, 40], [472, 40], 'line');
  [26, 42, 58].forEach((x) => picture.dot([x, 24], 'line-strong', 4));
  picture.text([240, 29], title, {align: 'center', role: 'ink-3'});
  picture.rule([150, 40], [150, 8 + height], 'line');
  entries.forEach(([label, isOpen], index) => {
    const y = 52 + index * 34;
    if (isOpen) picture.shape([16, y, 126, 28], 'accent', 6);
    picture.text([26, y + 19], label, {role: isOpen ? 'ink' : 'ink-2', bold: isOpen, width: 116});
  });
}

/** The numbers are those of the steps on the page. */
function createService(): Drawing {
  const picture = new Drawing(342);
  consolePage(picture, 326, [['Services', true]], 'Create service');
  const field = (step: number, y: number, label: string, value = '') => {
    picture.badge([176, y - 5], step, 'accent');
    picture.text([196, y], label, {bold: true, role: 'ink'});
    picture.shape([166, y + 12, 290, 30], 'muted', 6);
    if (value) picture.text([178, y + 32], value);
  };
  field(3, 68, 'Service tier', 'Free');
  field(4, 138, 'Cloud and Plan');
  field(5, 208, 'Service details', 'SERVICE_NAME');
  picture
    .badge([176, 297], 6, 'accent')
    .text([196, 302], 'Service summary', {bold: true, role: 'ink'});
  picture.cells([326, 282, 130, 32], [['Create service', 'solid']]);
  return picture;
}

function servicePage(): Drawing {
  const picture = new Drawing(342);
  consolePage(
    picture,
    326,
    [
      ['Overview', true],
      ['Metrics'],
      ['Logs'],
      ['Users'],
      ['Databases'],
      ['Integrations'],
      ['Backups'],
      ['Service settings'],
    ],
    'SERVICE_NAME',
  );
  picture.dot([172, 62], 'accent', 5).text([184, 67], 'Running', {bold: true, role: 'accent'});
  picture.cells([336, 48, 120, 28], [['Quick connect', 'plain']]);
  picture.group([162, 88, 298, 196], 'Connection information');
  ['Host', 'Port', 'User', 'Password', 'CA Certificate'].forEach((label, index) => {
    const y = 136 + index * 31;
    picture.text([174, y], label, {role: 'ink-3'});
    if (label === 'CA Certificate')
      picture.text([448, y], 'Download', {align: 'right', bold: true, role: 'accent'});
    else
      picture.text([448, y], ['PG_HOST', 'PG_PORT', 'avnadmin', '••••••••'][index]!, {
        align: 'right',
        role: 'ink',
      });
    if (index < 4) picture.rule([174, y + 10], [448, y + 10], 'line');
  });
  picture.text([174, 314], 'Maintenance', {bold: true, role: 'ink'});
  return picture;
}

function peeringReach(): Drawing {
  const picture = new Drawing(300);
  picture.group([8, 8, 142, 150], 'Other network');
  picture.box([20, 60, 118, 60], 'Clients', '', {kind: 'dashed'});
  picture.group([186, 8, 118, 150], 'Your VPC');
  picture.box([198, 60, 94, 60], 'Clients');
  picture.group([340, 8, 132, 150], 'Aiven VPC', 'accent');
  picture.box([352, 60, 108, 60], 'Services');
  picture.arrow(
    [
      [304, 90],
      [340, 90],
    ],
    {kind: 'accent', heads: 'both'},
  );
  picture.arrow(
    [
      [150, 90],
      [186, 90],
    ],
    {heads: 'both'},
  );
  picture.text([322, 182], 'peering', {align: 'center', role: 'accent', bold: true});
  picture.text([168, 182], 'peering', {align: 'center'});
  picture.arrow(
    [
      [79, 158],
      [79, 214],
      [406, 214],
      [406, 158],
    ],
    {kind: 'danger', dashed: true},
  );
  picture.text([240, 240], 'not reachable', {align: 'center', role: 'danger', bold: true});
  picture.text([240, 266], 'A peering leads to the network behind it and no further.', {
    align: 'center',
    width: 464,
  });
  return picture;
}

function byocAccounts(): Drawing {
  const picture = new Drawing(330);
  const column = (x: number, title: string) =>
    picture.text([x, 24], title, {bold: true, role: 'ink'});
  column(8, "In Aiven's clouds");
  column(248, 'With BYOC');
  picture.group([8, 38, 224, 218], "Aiven's account");
  picture.box([20, 74, 200, 44], 'Management');
  picture.box([20, 136, 200, 108], 'Your services', 'machines, disks, network', {kind: 'accent'});
  picture.group([248, 38, 224, 84], "Aiven's account");
  picture.box([260, 70, 200, 40], 'Management');
  picture.group([248, 142, 224, 114], 'Your account');
  picture.box([260, 176, 200, 68], 'Your services', 'machines, disks, network', {kind: 'accent'});
  picture.arrow([
    [360, 110],
    [360, 176],
  ]);
  picture.text([8, 282], 'Aiven operates the services in both. With BYOC, their network', {
    width: 464,
  });
  picture.text([8, 302], 'and the invoice for their machines are in your account.', {width: 464});
  return picture;
}

function backupTimeline(): Drawing {
  const picture = new Drawing(244);
  picture.text([8, 24], 'Full backups', {bold: true, role: 'ink'});
  picture.rule([8, 66], [472, 66], 'line-strong');
  [60, 210, 360].forEach((x, index) => {
    picture.store([x - 26, 40, 52, 52], '', '', {kind: 'plain'});
    picture.text([x, 112], ['day 1', 'day 2', 'day 3'][index]!, {align: 'center', role: 'ink-3'});
  });
  picture.text([8, 142], 'Log of changes, archived continuously', {
    bold: true,
    role: 'ink',
    width: 464,
  });
  picture.cells(
    [8, 152, 464, 22],
    Array.from({length: 29}, (_, index): [string, Kind] => [
      '',
      index >= 12 && index < 18 ? 'accent' : 'plain',
    ]),
    3,
  );
  picture.arrow(
    [
      [292, 212],
      [292, 176],
    ],
    {kind: 'accent'},
  );
  picture.text([304, 218], 'restore to this moment', {role: 'accent', bold: true});
  picture.text([8, 218], 'backup of day 2 + changes', {width: 270});
  picture.arrow(
    [
      [196, 200],
      [196, 176],
    ],
    {kind: 'accent', heads: 'none'},
  );
  return picture;
}

function forkTimeline(): Drawing {
  const picture = new Drawing(238);
  picture.text([8, 24], 'Original', {bold: true, role: 'ink'});
  picture.arrow([
    [8, 48],
    [472, 48],
  ]);
  picture.dot([212, 48], 'accent', 6).dot([280, 48], 'danger', 6);
  picture.text([212, 26], 'a minute before', {align: 'center', role: 'accent', bold: true});
  picture.text([292, 26], 'DELETE', {role: 'danger', bold: true});
  picture.arrow(
    [
      [212, 54],
      [212, 126],
      [256, 126],
    ],
    {kind: 'accent'},
  );
  picture.text([8, 96], 'its backup, played', {width: 190});
  picture.text([8, 116], 'forward to this time', {width: 190});
  picture.box([256, 98, 216, 56], 'Fork', 'a separate service', {kind: 'accent'});
  picture.arrow(
    [
      [420, 98],
      [420, 50],
    ],
    {dashed: true},
  );
  picture.text([410, 82], 'copy the rows back', {align: 'right'});
  picture.text([8, 190], 'The original keeps running. The fork has its own name, host', {
    width: 464,
  });
  picture.text([8, 210], 'and price, and begins with the state of the chosen moment.', {
    width: 464,
  });
  return picture;
}

function whatRemains(): Drawing {
  const picture = new Drawing(346);
  const row = (y: number, plan: string, labels: readonly [string, string, Kind][]) => {
    picture.group([8, y, 464, 100], plan);
    labels.forEach(([name, text, kind], index) => {
      const width = (440 - (labels.length - 1) * 10) / labels.length;
      picture.box([20 + index * (width + 10), y + 34, width, 54], name, text, {kind});
    });
  };
  row(8, 'Startup, 1 node', [['Primary', 'lost: down until restored', 'danger']]);
  row(118, 'Business, 2 nodes', [
    ['Primary', 'lost', 'danger'],
    ['Standby', 'becomes the primary', 'accent'],
  ]);
  row(228, 'Premium, 3 nodes', [
    ['Primary', 'lost', 'danger'],
    ['Standby', 'new primary', 'accent'],
    ['Standby', 'still there', 'plain'],
  ]);
  return picture;
}

function zoneLoss(): Drawing {
  const picture = new Drawing(216);
  ['Zone A', 'Zone B', 'Zone C'].forEach((zone, index) => {
    const x = 8 + index * 158;
    const isLost = index === 2;
    picture.group([x, 8, 148, 152], zone, isLost ? 'danger' : 'muted');
    [0, 1].forEach((row) =>
      picture.box([x + 12, 42 + row * 56, 124, 46], `Node ${index + 1 + row * 3}`, '', {
        kind: isLost ? 'danger' : 'accent',
      }),
    );
  });
  picture.text([240, 190], 'Zone C is lost: four of six nodes remain.', {
    align: 'center',
    bold: true,
    role: 'ink',
  });
  return picture;
}

function recoveryTimes(): Drawing {
  const picture = new Drawing(216);
  picture.arrow([
    [8, 70],
    [472, 70],
  ]);
  const marks: [number, string, 'accent' | 'danger' | 'ink-3'][] = [
    [90, 'last write kept', 'accent'],
    [210, 'failure', 'danger'],
    [300, 'first alert', 'ink-3'],
    [410, 'no more errors', 'accent'],
  ];
  for (const [x, label, role] of marks) {
    picture.dot([x, 70], role, 6);
    picture.text([x, label === 'failure' || label === 'no more errors' ? 48 : 26], label, {
      align: 'center',
      role: role === 'ink-3' ? 'ink-2' : role,
      bold: true,
    });
  }
  const span = (from: number, to: number, y: number, name: string, text: string) => {
    picture
      .rule([from, 80], [from, y], 'line-strong', true)
      .rule([to, 80], [to, y], 'line-strong', true);
    picture.arrow(
      [
        [from, y],
        [to, y],
      ],
      {heads: 'both'},
    );
    picture.text([(from + to) / 2, y + 22], name, {align: 'center', bold: true, role: 'ink'});
    picture.text([(from + to) / 2, y + 42], text, {align: 'center'});
  };
  span(90, 208, 110, 'Recovery point', 'writes lost');
  span(212, 410, 110, 'Recovery time', 'clients see errors');
  picture.text([8, 196], 'Measure both, and how soon you noticed.', {width: 464});
  return picture;
}

function rollingNodes(): Drawing {
  const picture = new Drawing(366);
  const frame = (
    index: number,
    title: string,
    note: string,
    nodes: readonly [string, string, Kind][],
  ) => {
    const y = 8 + index * 118;
    picture.group([8, y, 464, 110]);
    picture.badge([30, y + 24], index + 1);
    picture.text([50, y + 29], title, {bold: true, role: 'ink', width: 400});
    picture.text([460, y + 29], note, {align: 'right', width: 230});
    nodes.forEach(([name, text, kind], node) => {
      if (name) picture.box([20 + node * 112, y + 46, 104, 52], name, text, {kind});
    });
  };
  frame(0, 'Build', 'clients use the old primary', [
    ['Primary', 'old', 'plain'],
    ['Standby', 'old', 'plain'],
    ['New', 'copies', 'dashed'],
    ['New', 'copies', 'dashed'],
  ]);
  frame(1, 'Take over', 'the host name moves', [
    ['Old', 'forwards', 'muted'],
    ['Old', '', 'muted'],
    ['Primary', 'new', 'accent'],
    ['Standby', 'new', 'accent'],
  ]);
  frame(2, 'Remove', 'old nodes are gone', [
    ['', '', 'plain'],
    ['', '', 'plain'],
    ['Primary', 'new', 'accent'],
    ['Standby', 'new', 'accent'],
  ]);
  return picture;
}

function staticAddresses(): Drawing {
  const picture = new Drawing(244);
  const column = (index: number) => 8 + index * 118;
  ['.10', '.11', '.12', '.13'].forEach((end, index) => {
    picture.text([column(index) + 55, 24], `203.0.113${end}`, {align: 'center'});
  });
  const row = (y: number, title: string, cells: readonly [string, Kind][]) => {
    picture.text([8, y], title, {bold: true, role: 'ink', width: 464});
    cells.forEach(([label, kind], index) =>
      picture.cells([column(index), y + 10, 110, 32], [[label, kind]]),
    );
  };
  row(56, 'Normally', [
    ['node', 'plain'],
    ['node', 'plain'],
    ['free', 'dashed'],
    ['free', 'dashed'],
  ]);
  row(124, 'During maintenance', [
    ['old node', 'plain'],
    ['old node', 'plain'],
    ['new node', 'accent'],
    ['new node', 'accent'],
  ]);
  row(192, 'Afterward', [
    ['free', 'dashed'],
    ['free', 'dashed'],
    ['node', 'accent'],
    ['node', 'accent'],
  ]);
  return picture;
}

export const PICTURES = {
  'img/create-service.svg': createService,
  'img/service-page.svg': servicePage,
  'platform/concepts/img/peering-reach.svg': peeringReach,
  'platform/concepts/img/byoc-accounts.svg': byocAccounts,
  'platform/concepts/img/backup-timeline.svg': backupTimeline,
  'platform/concepts/img/fork-timeline.svg': forkTimeline,
  'platform/concepts/img/node-loss.svg': whatRemains,
  'platform/concepts/img/zone-loss.svg': zoneLoss,
  'platform/concepts/img/recovery-times.svg': recoveryTimes,
  'platform/concepts/img/rolling-nodes.svg': rollingNodes,
  'platform/concepts/img/static-addresses.svg': staticAddresses,
};
