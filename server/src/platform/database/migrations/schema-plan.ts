import { CHANGED, RENUMBERED } from './former-migrations.ts';
import { type Migration, titleOf } from './migration-files.ts';

/** A migration as a database has it written down. */
export interface Applied {
  number: number;
  name: string;
  /** Null: applied by a version that wrote none down. */
  checksum: string | null;
}

/** Names of the thing that is compared, for the sentence of a refusal. */
export interface Subject {
  /** At the beginning of a sentence: `The database`. */
  name: string;
  /** The advice where it is of a newer version. */
  ofNewer: string;
  /** The advice where it is of an unknown version. */
  ofStrange: string;
}

/** The steps that make a database what this version knows. */
export interface SchemaPlan {
  /** Migrations that it has, as this version knows them, with the number under which it has each. */
  applied: { from: number; migration: Migration }[];
  /** Migrations that it lacks, in order. */
  missing: Migration[];
}

/**
 * Compares what a database has with what this version knows, by checksum where one was kept, else by number and name.
 * @throws in one line what this version does not know, when it is not simply a newer one's
 */
export function schemaPlan(subject: Subject, applied: readonly Applied[], known: readonly Migration[]): SchemaPlan {
  const found = applied.map((row) => ({ row, migration: migrationOf(row, known) }));
  const fits = found.flatMap(({ row, migration }) => (migration ? [{ from: row.number, migration }] : []));
  const strange = found.flatMap(({ row, migration }) => (migration ? [] : [row]));
  const numbers = new Set(fits.map(({ migration }) => migration.number));
  const missing = known.filter(({ number }) => !numbers.has(number));
  if (strange.length > 0) throw new Error(refusal(subject, strange, { known, missing }));
  if (numbers.size < fits.length) throw new Error(`${subject.name} has one of its migrations twice: ${titles(applied)}.`);
  return { applied: fits, missing };
}

/** Today's migration that a row stands for. */
function migrationOf({ number, name, checksum }: Applied, known: readonly Migration[]): Migration | undefined {
  const isNamed = (one: { number: number; name: string }): boolean => one.number === number && one.name === name;
  const changed = CHANGED.find((one) => isNamed(one) && one.checksum === checksum);
  const kept = changed ? null : (checksum ?? RENUMBERED.find(isNamed)?.checksum ?? null);
  return known.find((one) => (kept === null ? isNamed(one) : one.checksum === kept));
}

function refusal(
  subject: Subject,
  strange: readonly Applied[],
  { known, missing }: { known: readonly Migration[]; missing: readonly Migration[] },
): string {
  const newest = known.at(-1)?.number ?? 0;
  if (missing.length === 0 && strange.every(({ number }) => number > newest)) {
    const theirs = Math.max(...strange.map(({ number }) => number));
    return `${subject.name} has schema ${theirs}, this version knows ${newest}: ${subject.ofNewer}.`;
  }
  const unlike = strange.map((row) => {
    const here = known.find(({ number }) => number === row.number);
    if (here?.name === row.name) return `${titleOf(row)} has other statements here`;
    return here ? `${titleOf(row)} is ${titleOf(here)} here` : `${titleOf(row)} is not known here`;
  });
  const lacks = missing.length > 0 ? ` It lacks ${titles(missing)}.` : '';
  return (
    `${subject.name} was made by a version of Plateprint that is no former and no newer one of this: ${unlike.join(', ')}.${lacks} ` +
    `Nothing was changed: ${subject.ofStrange}.`
  );
}

const titles = (migrations: readonly { number: number; name: string }[]): string => migrations.map(titleOf).join(', ');
