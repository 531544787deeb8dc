import { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { expect, test } from 'vitest';
import { historyOf } from '../../../drafts/history.ts';
import { type CreatorEdit, type CreatorHistory, historyReducer } from './creator-history.ts';
import { newBlock, newCreatorState, type CreatorState } from './creator-state.ts';

const page = MenuPage.parse({ options: {}, settings: {}, blocks: [] });

function after(...actions: CreatorEdit[]): CreatorHistory {
  return actions.reduce(historyReducer, historyOf(newCreatorState('Lunch', page)));
}

const add = (id: string, column: 'blocks' | 'secondBlocks' = 'blocks'): CreatorEdit => ({
  do: 'add_block',
  block: { ...newBlock('legend'), _id: id },
  column,
  after: null,
});
const ids = ({ draft }: CreatorState): [string[], string[]] => [
  draft.blocks.map(({ _id }) => _id),
  draft.secondBlocks.map(({ _id }) => _id),
];

test('a block comes after the one that is chosen, else at the end', () => {
  const history = after(add('a'), add('b'), {
    do: 'add_block',
    block: { ...newBlock('legend'), _id: 'c' },
    column: 'blocks',
    after: 'a',
  });
  expect(ids(history.now)).toEqual([['a', 'c', 'b'], []]);
});

test('a block is dropped into another column, and undo puts it back', () => {
  const dropped = after(add('a'), add('b'), { do: 'place_block', id: 'a', column: 'secondBlocks', index: 0 });
  expect(ids(dropped.now)).toEqual([['b'], ['a']]);
  expect(ids(historyReducer(dropped, { do: 'undo' }).now)).toEqual([['a', 'b'], []]);
});

test('moving past the end of the first column leads into the second only where there is one', () => {
  expect(ids(after(add('a'), { do: 'move_block', id: 'a', by: 1 }).now)).toEqual([['a'], []]);
  expect(ids(after(add('a'), add('b', 'secondBlocks'), { do: 'move_block', id: 'a', by: 1 }).now)).toEqual([[], ['a', 'b']]);
});

test('typing a name is one step back, however many keys it took', () => {
  const typed = after(
    { do: 'change', draft: { name: 'L' }, about: 'name' },
    { do: 'change', draft: { name: 'Lu' }, about: 'name' },
  );
  expect(historyReducer(typed, { do: 'undo' }).now.draft.name).toBe('Lunch');
});

test('what is taken back can be made again until something new is done', () => {
  const undone = historyReducer(after(add('a')), { do: 'undo' });
  expect(ids(historyReducer(undone, { do: 'redo' }).now)).toEqual([['a'], []]);
  expect(historyReducer(undone, add('b')).future).toEqual([]);
});

test('a column that does not hold the changed block stays the same array', () => {
  const { now } = after(add('a'), add('b', 'secondBlocks'));
  const next = historyReducer(historyOf(now), { do: 'change_block', block: { ...newBlock('legend'), _id: 'a' } });
  expect(next.now.draft.secondBlocks).toBe(now.draft.secondBlocks);
});
