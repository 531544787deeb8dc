import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test.each([
  [new Error('listen EADDRINUSE'), 'listen EADDRINUSE'],
  [new Error('Command failed: initdb\ninitdb: error: no room\n\n'), 'Command failed: initdb initdb: error: no room'],
  [
    new AggregateError([new Error('ECONNREFUSED ::1'), new Error('ECONNREFUSED 127.0.0.1')]),
    'ECONNREFUSED ::1, ECONNREFUSED 127.0.0.1',
  ],
  [new TypeError(), 'TypeError'],
  ['burnt', 'burnt'],
  [undefined, 'undefined'],
])('%o is logged as %j', (thrown, line) => {
  expect(oneLine(thrown)).toBe(line);
});
