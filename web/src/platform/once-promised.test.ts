import { expect, test, vi } from 'vitest';
import { oncePromised } from './once-promised.ts';

test('what is fetched is fetched once, and the promise that is kept says its value', async () => {
  const fetch = vi.fn<() => Promise<string>>(async () => 'here');
  const once = oncePromised(fetch);
  const [first, second] = [once(), once()];
  expect(second).toBe(first);
  await first;
  expect(once()).toMatchObject({ status: 'fulfilled', value: 'here' });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('what did not arrive is not asked for again and again at once, and is after a pause', async () => {
  vi.useFakeTimers();
  try {
    let isAway = true;
    const fetch = vi.fn<() => Promise<string>>(async () => {
      if (isAway) throw new Error('no connection');
      return 'here';
    });
    const once = oncePromised(fetch);
    for (let tries = 0; tries < 5; tries += 1) await expect(once()).rejects.toThrow('no connection');
    expect(fetch).toHaveBeenCalledTimes(1);
    isAway = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(await once()).toBe('here');
  } finally {
    vi.useRealTimers();
  }
});
