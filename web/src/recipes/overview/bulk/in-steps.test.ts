import { expect, test } from 'vitest';
import { inSteps } from './in-steps.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const failingAtC = async (part: string[]): Promise<string[]> =>
  part.includes('c') ? Promise.reject(new Error('no way through')) : Promise.resolve(part);
const going = () => new AbortController().signal;

test('many are done as many at a time as one call takes, and each step is reported', async () => {
  const calls: string[][] = [];
  const shares: number[] = [];
  const action = async (part: string[]): Promise<string[]> => {
    calls.push(part);
    return Promise.resolve(part);
  };
  const done = await inSteps(ids, { atOnce: 2, action, onShare: (share) => shares.push(share), signal: going() });
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
  expect(shares).toEqual([0.4, 0.8, 1]);
  expect(done).toEqual({ outcome: ids, failure: null });
});

test('what was done before a call failed stays done and is reported with the failure', async () => {
  const { outcome, failure } = await inSteps(ids, { atOnce: 2, action: failingAtC, onShare: () => undefined, signal: going() });
  expect(outcome).toEqual(['a', 'b']);
  expect(failure).toEqual(new Error('no way through'));
});

test('called off, it ends after the step that is under way, without a failure', async () => {
  const calling = new AbortController();
  const action = async (part: string[]): Promise<string[]> => {
    calling.abort();
    return Promise.resolve(part);
  };
  const done = await inSteps(ids, { atOnce: 2, action, onShare: () => undefined, signal: calling.signal });
  expect(done).toEqual({ outcome: ['a', 'b'], failure: null });
});
