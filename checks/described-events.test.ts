import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVENTS } from '@plateprint/shared/kernel/event.ts';

test('the page for programs has a row for every event', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/webhooks.md'), 'utf8');
  expect(EVENTS.filter((event) => !page.includes(`| \`${event}\``))).toEqual([]);
});
