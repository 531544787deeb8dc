import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { givenUpWords } from './given-up-words.ts';

const planted: string[] = [];
afterAll(async () => {
  for (const root of planted) await rm(root, { recursive: true });
});

async function wordsOf(files: Record<string, string>): Promise<string[]> {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  planted.push(root);
  await mkdir(join(root, 'src'));
  for (const [name, source] of Object.entries(files)) await writeFile(join(root, 'src', name), source);
  return givenUpWords(root, ['src']);
}

test.each([
  ['an identifier', { 'a.ts': `export const rowDeeds = 1;` }, 'rowDeeds has a word that was given up, write action'],
  ['a type', { 'a.ts': `export interface DoorPage {}` }, 'DoorPage has a word that was given up, write auth'],
  ['a part of a page', { 'a.tsx': `export const A = () => <Roof />;` }, 'Roof has a word that was given up, write app'],
  ['a name for what was said', { 'a.ts': `const told = 1;` }, 'told has a word that was given up, write the noun'],
  ['such a flag', { 'a.ts': `export const isTold = true;` }, 'isTold has a word that was given up, write the noun'],
  [
    'a part of an object',
    { 'a.ts': `export const a = (b: { untold: string }) => b.untold;` },
    'untold has a word that was given up, write the noun',
  ],
  ['a constant', { 'a.ts': `export const TOLD_EVERY_MS = 1;` }, 'TOLD_EVERY_MS has a word that was given up, write the noun'],
  [
    'a type without a noun',
    { 'a.ts': `export type KeptReport = string;` },
    'the type KeptReport is named by what happened to it',
  ],
  [
    'another type without a noun',
    { 'a.ts': `interface RecipeWaiting { id: string }` },
    'the type RecipeWaiting is named by what happened to it',
  ],
  [
    'a choice of the services',
    { 'a.ts': `export type SignInParts = Pick<Services, 'database' | 'clock'>;` },
    'the type SignInParts is a choice of the services, write …Services',
  ],
  ['an event', { 'a.ts': `export interface Happening {}` }, 'Happening has a word that was given up, write event'],
  ['a file that records one', { 'tell-report.ts': `export const a = 1;` }, 'the file’s name has a word that was given up'],
  [
    'an emission database',
    { 'a.ts': `export interface Place { location: EmissionDatabase }` },
    'location: EmissionDatabase is an emission database, write emissionDatabase',
  ],
  [
    'an emission database in a schema',
    { 'a.ts': `export const Place = z.object({ location: z._default(EmissionDatabase, 'organization') });` },
    'is an emission database, write emissionDatabase',
  ],
  [
    'one that is made of a column',
    { 'a.ts': `export const a = (row: { location: string }) => ({ location: row.location as EmissionDatabase });` },
    'is an emission database, write emissionDatabase',
  ],
  [
    'one that is handed over',
    { 'a.ts': `export function a(database: EmissionDatabase): string { return database; }` },
    'database: EmissionDatabase is an emission database, write emissionDatabase',
  ],
  ['a file', { 'menu-deed.ts': `export const a = 1;` }, 'the file’s name has a word that was given up'],
])('%s in the old words is found', async (_, files, fault) => {
  expect(await wordsOf(files)).toEqual([expect.stringContaining(fault)]);
});

test('a cook’s word and a value of the API are not', async () => {
  expect(
    await wordsOf({
      'a.ts': `export const tandoorChicken = { farm_to_kitchen_door: 1, proof: 2, outdoor: 3 };\nexport interface Proof { a: string }\nexport const Place = { location: Location, emissionDatabase: wireName('location', EmissionDatabase) };\nexport interface WaitingDish {}`,
    }),
  ).toEqual([]);
});
