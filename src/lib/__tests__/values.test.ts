import {beforeEach, describe, expect, it, vi} from 'vitest';
import type * as values from '../values';

type Values = typeof values;

/** A window with storage of its own; blocked storage throws at every use. */
function open(
  kept: Record<string, string> = {},
  isBlocked = false,
): {store: Map<string, string>; tell: (event: object) => void} {
  const store = new Map(Object.entries(kept));
  const handlers: ((event: object) => void)[] = [];
  const guard = <T>(access: () => T): T => {
    if (isBlocked) throw new Error('SecurityError');
    return access();
  };
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => guard(() => store.get(key) ?? null),
      setItem: (key: string, value: string) => guard(() => store.set(key, value)),
      removeItem: (key: string) => guard(() => store.delete(key)),
    },
    addEventListener: (_type: string, handler: (event: object) => void) => handlers.push(handler),
  });
  return {store, tell: (event) => handlers.forEach((handler) => handler(event))};
}

const names = new Set(['SERVICE_NAME', 'HOST']);
const load = (): Promise<Values> => import('../values');

describe("the reader's values", () => {
  beforeEach(() => vi.resetModules());

  it('fill whole names, not parts of others, nor variables', async () => {
    open();
    const {fillValues, setValue} = await load();
    setValue('SERVICE_NAME', 'orders');
    expect(
      fillValues(
        'SERVICE_NAME MY_SERVICE_NAME $SERVICE_NAME ${SERVICE_NAME} "SERVICE_NAME"',
        names,
      ),
    ).toBe('orders MY_SERVICE_NAME $SERVICE_NAME ${SERVICE_NAME} "orders"');
    expect(fillValues('HOST', names)).toBe('HOST');
  });

  it('are kept in the browser, and forgotten when empty', async () => {
    const {store} = open();
    const {clearValues, setValue} = await load();
    setValue('SERVICE_NAME', 'orders');
    setValue('HOST', 'a');
    expect(JSON.parse(store.get('docs.values') ?? '')).toEqual({SERVICE_NAME: 'orders', HOST: 'a'});
    setValue('HOST', '');
    expect(JSON.parse(store.get('docs.values') ?? '')).toEqual({SERVICE_NAME: 'orders'});
    clearValues();
    expect(store.size).toBe(0);
  });

  it('come back on the next page, and follow another tab', async () => {
    const {tell} = open({'docs.values': '{"SERVICE_NAME":"orders"}'});
    const {fillValues} = await load();
    expect(fillValues('SERVICE_NAME', names)).toBe('orders');
    tell({key: 'docs.values', newValue: '{"SERVICE_NAME":"other"}'});
    expect(fillValues('SERVICE_NAME', names)).toBe('other');
  });

  it('are no secrets', async () => {
    const {store} = open();
    const {looksSecret, setValue} = await load();
    setValue('HOST', 'postgres://avnadmin:hunter2@host:1/defaultdb');
    expect(store.size).toBe(0);
    expect(looksSecret('pg-prod.example.com')).toBe(false);
    expect(looksSecret('https://kafka.example.com:12698')).toBe(false);
  });

  it('work without storage, and with what is not theirs in it', async () => {
    open({}, true);
    const {fillValues, setValue} = await load();
    setValue('SERVICE_NAME', 'orders');
    expect(fillValues('SERVICE_NAME', names)).toBe('orders');
    vi.resetModules();
    open({'docs.values': 'no json'});
    expect((await load()).fillValues('SERVICE_NAME', names)).toBe('SERVICE_NAME');
  });
});
