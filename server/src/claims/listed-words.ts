import { WordNotice, type WordNotices } from '@plateprint/shared/claims/word-notice.ts';
import type { Database } from '../platform/database/database.ts';
import { type PlaceOfThing, unseenWords } from './unseen-words-store.ts';

/** The words of a thing that nobody has seen yet, for who may read it; `maySee`: whether they may say that they have. */
export async function listedWords(database: Database, thing: PlaceOfThing, maySee: boolean): Promise<WordNotices> {
  const notices = await unseenWords(database, thing);
  const items = notices.map(({ id, question, place, words, dish, at }) =>
    WordNotice.parse({ id, question, place, words, dish, at: at.toISOString() }),
  );
  return { items, next: null, maySee };
}
