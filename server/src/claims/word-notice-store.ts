import { createHash } from 'node:crypto';
import { nameOfWords, type QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

export type ShownKind = 'menu' | 'menu_plan' | 'report';

/** Something that guests, or readers of a report, have in front of them. */
export interface ShownThing {
  kind: ShownKind;
  id: string;
  organizationId: string;
  name: string;
  /** Whose people are told; empty: those who run the organization. */
  restaurantIds: readonly string[];
}

export type WordNotice = Selectable<Tables['word_notice']>;

/** A heading may be a page long; so much of it is shown. */
const LONGEST_WORDS = 300;

/** Takes things whose words are to be read again; hand in the transaction in which they are read. */
export async function takeToRead(
  transaction: Database,
  kind: ShownKind,
  most: number,
): Promise<{ id: string; organizationId: string }[]> {
  const rows = await transaction
    .deleteFrom('words_to_read')
    .where('thing_kind', '=', kind)
    .where('thing_id', 'in', (due) =>
      due
        .selectFrom('words_to_read')
        .select('thing_id')
        .where('thing_kind', '=', kind)
        .orderBy('thing_id')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['thing_id', 'organization_id'])
    .execute();
  return rows.map((row) => ({ id: row.thing_id, organizationId: row.organization_id }));
}

function rowsOf(thing: ShownThing, words: readonly QuestionedWords[]) {
  const distinct = new Map(words.map((each) => [keyOf(each), each]));
  return [...distinct].map(([key, { question, place, words: said, dish }]) => ({
    organization_id: thing.organizationId,
    thing_kind: thing.kind,
    thing_id: thing.id,
    key,
    thing_name: thing.name,
    restaurant_ids: [...thing.restaurantIds],
    question,
    place,
    words: said.slice(0, LONGEST_WORDS),
    dish: dish.slice(0, LONGEST_WORDS),
  }));
}

function keyOf(words: QuestionedWords): string {
  return createHash('sha256').update(nameOfWords(words)).digest('hex');
}

interface ReadWords {
  words: readonly QuestionedWords[];
  /** Keys of words that were answered for where the thing comes from. */
  answered?: ReadonlySet<string>;
  now: Date;
}

/** Keeps the words as they are now: new ones wait to be told, and those that are gone need no answer. */
export async function keepWords(transaction: Database, thing: ShownThing, { words, answered, now }: ReadWords): Promise<void> {
  const rows = rowsOf(thing, words).map((row) => ({ ...row, at: now, seen_at: answered?.has(row.key) ? now : null }));
  const keys = rows.map(({ key }) => key);
  await transaction
    .deleteFrom('word_notice')
    .where('organization_id', '=', thing.organizationId)
    .where('thing_kind', '=', thing.kind)
    .where('thing_id', '=', thing.id)
    .where(sql<boolean>`key <> all(${keys}::text[])`)
    .execute();
  if (rows.length === 0) return;
  await transaction
    .insertInto('word_notice')
    .values(rows)
    .onConflict((known) => known.columns(['thing_kind', 'thing_id', 'key']).doNothing())
    .execute();
}

/** Somebody answers for words that are about to stand in front of guests, a program where `by` is null: nobody is told of them. */
export async function keepAnswered(
  transaction: Database,
  thing: ShownThing,
  { words, by, now }: { words: readonly QuestionedWords[]; by: string | null; now: Date },
): Promise<void> {
  const rows = rowsOf(thing, words).map((row) => ({ ...row, at: now, seen_at: now, seen_by: by }));
  if (rows.length === 0) return;
  await transaction
    .insertInto('word_notice')
    .values(rows)
    .onConflict((known) => known.columns(['thing_kind', 'thing_id', 'key']).doUpdateSet({ seen_at: now, seen_by: by }))
    .execute();
}

/** Marks notices as mailed that nobody has seen and that were not, and returns them. */
export async function takeWordsToMail(transaction: Database, { most, now }: { most: number; now: Date }): Promise<WordNotice[]> {
  return transaction
    .updateTable('word_notice')
    .set({ mailed_at: now })
    .where(sql<boolean>`(thing_kind, thing_id, key) in (select thing_kind, thing_id, key from word_notice
      where mailed_at is null and seen_at is null order by at limit ${most} for update skip locked)`)
    .returningAll()
    .execute();
}
