import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfiguration } from '../src/platform/configuration.ts';

const root = join(import.meta.dirname, '../..');

/** Read by the tools and tests, not by the product. */
const OF_TESTS = ['CHROMIUM_PATH', 'TEST_DATABASE_URL', 'TEST_POOLER_URL'];

test('the table of the deployment’s description has every variable that is read, and no other', async () => {
  const read = new Set<string>(OF_TESTS);
  const said: NodeJS.ProcessEnv = { FILES_URL: 's3://plates', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  const watched = new Proxy(said, {
    get(target, name) {
      read.add(String(name));
      return target[String(name)];
    },
  });
  readConfiguration(watched, root);
  const text = await readFile(join(root, 'docs/deployment.md'), 'utf8');
  const table = /^## Configuration$([\s\S]*?)^## /m.exec(text)?.[1] ?? '';
  const cells = table.split('\n').map((line) => /^\| (`[^|]*)\|/.exec(line)?.[1] ?? '');
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([A-Z][A-Z0-9_]*)`/g)].map(([, name = '']) => name));
  expect(named.toSorted()).toEqual([...read].toSorted());
});
