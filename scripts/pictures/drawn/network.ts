import {Drawing} from '../drawing';

function privateLink(): Drawing {
  const picture = new Drawing(258);
  picture.group([8, 8, 222, 186], 'Your VPC');
  picture.group([268, 8, 204, 186], 'Aiven project VPC');
  picture.box([20, 42, 88, 44], 'Clients');
  picture.box([118, 108, 100, 74], 'Interface endpoint', '', {kind: 'accent'});
  picture.arrow([
    [64, 86],
    [64, 145],
    [118, 145],
  ]);
  picture.box([278, 108, 82, 74], 'Load balancer', '', {kind: 'accent'});
  picture.box([384, 42, 76, 54], 'Service node');
  picture.box([384, 118, 76, 54], 'Service node');
  picture.arrow(
    [
      [218, 145],
      [278, 145],
    ],
    {kind: 'accent'},
  );
  picture.arrow([
    [360, 138],
    [368, 138],
    [368, 69],
    [384, 69],
  ]);
  picture.arrow([
    [360, 150],
    [384, 150],
  ]);
  picture.text([8, 222], 'Connections go from your VPC to this one service. No routes', {
    width: 464,
  });
  picture.text([8, 242], 'are exchanged, so address ranges may overlap.', {width: 464});
  return picture;
}

function transitGateway(): Drawing {
  const picture = new Drawing(246);
  const from: [string, string][] = [
    ['On premises', 'VPN, Direct Connect'],
    ['Your VPC', ''],
    ['Your VPC', ''],
  ];
  from.forEach(([name, text], index) => {
    const y = 8 + index * 66;
    picture.box([8, y, 160, 54], name, text);
    picture.arrow(
      index === 1
        ? [
            [168, 101],
            [208, 101],
          ]
        : [
            [168, y + 27],
            [188, y + 27],
            [188, 101 + (index - 1) * 12],
            [208, 101 + (index - 1) * 12],
          ],
      {heads: 'both'},
    );
  });
  picture.box([208, 70, 112, 62], 'Your transit gateway', '', {kind: 'accent'});
  picture.group([358, 36, 114, 130], 'Aiven VPC');
  picture.box([370, 72, 90, 58], 'Services');
  picture.arrow(
    [
      [320, 101],
      [358, 101],
    ],
    {kind: 'accent', heads: 'both'},
  );
  picture.text([8, 226], 'The gateway connects all networks that are attached to it.', {
    width: 464,
  });
  return picture;
}

export const PICTURES = {
  'platform/howto/img/privatelink.svg': privateLink,
  'platform/howto/img/transit-gateway.svg': transitGateway,
};
