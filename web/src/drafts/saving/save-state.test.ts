import { newerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { expect, test } from 'vitest';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { NOT_SAVING, type SaveEvent, saveReducer, type SaveState } from './save-state.ts';

type State = SaveState<string, string>;
const after = (...events: SaveEvent<string, string>[]): State => events.reduce<State>(saveReducer, NOT_SAVING);
const failure = new ClientFailure('network');
const ended = (outcome: (SaveEvent<string, string> & { happened: 'ended' })['outcome']) =>
  ({ happened: 'ended', outcome }) as const;
const overtaken = (personId: string) =>
  new ClientFailure('problem', { code: 'changed_meanwhile', status: 409, fields: [newerVersion('alva', personId)] });

test('a save is busy until its page shows what was saved', () => {
  expect(after({ happened: 'begun' })).toMatchObject({ isBusy: true, isDone: false });
  expect(after({ happened: 'begun' }, ended({ kind: 'saved', thing: 'soup' }))).toMatchObject({ isBusy: true, isDone: true });
  expect(after({ happened: 'begun' }, ended({ kind: 'saved', thing: 'soup' }), { happened: 'shown' })).toEqual(NOT_SAVING);
});

test('an unanswered save is remembered until one is answered', () => {
  const unanswered = { sent: 'soup', id: null };
  const lost = after({ happened: 'begun' }, ended({ kind: 'failed', failure, unanswered }));
  expect(lost).toMatchObject({ isBusy: false, failure, unanswered });
  const again = saveReducer(lost, { happened: 'begun' });
  expect(again).toMatchObject({ isBusy: true, failure: null, unanswered });
  expect(saveReducer(again, ended({ kind: 'saved', thing: 'soup' })).unanswered).toBeNull();
});

test('a newer version stands until it is dealt with, and says whose it is', () => {
  const conflict = after({ happened: 'begun' }, ended({ kind: 'conflict', failure: overtaken('alva'), newer: 'theirs' }));
  expect(conflict).toMatchObject({ isBusy: false, newer: { thing: 'theirs', isOwn: true } });
  expect(saveReducer(conflict, { happened: 'resolved' })).toEqual(NOT_SAVING);
  expect(after(ended({ kind: 'conflict', failure: overtaken('bo'), newer: 'theirs' })).newer?.isOwn).toBe(false);
  expect(after(ended({ kind: 'conflict', failure, newer: null })).newer).toBeNull();
});
