import { PROBLEM_STATUS, type ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { describe, expect, test } from 'vitest';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { mayHaveArrived, mayPassLater, runSave, type SaveCalls } from './run-save.ts';

interface Note {
  id: string;
  version: number;
  words: string;
}

const LOST = new ClientFailure('network');
const REFUSED = new ClientFailure('problem', { code: 'invalid_input', status: 422, fields: [] });
const CHANGED = new ClientFailure('problem', { code: 'changed_meanwhile', status: 409, fields: [] });

/** A server with notes; `cut` breaks the connection before a call arrives, or after it was done. */
function server(notes: Note[] = [], cut: { when: 'before' | 'after' | null } = { when: null }) {
  const answer = (note: Note): Note => {
    if (cut.when === 'after') throw LOST;
    return note;
  };
  const calls: SaveCalls<string, Note> = {
    create: async (words) => {
      if (cut.when === 'before') throw LOST;
      if (words === '') throw REFUSED;
      const note = { id: `n${notes.length + 1}`, version: 1, words };
      notes.push(note);
      return answer({ ...note });
    },
    update: async (words, { id, version }) => {
      const note = notes.find((each) => each.id === id);
      if (cut.when === 'before' || !note) throw LOST;
      if (note.version !== version) throw CHANGED;
      Object.assign(note, { words, version: version + 1 });
      return answer({ ...note });
    },
    read: async (id) => {
      const note = notes.find((each) => each.id === id);
      if (!note) throw LOST;
      return { ...note };
    },
    likely: async () => notes.map(({ id }) => id),
    isSent: (note, words) => note.words === words,
  };
  return { calls, notes, cut };
}

describe('a save', () => {
  test('of something new makes it, and of a saved thing its next version', async () => {
    const { calls, notes } = server();
    await runSave(calls, { draft: 'a', base: null, unanswered: null });
    expect(await runSave(calls, { draft: 'b', base: { id: 'n1', version: 1 }, unanswered: null })).toEqual({
      kind: 'saved',
      thing: { id: 'n1', version: 2, words: 'b' },
    });
    expect(notes).toHaveLength(1);
  });

  test('that is refused says why, and leaves nothing in doubt', async () => {
    const { calls } = server();
    expect(await runSave(calls, { draft: '', base: null, unanswered: null })).toEqual({
      kind: 'failed',
      failure: REFUSED,
      unanswered: null,
    });
  });

  test('from an older version overwrites nothing, and hands over the newer one', async () => {
    const { calls, notes } = server([{ id: 'n1', version: 3, words: 'theirs' }]);
    const outcome = await runSave(calls, { draft: 'mine', base: { id: 'n1', version: 2 }, unanswered: null });
    expect(outcome).toEqual({ kind: 'conflict', failure: CHANGED, newer: notes[0] });
    expect(notes[0]?.words).toBe('theirs');
  });

  test('that breaks in our own code is no failure of the save', async () => {
    const { calls } = server();
    const broken = { ...calls, create: async () => Promise.reject(new TypeError('ours')) };
    await expect(runSave(broken, { draft: 'a', base: null, unanswered: null })).rejects.toThrow('ours');
  });
});

describe('a save whose answer is lost', () => {
  test.each(['before', 'after'] as const)('%s it was done makes no second thing when it is sent again', async (when) => {
    const { calls, notes, cut } = server([], { when });
    const first = await runSave(calls, { draft: 'a', base: null, unanswered: null });
    expect(first).toMatchObject({ kind: 'failed', unanswered: { sent: 'a', id: null } });
    cut.when = null;
    const unanswered = first.kind === 'failed' ? first.unanswered : null;
    expect(await runSave(calls, { draft: 'a', base: null, unanswered })).toMatchObject({ kind: 'saved', thing: { id: 'n1' } });
    expect(notes).toHaveLength(1);
  });

  test('and was changed since becomes the next version of what it made', async () => {
    const { calls, notes, cut } = server([], { when: 'after' });
    const first = await runSave(calls, { draft: 'a', base: null, unanswered: null });
    cut.when = null;
    const unanswered = first.kind === 'failed' ? first.unanswered : null;
    await runSave(calls, { draft: 'ab', base: null, unanswered });
    expect(notes).toEqual([{ id: 'n1', version: 2, words: 'ab' }]);
  });

  test('of a saved thing is no conflict with itself', async () => {
    const { calls, notes, cut } = server([{ id: 'n1', version: 1, words: 'a' }], { when: 'after' });
    const base = { id: 'n1', version: 1 };
    const first = await runSave(calls, { draft: 'b', base, unanswered: null });
    cut.when = null;
    const unanswered = first.kind === 'failed' ? first.unanswered : null;
    expect(await runSave(calls, { draft: 'c', base, unanswered })).toMatchObject({ kind: 'saved' });
    expect(notes).toEqual([{ id: 'n1', version: 3, words: 'c' }]);
  });

  test('twice stays in doubt as the first time', async () => {
    const { calls } = server([], { when: 'before' });
    const unanswered = { sent: 'a', id: null };
    expect(await runSave(calls, { draft: 'b', base: null, unanswered })).toMatchObject({ kind: 'failed', unanswered });
  });
});

const refusal = (code: ProblemCode) => new ClientFailure('problem', { code, status: PROBLEM_STATUS[code], fields: [] });

describe('a failed save', () => {
  test.each([
    ['a connection that broke', LOST, true, true],
    ['a server that broke', refusal('internal'), true, true],
    ['a proxy that got no answer', refusal('unavailable'), true, true],
    ['a full storage', refusal('no_room'), false, true],
    ['too many calls', refusal('too_many_requests'), false, true],
    ['a newer version', CHANGED, false, false],
    ['what is not allowed', refusal('not_allowed'), false, false],
    ['what is refused for its fields', REFUSED, false, false],
  ])('by %s is known to have arrived or not, and whether the same passes later', (_, failure, arrived, later) => {
    expect([mayHaveArrived(failure), mayPassLater(failure)]).toEqual([arrived, later]);
  });
});
