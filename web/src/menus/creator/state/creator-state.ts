import type { MenuBlock, MenuBlockKind } from '@plateprint/shared/menus/menu-block.ts';
import { type CustomLabel, type Menu, type MenuDish, MenuDraft, type MenuPage } from '@plateprint/shared/menus/menu.ts';
import { withTemplateWordsIn } from '@plateprint/shared/menus/templates/template-words.ts';

export type Column = 'blocks' | 'secondBlocks';

/** The state of the creator: the draft, the version it started from, and the facts of the things that it shows. */
export interface CreatorState {
  draft: MenuDraft;
  /** The kept menu that the draft started from; null: a new one. */
  base: { id: string; version: number; legacy: boolean } | null;
  recipes: readonly MenuDish[];
  customLabels: readonly CustomLabel[];
  backgroundUrl: string | null;
  /** True once a person changed something since the last save: the menu is `unsaved`. */
  changed: boolean;
}

export type CreatorAction =
  /** `about` names the field that is typed in: typing on is one step back. */
  | { do: 'change'; draft: Partial<MenuDraft>; about?: string }
  | { do: 'change_settings'; settings: Partial<MenuDraft['settings']>; about?: string }
  | { do: 'change_block'; block: MenuBlock; about?: string }
  | { do: 'put_background'; background: MenuDraft['background']; url: string | null; ink?: string }
  /** After the block that is named, else on its `index` in the column, else at the column's end. */
  | { do: 'add_block'; block: MenuBlock; column: Column; after: string | null; index?: number; dish?: MenuDish }
  | { do: 'move_block'; id: string; by: -1 | 1 }
  | { do: 'place_block'; id: string; column: Column; index: number }
  | { do: 'duplicate_block'; id: string; copyId: string }
  | { do: 'remove_block'; id: string }
  | { do: 'know_labels'; labels: readonly CustomLabel[] }
  | { do: 'know_dishes'; dishes: readonly MenuDish[] }
  /** `sent` is the draft that was saved: what was typed meanwhile is still to be saved. */
  | { do: 'saved'; menu: Menu; sent: MenuDraft };

/** Tells of what the page shows, and changes nothing of the menu. */
export function isKnowing({ do: action }: { do: string }): boolean {
  return action === 'know_labels' || action === 'know_dishes';
}

let made = 0;

/** A key that no other block has. */
export function newBlockId(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}

/** A block of its kind with nothing in it yet; dishes and pictures come with what they show. */
export function newBlock(kind: Exclude<MenuBlockKind, 'recipe' | 'image'>): MenuBlock {
  const _id = newBlockId();
  switch (kind) {
    case 'title':
    case 'text':
    case 'course':
      return { kind, _id, texts: [], align: 'center' };
    case 'divider':
      return { kind, _id, style: 'leaf' };
    case 'spacer':
      return { kind, _id, height: 32 };
    default:
      return { kind, _id };
  }
}

export function dishBlock(recipeId: string): MenuBlock {
  const empty = { names: [], descriptions: [], price: '', label: null, customLabels: [] };
  return { kind: 'recipe', _id: newBlockId(), recipeId, ...empty };
}

export function newCreatorState(name: string, page: MenuPage): CreatorState {
  const draft = MenuDraft.parse({ name: name || '–', ...page });
  return {
    draft: { ...draft, name },
    base: null,
    recipes: [],
    customLabels: [],
    backgroundUrl: null,
    changed: false,
  };
}

export function creatorStateOf(menu: Menu): CreatorState {
  const { id, version, legacy, recipes, customLabels, backgroundUrl } = menu;
  const { name, libraryScope, options, settings, background, blocks, secondBlocks } = menu;
  return {
    draft: { name, libraryScope, options, settings, background, blocks, secondBlocks },
    base: { id, version, legacy },
    recipes,
    customLabels,
    backgroundUrl,
    changed: false,
  };
}

/** The column that a block stands in, and its place there; null for one that is gone. */
export function placeOf(draft: MenuPage, id: string): { column: Column; index: number } | null {
  for (const column of ['blocks', 'secondBlocks'] as const) {
    const index = draft[column].findIndex(({ _id }) => _id === id);
    if (index >= 0) return { column, index };
  }
  return null;
}

function changed(state: CreatorState, draft: Partial<MenuDraft>): CreatorState {
  return { ...state, changed: true, draft: { ...state.draft, ...draft } };
}

