import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');

/** Prints every module that is loaded for the ingredient data service, a line each. */
const LIST = `
  const { registerHooks } = await import('node:module');
  registerHooks({ load(url, context, next) { console.log(url); return next(url, context); } });
  await import(process.argv[1]);
`;

test('the ingredient data service starts without the other areas and without a database', async () => {
  const service = join(SOURCES, 'ingredient-data-app.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', LIST, service], {
    maxBuffer: 8_000_000,
  });
  const loaded = stdout.trim().split('\n');
  const own = loaded.flatMap((url) => url.split('/server/src/')[1] ?? []);
  expect(own).toContain('ingredients/routes/ingredient-routes.ts');
  expect(own.filter((file) => !/^(?:ingredient-data-app\.ts|app\/|ingredients\/|platform\/)/.test(file))).toEqual([]);
  expect(loaded.filter((url) => /\/node_modules\/(?:kysely|pg|nodemailer|exceljs)\//.test(url))).toEqual([]);
});
