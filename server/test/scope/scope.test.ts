import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../support/product.ts';
import { anyAction, type Action, doAction } from './action.ts';
import { misreadings, offered, Sessions } from './reading.ts';
import { type SmallWorld, smallWorld } from './small-world.ts';
import { at } from './access-model.ts';

/** Altogether; more in the whole run, and far more in `npm run test:long`. */
const ACTIONS = Number(process.env['SCOPE_ACTIONS'] || 30);
const IN_A_ROW = 30;
/** A change is felt within two seconds on every node (decision 0006). */
const FELT_MS = 2100;

let product: Product;

beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

async function doneAndFelt(world: SmallWorld, sessions: Sessions, action: Action): Promise<string> {
  const ids = [...world.model.people.keys()];
  const by = ids[action.by];
  const call = by === undefined ? world.root : await sessions.of(by);
  const doer = by === undefined ? null : at(world.model.people, by);
  const { done, byRight } = await doAction({ world, action, call, doer });
  product.wait(FELT_MS);
  return done && !byRight ? `${action.kind} was done without the right to it` : '';
}

test(`whatever is granted, revoked, moved, deleted and restored, in ${ACTIONS} actions nobody reads outside of their scope`, async () => {
  const holds = fc.asyncProperty(fc.array(anyAction, { minLength: IN_A_ROW, maxLength: IN_A_ROW }), async (actions) => {
    const world = await smallWorld(product);
    const sessions = new Sessions(world);
    const ids = [...world.model.people.keys()];
    for (const [number, action] of actions.entries()) {
      expect(await doneAndFelt(world, sessions, action)).toBe('');
      for (const [place, personId] of ids.entries()) {
        const sample = place === action.who ? {} : { each: 8, from: number };
        expect(await misreadings(world, sessions, { personId, ...sample })).toEqual([]);
      }
    }
    for (const personId of ids) {
      expect(await misreadings(world, sessions, { personId })).toEqual([]);
      const list = await offered(world, sessions, personId);
      expect(list?.offered).toEqual(list?.expected);
    }
  });
  await fc.assert(holds, { numRuns: Math.ceil(ACTIONS / IN_A_ROW), endOnFailure: true });
}, 3_600_000);
