import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES } from '@plateprint/shared/access/plan.ts';
import { EVENTS } from '@plateprint/shared/kernel/event.ts';

const HERE = join(import.meta.dirname, '../..');

/** All of what some sources say, their tests aside. */
function sourcesOf(folder: string): string {
  const files = globSync('**/*.ts', { cwd: join(HERE, folder) }).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => readFileSync(join(HERE, folder, file), 'utf8')).join('\n');
}

test('the page for programs has a row for every event', () => {
  const page = readFileSync(join(HERE, 'docs/webhooks.md'), 'utf8');
  expect(EVENTS.filter((event) => !page.includes(`| \`${event}\``))).toEqual([]);
});

test('every event happens somewhere on the server', () => {
  const server = sourcesOf('server/src');
  expect(EVENTS.filter((event) => !server.includes(`type: '${event}'`))).toEqual([]);
});

test('every feature of a plan is asked for by an ability', () => {
  const abilities = sourcesOf('shared/src/access');
  expect(Object.keys(FEATURES).filter((feature) => !abilities.includes(`'${feature}'`))).toEqual([]);
});
