import { RENUMBERED } from '../database/migrations/former-migrations.ts';
import { knownMigrations, type Migration } from '../database/migrations/migration-files.ts';
import { type Applied, schemaPlan, type Subject } from '../database/migrations/schema-plan.ts';
import type { Manifest } from './manifest.ts';

const BACKUP: Subject = {
  name: 'The backup',
  ofNewer: 'restore it with a newer Plateprint',
  ofStrange: 'restore it with the version that made it',
};

/** The newest schema of the backups that say its number alone; a higher number is of the time before the renumbering. */
const NEWEST_WITHOUT_LIST = 19;
/** The first number that was given to a renumbered migration; what stood below it then stands there today. */
const FIRST_RENUMBERED = 16;

/** The numbers of today's migrations that make the tables of a backup. @throws in one line when it has others */
export async function migrationsOfBackup(manifest: Manifest): Promise<ReadonlySet<number>> {
  const known = await knownMigrations();
  const { applied } = schemaPlan(BACKUP, manifest.migrations ?? withoutList(manifest, known), known);
  return new Set(applied.map(({ migration }) => migration.number));
}

function withoutList({ schema, tables }: Manifest, known: readonly Migration[]): Applied[] {
  // 0020 of today came with this table, a day before backups had the list.
  const isOfToday = schema <= NEWEST_WITHOUT_LIST || tables.some(({ name }) => name === 'menu_version');
  const ofNoVersion = [...known, { number: schema, name: 'not_known', checksum: null }];
  if (isOfToday)
    return !known.some(({ number }) => number === schema) ? ofNoVersion : known.filter(({ number }) => number <= schema);
  const backThen = new Set(known.filter(({ number }) => number <= NEWEST_WITHOUT_LIST).map(({ checksum }) => checksum));
  const former = RENUMBERED.filter(({ number, checksum }) => number <= schema && backThen.has(checksum));
  if (former.at(-1)?.number !== schema) return ofNoVersion;
  // The tables of 0015 came while 0020 was the newest.
  const hasErasure = tables.some(({ name }) => name === 'organization_export');
  const below = known.filter(({ number }) => number < FIRST_RENUMBERED && (number !== 15 || hasErasure));
  return [...below, ...former];
}
