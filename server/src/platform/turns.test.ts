import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { turnsOf } from './turns.ts';

const ROOM = { atOnce: 2, waitingEach: 3, waitingAll: 6 };

/** Work that ends when the test says so; `begun` has the order in which it began. */
function workshop(room = ROOM) {
  const turns = turnsOf(room, () => new Error('full'));
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const give = (tenant: string, name: string): Promise<string> =>
    turns(tenant, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await soon();
  };
  return { begun, give, end, turns };
}

describe('turns', () => {
  test('one tenant’s work holds up nobody else’s', async () => {
    const { begun, give } = workshop();
    void give('a', 'a1');
    void give('a', 'a2');
    void give('b', 'b1');
    await soon();
    expect(begun).toEqual(['a1', 'b1']);
  });

  test('go round: who has much waiting comes after who has little', async () => {
    const { begun, give, end } = workshop({ ...ROOM, atOnce: 1 });
    for (const name of ['a1', 'a2', 'a3']) void give('a', name);
    for (const name of ['b1', 'b2']) void give('b', name);
    void give('c', 'c1');
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      await soon();
      await end(name);
    }
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('work that finds no room to wait is refused, and the others’ goes on', async () => {
    const { give, end } = workshop();
    const first = give('a', 'a1');
    for (const name of ['a2', 'a3', 'a4']) void give('a', name);
    await expect(give('a', 'a5')).rejects.toThrow('full');
    void give('b', 'b1');
    for (const name of ['b2', 'b3', 'b4']) void give('b', name);
    await expect(give('c', 'c1')).rejects.toThrow('full');
    await soon();
    await end('a1');
    expect(await first).toBe('a1');
  });

  test('work that fails fails for its own caller, and its turn ends', async () => {
    const { turns } = workshop({ ...ROOM, atOnce: 1 });
    await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await turns('a', async () => 'done')).toBe('done');
  });
});
