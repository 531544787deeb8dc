import { describe, expect, test } from 'vitest';
import { storeDraft, storedDraft, type StoredDraft } from './draft-storage.ts';
import { type DraftHold, dropDraft, keepDraft } from './keep-draft.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { draftsOf } from '../use-drafts.ts';

const place = { userId: 'alva', kind: 'note', id: 'd1' };
const by = (writer: string, text: string): StoredDraft => ({
  header: {
    format: 1,
    savedAt: '',
    writer,
    thing: 'r7',
    restaurantId: null,
    name: '',
    facts: {},
    isUnreadable: false,
    hasNoRoom: false,
  },
  text,
});
const hold = (...writers: string[]): DraftHold => ({ place, writers });
const keep = (storage: ReturnType<typeof memoryStorage>, held: DraftHold, text: string) =>
  keepDraft(storage, held, { draft: by(held.writers[0] ?? '', text), freshId: () => 'd2' });
const texts = (storage: ReturnType<typeof memoryStorage>) =>
  draftsOf(storage, 'alva').map((each) => [each.place.id, storedDraft(storage, each.place)?.text]);

describe('what is worked on', () => {
  test('is kept in its place, over and over', () => {
    const storage = memoryStorage();
    const { hold: held } = keep(storage, hold('one'), 'a');
    keep(storage, held, 'b');
    expect(texts(storage)).toEqual([['d1', 'b']]);
  });

  test('and gone on with after a reload is kept in the same place', () => {
    const storage = memoryStorage();
    keep(storage, hold('before'), 'a');
    keep(storage, hold('after', 'before'), 'b');
    expect(texts(storage)).toEqual([['d1', 'b']]);
  });

  test('in two tabs at once is kept twice: neither is lost', () => {
    const storage = memoryStorage();
    keep(storage, hold('one'), 'first');
    const second = keep(storage, hold('two'), 'second');
    keep(storage, hold('one'), 'first again');
    keep(storage, second.hold, 'second again');
    expect(texts(storage)).toEqual([
      ['d1', 'first again'],
      ['d2', 'second again'],
    ]);
  });

  test('and has no room is not kept: its name stays, and no older copy of it comes back', () => {
    const storage = memoryStorage(300);
    expect(keep(storage, hold('one'), 'a').isKept).toBe(true);
    expect(keep(storage, hold('one'), 'a'.repeat(300)).isKept).toBe(false);
    expect(draftsOf(storage, 'alva').map(({ header }) => [header?.thing, header?.hasNoRoom])).toEqual([['r7', true]]);
    expect(texts(storage)).toEqual([['d1', '']]);
  });

  test('and had no room is kept again once it has', () => {
    const storage = memoryStorage(300);
    const { hold: held } = keep(storage, hold('one'), 'a'.repeat(300));
    expect(keep(storage, held, 'b').isKept).toBe(true);
    expect(draftsOf(storage, 'alva').map(({ header }) => header?.hasNoRoom)).toEqual([false]);
    expect(texts(storage)).toEqual([['d1', 'b']]);
  });
});

describe('what was saved or discarded', () => {
  test('goes', () => {
    const storage = memoryStorage();
    const { hold: held } = keep(storage, hold('one'), 'a');
    dropDraft(storage, held);
    expect(texts(storage)).toEqual([]);
  });

  test('takes nothing away that another tab works on', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, by('two', 'theirs'));
    dropDraft(storage, hold('one'));
    expect(texts(storage)).toEqual([['d1', 'theirs']]);
  });
});
