import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type DraftFormat, draftOfState, openDraft, upgradeDraft } from './draft-format.ts';
import { placeOfKey } from './draft-place.ts';
import { put, removeDraft, storeDraft, storedDraft } from './draft-storage.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

interface Note {
  words: string;
  of: string | null;
}
const Content = z.object({ words: z.string(), of: z._default(z.nullable(z.string()), null) });
const NOTE: DraftFormat<Note> = {
  kind: 'note',
  version: 2,
  read: (content, version) => {
    const read = Content.safeParse(version < 2 ? { words: content } : content);
    return read.success ? read.data : null;
  },
  write: (note) => note,
  thingOf: ({ of }) => of,
  nameOf: ({ words }) => words,
  factsOf: () => ({}),
};
const place = { userId: 'alva', kind: 'note', id: 'd1' };
const of = { savedAt: '2026-11-23T10:00:00.000Z', writer: 'tab', restaurantId: 'kitchen' };
const header = { format: 2, ...of, thing: null, name: '', facts: {}, isUnreadable: false, hasNoRoom: false };

describe('a draft', () => {
  test('is read as it was written, with a header that says what it is', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, draftOfState(NOTE, { words: 'stir\nwell', of: 'r7' }, of));
    expect(openDraft(storage, NOTE, place)).toEqual({
      is: 'open',
      place,
      state: { words: 'stir\nwell', of: 'r7' },
      header: { ...header, thing: 'r7', name: 'stir\nwell' },
    });
  });

  test('of a former version is read by its version', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header: { ...header, format: 1 }, text: '"stir"' });
    expect(openDraft(storage, NOTE, place)).toMatchObject({ is: 'open', state: { words: 'stir', of: null } });
  });

  test('of a former version is brought into today’s form, so that its list knows its name', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header: { ...header, format: 1 }, text: '"stir"' });
    upgradeDraft(storage, NOTE, place);
    expect(storedDraft(storage, place)).toEqual({
      header: { ...header, name: 'stir' },
      text: '{"words":"stir","of":null}',
    });
  });

  test.each([
    ['cut off', '{"words":"st'],
    ['of another shape', '{"words":7}'],
    ['empty', ''],
  ])('that is %s is set aside with all its text, and can be handed out', (_, text) => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header, text });
    expect(openDraft(storage, NOTE, place)).toEqual({ is: 'unreadable', place });
    expect(storedDraft(storage, place)).toEqual({ header: { ...header, isUnreadable: true }, text });
  });

  test('a draft with a damaged header is set aside with all that is there', () => {
    const storage = memoryStorage(Infinity, [['plateprint.draft.alva.note.d1', '{"format":"two"}\n{"words":"stir"}']]);
    expect(openDraft(storage, NOTE, place)).toEqual({ is: 'unreadable', place });
    expect(storedDraft(storage, place)).toEqual({ header: null, text: '{"format":"two"}\n{"words":"stir"}' });
  });

  test('of a newer release that was taken back waits untouched for it', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header: { ...header, format: 3 }, text: '{"words":"stir","of":null}' });
    expect(openDraft(storage, NOTE, place)).toEqual({ is: 'unreadable', place });
    expect(openDraft(storage, { ...NOTE, version: 3 }, place)).toMatchObject({ is: 'open', state: { words: 'stir' } });
  });

  test('that could not be read is read again by a release that can', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header: { ...header, isUnreadable: true }, text: '{"words":"stir"}' });
    upgradeDraft(storage, NOTE, place);
    expect(storedDraft(storage, place)?.header?.isUnreadable).toBe(false);
  });

  test('that had no room is named, and never taken for a damaged one', () => {
    const storage = memoryStorage();
    storeDraft(storage, place, { header: { ...header, name: 'stir', hasNoRoom: true }, text: '' });
    expect(openDraft(storage, NOTE, place)).toEqual({ is: 'unreadable', place });
    expect(upgradeDraft(storage, NOTE, place)).toBe(false);
    expect(storedDraft(storage, place)?.header).toMatchObject({ name: 'stir', hasNoRoom: true, isUnreadable: false });
  });

  test('is none where there is none', () => {
    const storage = memoryStorage();
    expect(openDraft(storage, NOTE, place)).toBeNull();
    removeDraft(storage, place);
    expect(put(memoryStorage(3), 'key', 'too much')).toBe(false);
  });
});

test.each(['plateprint.theme', 'plateprint.draft.', 'plateprint.draft.alva', 'plateprint.draft.alva.note.', ''])(
  'the key %j is no draft’s',
  (key) => {
    expect(placeOfKey(key)).toBeNull();
  },
);
