import { expect, test } from 'vitest';
import { currentActions } from './kept-action.ts';
import type { PlannedAction } from './target-action.ts';

function kept(id: string, change: Partial<PlannedAction> = {}): PlannedAction {
  return {
    id,
    kind: id.startsWith('fewer') ? 'fewer' : 'swap',
    dish: { id: 'stew', name: 'Stew' },
    from: null,
    to: null,
    foods: { from: null, to: null },
    kitchens: [],
    expected: { value: -1, low: -2, high: -0.5 },
    sure: 'surely_less',
    keptAt: '2026-03-04T10:00:00.000Z',
    ...change,
  };
}

test('what a former version kept of a kitchen is called as it is offered now, and counts once beside its new twin', () => {
  const later = kept('fewer:stew@attic', { keptAt: '2026-11-26T10:00:00.000Z' });
  expect(currentActions([kept('fewer:stew'), kept('swap:stew:meat:lentils'), later], 'attic')).toEqual([
    kept('fewer:stew@attic', { kitchens: ['attic'] }),
    kept('swap:stew:meat:lentils', { kitchens: ['attic'] }),
  ]);
});

test('an organization’s action is of the kitchens that it was kept with, one of a single dish of the kitchen in its id', () => {
  const known = kept('swap:stew:meat:lentils', { kitchens: ['attic', 'quay'] });
  expect(currentActions([known, kept('fewer:stew@quay'), kept('swap:soup:cream:oat')], null)).toEqual([
    known,
    kept('fewer:stew@quay', { kitchens: ['quay'] }),
    kept('swap:soup:cream:oat'),
  ]);
});
