import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readEndedServices, readFigures} from '../figures';

let dir: string;
const write = (name: string, data: object) =>
  fs.writeFileSync(path.join(dir, name), JSON.stringify(data));

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'figures-'));
});
afterEach(() => fs.rmSync(dir, {recursive: true}));

describe('readFigures', () => {
  it('counts what the fact files hold', () => {
    write('avn.json', {source: {version: '4.16.0-2-g292dcdb'}, commands: [{}, {}]});
    write('service-config.json', {
      services: {pg: {a: {}, b: {}}},
      integrations: {x: {c: {}}},
      endpoints: {},
    });
    write('terraform.json', {resources: {a: {}}, dataSources: {a: {}, b: {}}});
    expect(readFigures(dir)).toEqual({
      commands: 2,
      cliVersion: '4.16',
      properties: 3,
      resources: 3,
    });
  });

  it('has no figure for a file that is not there', () => {
    expect(readFigures(dir)).toEqual({});
    expect(readEndedServices(dir)).toEqual([]);
  });
});

it('knows a service that has ended by its status and its date', () => {
  write('services.json', {
    services: [
      {type: 'redis', status: 'ended', endOfLife: '2025-03-31'},
      {type: 'kafka', status: 'active'},
    ],
  });
  expect(readEndedServices(dir)).toEqual([{type: 'redis', endOfLife: '2025-03-31'}]);
});
