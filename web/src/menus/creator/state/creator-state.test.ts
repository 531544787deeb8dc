import { type Menu, type MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { expect, test } from 'vitest';
import { shippedTemplate } from '../../shipped-templates.ts';
import {
  type CreatorAction,
  creatorReducer,
  type CreatorState,
  creatorStateOf,
  dishBlock,
  newBlock,
  newCreatorState,
  placeOf,
} from './creator-state.ts';

const block = (id: string) => ({ ...newBlock('legend'), _id: id });
const page = MenuPage.parse({ options: {}, settings: {}, blocks: [block('a'), block('b')], secondBlocks: [block('c')] });
const start = newCreatorState('Lunch', page);
const SOUP = { id: 'soup' } as MenuDish;

const after = (...actions: CreatorAction[]): CreatorState => actions.reduce(creatorReducer, start);
const columns = ({ draft }: CreatorState): string =>
  [draft.blocks, draft.secondBlocks].map((blocks) => blocks.map(({ _id }) => _id).join(' ')).join(' | ');

const SAVED = {
  ...start.draft,
  id: 'menu-1',
  version: 4,
  legacy: false,
  recipes: [SOUP],
  customLabels: [],
  backgroundUrl: '/static/leaf.jpg',
} as unknown as Menu;

test('a new menu begins unchanged, with the page that it was given', () => {
  expect(start).toMatchObject({ base: null, changed: false, draft: { name: 'Lunch' } });
  expect(columns(start)).toBe('a b | c');
  expect(newCreatorState('', page).draft.name).toBe('');
});

test('whatever a person does counts as changed; what is learnt of what is shown does not', () => {
  const done: CreatorAction[] = [
    { do: 'change', draft: { name: 'Dinner' } },
    { do: 'change_settings', settings: { showChip: false } },
    { do: 'change_block', block: block('a') },
    { do: 'put_background', background: { kind: 'none' }, url: null },
    { do: 'add_block', block: block('x'), column: 'blocks', after: null },
    { do: 'move_block', id: 'a', by: 1 },
    { do: 'place_block', id: 'a', column: 'secondBlocks', index: 0 },
    { do: 'duplicate_block', id: 'a', copyId: 'x' },
    { do: 'remove_block', id: 'a' },
  ];
  expect(done.filter((action) => !after(action).changed)).toEqual([]);
  const known = after({ do: 'know_dishes', dishes: [SOUP] }, { do: 'know_labels', labels: [] });
  expect(known).toMatchObject({ changed: false, recipes: [SOUP] });
  expect(known.draft).toBe(start.draft);
});

test('a change keeps the rest, of the menu and of its settings', () => {
  const changed = after({ do: 'change', draft: { name: 'Dinner' } }, { do: 'change_settings', settings: { ink: '#ffffff' } });
  expect(changed.draft).toMatchObject({ name: 'Dinner', blocks: start.draft.blocks });
  expect(changed.draft.settings).toEqual({ ...start.draft.settings, ink: '#ffffff' });
});

test('a block is changed in the column where it stands, and the other column stays the same array', () => {
  const title = { kind: 'title', _id: 'c', texts: [], align: 'start' } as const;
  const changed = after({ do: 'change_block', block: { ...title, texts: [] } });
  expect(changed.draft.secondBlocks).toEqual([title]);
  expect(changed.draft.blocks).toBe(start.draft.blocks);
});

test('a background brings its ink where it has one', () => {
  const leaf = { kind: 'shipped', id: 'leaf' } as const;
  const put = after({ do: 'put_background', background: leaf, url: '/leaf.svg', ink: '#1d3326' });
  expect(put).toMatchObject({ backgroundUrl: '/leaf.svg', draft: { background: leaf, settings: { ink: '#1d3326' } } });
  const gone = creatorReducer(put, { do: 'put_background', background: { kind: 'none' }, url: null });
  expect(gone).toMatchObject({ backgroundUrl: null, draft: { background: { kind: 'none' }, settings: { ink: '#1d3326' } } });
});

test('a block comes behind the one that is named, else to its place, else to the end; a dish is known once', () => {
  const add = { do: 'add_block', block: block('x'), column: 'blocks', after: null } as const;
  expect(columns(after(add))).toBe('a b x | c');
  expect(columns(after({ ...add, index: 0 }))).toBe('x a b | c');
  expect(columns(after({ ...add, after: 'c' }))).toBe('a b | c x');
  expect(columns(after({ ...add, after: 'gone' }))).toBe('a b x | c');
  const dish = { ...add, block: dishBlock('soup'), dish: SOUP };
  expect(after(dish, { ...dish, block: dishBlock('soup') }).recipes).toEqual([SOUP]);
});

test('a block moves by one place, over the end of the first column into the second, and back', () => {
  expect(columns(after({ do: 'move_block', id: 'b', by: -1 }))).toBe('b a | c');
  expect(columns(after({ do: 'move_block', id: 'b', by: 1 }))).toBe('a | b c');
  expect(columns(after({ do: 'move_block', id: 'c', by: -1 }))).toBe('a b c | ');
  expect(after({ do: 'move_block', id: 'a', by: -1 })).toBe(start);
  expect(after({ do: 'move_block', id: 'c', by: 1 })).toBe(start);
  expect(after({ do: 'move_block', id: 'gone', by: 1 })).toBe(start);
});

test('a block is placed in either column; on its own place nothing changes', () => {
  expect(columns(after({ do: 'place_block', id: 'a', column: 'secondBlocks', index: 1 }))).toBe('b | c a');
  expect(columns(after({ do: 'place_block', id: 'a', column: 'blocks', index: 1 }))).toBe('b a | c');
  expect(after({ do: 'place_block', id: 'a', column: 'blocks', index: 0 })).toBe(start);
  expect(after({ do: 'place_block', id: 'gone', column: 'blocks', index: 0 })).toBe(start);
});

test('a block is doubled behind itself, and removed', () => {
  const doubled = after({ do: 'duplicate_block', id: 'a', copyId: 'x' });
  expect(columns(doubled)).toBe('a x b | c');
  expect(columns(creatorReducer(doubled, { do: 'remove_block', id: 'a' }))).toBe('x b | c');
  expect(placeOf(doubled.draft, 'c')).toEqual({ column: 'secondBlocks', index: 0 });
  expect(placeOf(doubled.draft, 'gone')).toBeNull();
});

test('saved, it is what the server has; what was typed meanwhile stays and is still to be saved', () => {
  const sent = after({ do: 'change', draft: { name: 'Dinner' } });
  const saved = creatorReducer(sent, { do: 'saved', menu: SAVED, sent: sent.draft });
  expect(saved).toEqual(creatorStateOf(SAVED));
  expect(saved).toMatchObject({ changed: false, base: { id: 'menu-1', version: 4, legacy: false } });
  const typedOn = creatorReducer(sent, { do: 'change', draft: { name: 'Dinner for two' } });
  expect(creatorReducer(typedOn, { do: 'saved', menu: SAVED, sent: sent.draft })).toMatchObject({
    changed: true,
    base: { version: 4 },
    draft: { name: 'Dinner for two' },
  });
});

test('the words of a template follow the menu’s language until somebody changes them', () => {
  const english = newCreatorState('Lunch', shippedTemplate('lunch', 'en_gb'));
  const swedish = creatorReducer(english, { do: 'change_settings', settings: { language: 'sv' } });
  expect(swedish.draft.blocks).toEqual(shippedTemplate('lunch', 'sv').blocks);
  const { draft } = creatorReducer(swedish, { do: 'change_settings', settings: { showChip: false } });
  expect(draft.blocks).toBe(swedish.draft.blocks);
});
