import { expect, test } from 'vitest';
import { afterNoticeEvent, EMPTY_QUEUE, nextTick, type Notice, type NoticeEvent, type NoticeQueue } from './notice-queue.ts';

const notice = (message: string, more: Partial<Notice> = {}): Notice => ({
  message,
  type: 'success',
  display: 8000,
  action: null,
  ...more,
});

/** Plays events at their instants, in milliseconds, and gives the queue after the last. */
function play(...events: [now: number, event: NoticeEvent | 'tick' | 'close' | 'hold' | 'release' | Notice][]): NoticeQueue {
  return events.reduce((queue, [now, event]) => {
    if (typeof event === 'string') return afterNoticeEvent(queue, { kind: event }, now);
    return afterNoticeEvent(queue, 'kind' in event ? event : { kind: 'add', notice: event }, now);
  }, EMPTY_QUEUE);
}

test('the first notice appears at once and stays 8 seconds', () => {
  expect(play([0, notice('Saved')]).shown?.message).toBe('Saved');
  expect(play([0, notice('Saved')], [7999, 'tick']).shown?.message).toBe('Saved');
  expect(play([0, notice('Saved')], [8000, 'tick']).shown).toBeNull();
});

test('only one is shown, the others wait in their order', () => {
  const queue = play([0, notice('one')], [1, notice('two')], [2, notice('three')]);
  expect(queue.shown?.message).toBe('one');
  expect(queue.waiting.map((each) => each.message)).toEqual(['two', 'three']);
});

test('the same message is not queued twice, neither while shown nor while waiting', () => {
  const queue = play([0, notice('one')], [1, notice('one')], [2, notice('two')], [3, notice('two')]);
  expect(queue.waiting.map((each) => each.message)).toEqual(['two']);
});

test('the same message may come again once it has gone', () => {
  expect(play([0, notice('one')], [8000, 'tick'], [9000, notice('one')]).shown?.message).toBe('one');
});

test('the next appears 100 ms after the first has gone by itself', () => {
  const start: [number, Notice][] = [
    [0, notice('one')],
    [1, notice('two')],
  ];
  expect(play(...start, [8000, 'tick'], [8099, 'tick']).shown).toBeNull();
  expect(play(...start, [8000, 'tick'], [8100, 'tick']).shown?.message).toBe('two');
});

test('the next appears 1000 ms after a person closed the first', () => {
  const start: [number, Notice][] = [
    [0, notice('one')],
    [1, notice('two')],
  ];
  expect(play(...start, [500, 'close'], [1499, 'tick']).shown).toBeNull();
  expect(play(...start, [500, 'close'], [1500, 'tick']).shown?.message).toBe('two');
});

test('a notice added in the quiet after closing waits for its end', () => {
  const queue = play([0, notice('one')], [500, 'close'], [600, notice('two')]);
  expect(queue.shown).toBeNull();
  expect(nextTick(queue)).toBe(1500);
});

test('work in progress stays until it is closed by its message', () => {
  const saving = notice('Creating the report', { type: 'inProgress', display: null });
  const queue = play([0, saving]);
  expect(nextTick(queue)).toBeNull();
  expect(play([0, saving], [60_000, 'tick']).shown).toBe(saving);
  expect(play([0, saving], [60_000, { kind: 'close', message: 'Creating the report' }]).shown).toBeNull();
});

test('closing by message takes a waiting notice out of the queue and leaves the shown one', () => {
  const queue = play([0, notice('one')], [1, notice('two')], [2, { kind: 'close', message: 'two' }]);
  expect(queue.shown?.message).toBe('one');
  expect(queue.waiting).toEqual([]);
});

test('resting on a notice stops its clock, leaving it lets the rest run', () => {
  const queue = play([0, notice('one')], [3000, 'hold'], [20_000, 'tick'], [30_000, 'release']);
  expect(queue.shown?.message).toBe('one');
  expect(nextTick(queue)).toBe(35_000);
});

test('closing or holding nothing changes nothing that can be seen', () => {
  expect(play([0, 'hold'], [1, 'release'], [2, 'tick'])).toEqual(EMPTY_QUEUE);
  expect(play([0, 'close']).shown).toBeNull();
});
