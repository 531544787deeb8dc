import { expect, test } from 'vitest';
import { CHANGED, RENUMBERED } from './former-migrations.ts';
import type { Migration } from './migration-files.ts';
import { type Applied, schemaPlan } from './schema-plan.ts';

const SUBJECT = { name: 'The database', ofNewer: 'start a newer one', ofStrange: 'start the one that made it' };
const [renumbered] = RENUMBERED;
const [changed] = CHANGED;

const migration = (number: number, name: string, checksum = `sum of ${name}`): Migration => ({ number, name, checksum, sql: '' });
const KNOWN = [
  migration(1, 'first'),
  migration(changed?.number ?? 0, changed?.name ?? ''),
  migration(16, renumbered?.name ?? '', renumbered?.checksum),
];
const row = (number: number, name: string, checksum: string | null = null): Applied => ({ number, name, checksum });
const ALL = KNOWN.map(({ number, name, checksum }) => row(number, name, checksum));

const plan = (applied: Applied[]) => schemaPlan(SUBJECT, applied, KNOWN);
const numbers = (applied: Applied[]) => plan(applied).applied.map(({ from, migration: { number } }) => [from, number]);

test('an empty database lacks everything, one that is up to date nothing', () => {
  expect(plan([]).missing).toEqual(KNOWN);
  expect(plan(ALL).missing).toEqual([]);
  expect(plan(ALL.map((each) => ({ ...each, checksum: null }))).missing).toEqual([]);
});

test('what stands under another number is known by its checksum, or by the number and name that it landed with', () => {
  expect(numbers([row(7, 'whatever', 'sum of first')])).toEqual([[7, 1]]);
  expect(numbers([row(20, 'version_author')])).toEqual([[20, 16]]);
});

test('what landed with other statements is known by number and name, and by its former checksum', () => {
  expect(numbers([row(5, 'tenancy'), row(1, 'first')])).toEqual([
    [5, 5],
    [1, 1],
  ]);
  expect(numbers([row(5, 'tenancy', changed?.checksum)])).toEqual([[5, 5]]);
});

test('a newer version is one that has everything of this one, and more behind it', () => {
  expect(() => plan([...ALL, row(17, 'later', 'x'), row(21, 'other', 'y')])).toThrow(
    'The database has schema 21, this version knows 16: start a newer one.',
  );
});

test.each([
  ['a number that is another’s here', [row(1, 'other')], '0001_other is 0001_first here'],
  ['a number in between', [...ALL, row(3, 'between')], '0003_between is not known here'],
  ['other statements', [row(1, 'first', 'changed by hand')], '0001_first has other statements here'],
  ['a newer number, but not what is here', [row(1, 'first'), row(30, 'x')], '0030_x is not known here'],
])('%s is of no version that is known: nobody is sent to a newer one', (_, applied, said) => {
  expect(() => plan(applied)).toThrow(said);
  expect(() => plan(applied)).toThrow('no former and no newer one of this');
  expect(() => plan(applied)).not.toThrow('start a newer one');
});

test('missing parts are named as well', () => {
  expect(() => plan([row(30, 'x')])).toThrow('It lacks 0001_first, 0005_tenancy, 0016_version_author.');
});

test('one migration under two numbers is refused', () => {
  expect(() => plan([row(20, 'version_author'), row(16, 'version_author')])).toThrow('has one of its migrations twice');
});
