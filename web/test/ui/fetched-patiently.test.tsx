import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchedPatiently } from '../../src/ui/opened/fetched-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A network that is away, until it is back. */
function network() {
  const state = { isAway: true, asked: 0 };
  const fetch = async (): Promise<string> => {
    state.asked += 1;
    if (state.isAway) throw new TypeError('Failed to fetch');
    return 'here';
  };
  return { state, fetch };
}

test('a file that does not arrive is asked for with longer and longer waits, not in a storm', async () => {
  const { state, fetch } = network();
  const fetched = fetchedPatiently(fetch);
  await vi.advanceTimersByTimeAsync(900);
  expect(state.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(59_100);
  expect(state.asked).toBeGreaterThan(4);
  expect(state.asked).toBeLessThan(10);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await fetched).toBe('here');
});

test('with the network back it is asked for at once', async () => {
  const { state, fetch } = network();
  const fetched = fetchedPatiently(fetch);
  await vi.advanceTimersByTimeAsync(40_000);
  const before = state.asked;
  state.isAway = false;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.asked).toBe(before + 1);
  expect(await fetched).toBe('here');
});
