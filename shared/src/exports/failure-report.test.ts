import { expect, test } from 'vitest';
import { sentryEnvelope, sentryTarget } from './failure-report.ts';

test.each([
  ['https://abc123@errors.example.com/7', 'https://errors.example.com/api/7/envelope/?sentry_key=abc123&sentry_version=7'],
  ['http://k@localhost:9000/a/b/12', 'http://localhost:9000/a/b/api/12/envelope/?sentry_key=k&sentry_version=7'],
  ['https://errors.example.com/7', null],
  ['javascript:alert(1)', null],
  ['', null],
])('envelopes for the DSN %j go to %j', (dsn, target) => {
  expect(sentryTarget(dsn)).toBe(target);
});

test('an envelope says what was thrown and by what it was caused, and no address', () => {
  const [head, kind, event] = sentryEnvelope({
    id: 'f'.repeat(32),
    at: '2026-11-21T10:00:00.000Z',
    environment: 'production',
    tags: { area: 'exports', format: 'pdf' },
    errors: [
      { type: 'ExportFailure', value: 'no file' },
      { type: 'Error', value: 'got 404 from https://plate.example/api/menus/42 again' },
    ],
  })
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(head).toMatchObject({ event_id: 'f'.repeat(32) });
  expect(kind).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    environment: 'production',
    tags: { area: 'exports', format: 'pdf' },
    exception: {
      values: [
        { type: 'Error', value: 'got 404 from [address] again' },
        { type: 'ExportFailure', value: 'no file' },
      ],
    },
  });
  expect(Object.keys(event ?? {})).not.toContain('user');
});