function withColumns(state: CreatorState, change: (blocks: MenuBlock[]) => MenuBlock[]): CreatorState {
  const { blocks, secondBlocks } = state.draft;
  return changed(state, { blocks: change(blocks), secondBlocks: change(secondBlocks) });
}

/** What a template came with and nobody changed follows the menu's language. */
function withSettings(state: CreatorState, settings: Partial<MenuDraft['settings']>): CreatorState {
  const { language } = settings;
  const of = changed(state, { settings: { ...state.draft.settings, ...settings } });
  return language === undefined ? of : withColumns(of, (blocks) => blocks.map((block) => withTemplateWordsIn(block, language)));
}

function placed(state: CreatorState, id: string, to: { column: Column; index: number }): CreatorState {
  const from = placeOf(state.draft, id);
  const block = from && state.draft[from.column][from.index];
  if (!from || !block || (from.column === to.column && from.index === to.index)) return state;
  const rest = { blocks: [...state.draft.blocks], secondBlocks: [...state.draft.secondBlocks] };
  rest[from.column].splice(from.index, 1);
  rest[to.column].splice(to.index, 0, block);
  return changed(state, rest);
}

/** Past the end of the first column begins the second, and back. */
function moved(state: CreatorState, id: string, by: -1 | 1): CreatorState {
  const from = placeOf(state.draft, id);
  if (!from) return state;
  const index = from.index + by;
  if (index >= 0 && index < state.draft[from.column].length) return placed(state, id, { column: from.column, index });
  const hasSecond = state.draft.options.columnType === 'inline' || state.draft.secondBlocks.length > 0;
  if (by === 1 && from.column === 'blocks' && hasSecond) return placed(state, id, { column: 'secondBlocks', index: 0 });
  if (by === -1 && from.column === 'secondBlocks')
    return placed(state, id, { column: 'blocks', index: state.draft.blocks.length });
  return state;
}

function added(state: CreatorState, action: CreatorAction & { do: 'add_block' }): CreatorState {
  const { block, column, after, index, dish } = action;
  const at = after === null ? null : placeOf(state.draft, after);
  const target = at?.column ?? column;
  const blocks = [...state.draft[target]];
  blocks.splice(at ? at.index + 1 : (index ?? blocks.length), 0, block);
  const recipes = dish && !state.recipes.some(({ id }) => id === dish.id) ? [...state.recipes, dish] : state.recipes;
  return { ...changed(state, { [target]: blocks }), recipes };
}

/** New facts of a dish replace the former ones. */
function withDishes(known: readonly MenuDish[], dishes: readonly MenuDish[]): MenuDish[] {
  const ids = new Set(dishes.map(({ id }) => id));
  return [...known.filter(({ id }) => !ids.has(id)), ...dishes];
}

/** Every change of the creator, pure. */
export function creatorReducer(state: CreatorState, action: CreatorAction): CreatorState {
  switch (action.do) {
    case 'change':
      return changed(state, action.draft);
    case 'change_settings':
      return withSettings(state, action.settings);
    case 'change_block':
      return withColumns(state, (blocks) => replaced(blocks, action.block));
    case 'put_background': {
      const settings = action.ink ? { ...state.draft.settings, ink: action.ink } : state.draft.settings;
      return { ...changed(state, { background: action.background, settings }), backgroundUrl: action.url };
    }
    case 'add_block':
      return added(state, action);
    case 'move_block':
      return moved(state, action.id, action.by);
    case 'place_block':
      return placed(state, action.id, action);
    case 'duplicate_block':
      return withColumns(state, (blocks) =>
        blocks.flatMap((block) => (block._id === action.id ? [block, { ...block, _id: action.copyId }] : [block])),
      );
    case 'remove_block':
      return withColumns(state, (blocks) => blocks.filter(({ _id }) => _id !== action.id));
    case 'know_dishes':
      return { ...state, recipes: withDishes(state.recipes, action.dishes) };
    case 'know_labels':
      return { ...state, customLabels: action.labels };
    case 'saved': {
      const { menu, sent } = action;
      const now = creatorStateOf(menu);
      return state.draft === sent ? now : { ...now, draft: state.draft, changed: true };
    }
  }
}

/** The same array when the block is not in it, so that the other column is not drawn anew. */
function replaced(blocks: MenuBlock[], block: MenuBlock): MenuBlock[] {
  return blocks.some(({ _id }) => _id === block._id) ? blocks.map((each) => (each._id === block._id ? block : each)) : blocks;
}
