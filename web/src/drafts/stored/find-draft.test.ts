import { describe, expect, test } from 'vitest';
import type { DraftFormat } from './draft-format.ts';
import { storeDraft } from './draft-storage.ts';
import { findDraft, findDraftInTurns } from './find-draft.ts';
import { memoryStorage } from './memory-storage.fixture.ts';

const NOTE: DraftFormat<string> = {
  kind: 'note',
  version: 1,
  read: (content) => (typeof content === 'string' ? content : null),
  write: (state) => state,
  thingOf: () => null,
  nameOf: (state) => state,
  factsOf: () => ({}),
};

function stored(...drafts: [id: string, thing: string | null, savedAt: string, text: string][]) {
  const storage = memoryStorage();
  for (const [id, thing, savedAt, text] of drafts) {
    const marks = { isUnreadable: false, hasNoRoom: false };
    const header = { format: 1, savedAt, writer: '', thing, restaurantId: null, name: '', facts: {}, ...marks };
    storeDraft(storage, { userId: 'alva', kind: 'note', id }, { header, text });
  }
  return storage;
}

/** Found at once and in turns with the page, which is the same. */
const found = async (storage: ReturnType<typeof stored>, id: string | undefined, thing: string | undefined) => {
  const wanted = { userId: 'alva', id, thing };
  const inTurns = await findDraftInTurns(memoryStorage(Infinity, storage.all), NOTE, wanted);
  const draft = findDraft(storage, NOTE, wanted);
  expect(inTurns).toEqual(draft);
  return draft?.is === 'open' ? draft.state : (draft?.is ?? null);
};

describe('a new thing', () => {
  const storage = stored(['d1', null, '1', '"soup"']);

  test('goes on with the draft that its address names', async () => expect(await found(storage, 'd1', undefined)).toBe('soup'));
  test('is empty where the address names another', async () => expect(await found(storage, 'd2', undefined)).toBeNull());
  test('is empty for everybody else', () =>
    expect(findDraft(storage, NOTE, { userId: 'bo', id: 'd1', thing: undefined })).toBeNull());
});

describe('a saved thing', () => {
  const storage = stored(
    ['d1', 'r7', '2026-11-01', '"older"'],
    ['d2', 'r7', '2026-11-02', '"newer"'],
    ['d3', 'r8', '2026-11-03', '"other"'],
  );

  test('goes on with its newest draft', async () => expect(await found(storage, undefined, 'r7')).toBe('newer'));
  test('or with the one that is named', async () => expect(await found(storage, 'd1', 'r7')).toBe('older'));
  test('and never with another thing’s', async () => expect(await found(storage, 'd3', 'r7')).toBe('newer'));
  test('stands as it is saved where nothing was left', async () => expect(await found(storage, undefined, 'r9')).toBeNull());

  test('says when all that was left cannot be read, and passes over it where something can', async () => {
    expect(await found(stored(['d1', 'r7', '1', '7']), undefined, 'r7')).toBe('unreadable');
    expect(await found(stored(['d1', 'r7', '2', '7'], ['d2', 'r7', '1', '"older"']), undefined, 'r7')).toBe('older');
  });
});
