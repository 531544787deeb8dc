import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { BAG_DEFAULTS } from '@plateprint/shared/recipes/model/bag-defaults.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { CustomIngredient, IngredientLine, Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';

export const LINE_READINGS = ['reading', 'sure', 'check', 'unknown', 'failed'] as const;

/** How sure the reading of a line is, as long as nobody has corrected it. */
export interface LineReading {
  state: (typeof LINE_READINGS)[number];
  candidates: NameMatch['candidates'];
}

/** The state of the recipe editor: the draft, the version it started from, and how its lines were read. */
export interface EditorState {
  draft: RecipeDraft;
  /** The kept recipe that the draft started from; null: a new one. Drafts of former releases do not say where it is eaten. */
  base: { id: string; version: number; consumption: string | null } | null;
  readings: Record<string, LineReading>;
  /** True once a person changed something since the last save. */
  changed: boolean;
}

export type EditorAction =
  | { do: 'change'; draft: Partial<RecipeDraft> }
  | { do: 'change_line'; id: string; line: Partial<IngredientLine> }
  | { do: 'correct_line'; id: string; line: Partial<IngredientLine> }
  /** A person accepts what these lines were taken for, each with its probability. */
  | { do: 'take_together'; probabilities: ReadonlyMap<string, number> }
  | { do: 'read_lines'; readings: Record<string, LineReading>; lines: Record<string, Partial<IngredientLine>> }
  | { do: 'put_lines'; after: string | null; lines: IngredientLine[] }
  /** A pasted recipe; its words and lines come in one step. */
  | { do: 'paste'; draft: Partial<RecipeDraft>; lines: IngredientLine[]; isReplacing: boolean }
  | { do: 'move_line'; id: string; by: -1 | 1 }
  | { do: 'duplicate_line'; id: string }
  | { do: 'remove_line'; id: string }
  | { do: 'put_own'; own: CustomIngredient }
  | { do: 'change_own'; id: string; own: Partial<CustomIngredient> }
  | { do: 'remove_own'; id: string }
  /** A line that the food data does not know becomes an ingredient of the recipe's own, as heavy as it was (grams). */
  | { do: 'own_instead'; id: string; grams: number | null }
  /** Other lines in place of these: a lighter alternative. */
  | { do: 'put_ingredients'; ingredients: IngredientLine[] }
  | { do: 'scale'; draft: Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'portions'> }
  /** A former version's content comes into the editor; saving it makes it the next version. */
  | { do: 'take_version'; draft: RecipeDraft }
  /** Somebody else's version replaces the written one in the editor. */
  | { do: 'take_newer'; recipe: Recipe }
  /** `sent` is the draft that was saved: what was typed on meanwhile is still to be saved. */
  | { do: 'saved'; recipe: Recipe; sent: RecipeDraft };

let made = 0;

/** A key that is unique on this page; lines keep it for as long as they live. */
function newLineId(): string {
  made += 1;
  return `${Date.now().toString(36)}${made.toString(36)}`;
}

export function blankOwn(name = '', weight: number | null = null): CustomIngredient {
  return { _id: newLineId(), name, weight, co2PerKg: null, source: '' };
}

export function blankLine(written = ''): IngredientLine {
  return {
    _id: newLineId(),
    inputIngredient: written,
    ingredient: null,
    categoryId: null,
    variation: null,
    originId: null,
    amount: null,
    unit: null,
    pieceGrams: null,
    organic: false,
  };
}

export function newEditorState(language: RecipeDraft['names'][number]['language'], { bag = false } = {}): EditorState {
  return {
    draft: {
      ...(bag ? { ingredientBag: true } : {}),
      names: [{ language, name: '' }],
      ingredients: [blankLine()],
      customIngredients: [],
      portions: 1,
      mealsize: bag ? BAG_DEFAULTS.mealsize : 0,
      category: '',
      note: '',
      tags: [],
      allergens: [],
      emissionDatabase: 'organization',
      libraryScope: 'restaurant',
    },
    base: null,
    readings: {},
    changed: false,
  };
}

export function editorStateOf(recipe: Recipe): EditorState {
  const { ingredients, names, customIngredients, portions, mealsize, category, note, tags, allergens, ...rest } = recipe;
  const words = { names, category, note, tags, allergens };
  const { emissionDatabase, libraryScope, ingredientBag = false, served = null } = rest;
  return {
    draft: {
      ...words,
      customIngredients,
      portions,
      mealsize,
      emissionDatabase,
      libraryScope,
      ingredientBag,
      served,
      ingredients: endingBlank(ingredients),
    },
    base: baseOf(recipe),
    readings: doubtsOf(ingredients),
    changed: false,
  };
}

/** A question that was open when it was saved is still asked; its further meanings are looked up when it is opened. */
function doubtsOf(lines: readonly IngredientLine[]): EditorState['readings'] {
  const open = lines.filter(({ inDoubt }) => inDoubt != null);
  return Object.fromEntries(open.map(({ _id }): [string, LineReading] => [_id, { state: 'check', candidates: [] }]));
}

function baseOf({ id, version, consumption }: Recipe): EditorState['base'] {
  return { id, version, consumption };
}

/** The draft to save: without its empty lines and with trimmed words. */
export function draftToSave({ draft }: EditorState): RecipeDraft {
  return {
    ...draft,
    names: draft.names.map(({ language, name }) => ({ language, name: name.trim() })),
    ingredients: draft.ingredients.filter((line) => !isBlankLine(line)),
    customIngredients: draft.customIngredients.filter(({ name, weight }) => name.trim() !== '' || weight !== null),
    tags: draft.tags.filter(({ name }) => name.trim() !== ''),
  };
}

/** There is always one empty line at the end to write on. */
function endingBlank(lines: IngredientLine[]): IngredientLine[] {
  const last = lines.at(-1);
  return last && isBlankLine(last) ? lines : [...lines, blankLine()];
}

function withLines(state: EditorState, change: (lines: IngredientLine[]) => IngredientLine[]): EditorState {
  return { ...state, changed: true, draft: { ...state.draft, ingredients: endingBlank(change(state.draft.ingredients)) } };
}

function without(readings: EditorState['readings'], id: string): EditorState['readings'] {
  return Object.fromEntries(Object.entries(readings).filter(([line]) => line !== id));
}

const changeLine = (state: EditorState, id: string, change: Partial<IngredientLine>): EditorState =>
  withLines(state, (lines) => lines.map((line) => (line._id === id ? { ...line, ...change } : line)));

function moved(lines: IngredientLine[], id: string, by: -1 | 1): IngredientLine[] {
  const from = lines.findIndex((line) => line._id === id);
  const to = from + by;
  const [line, other] = [lines[from], lines[to]];
  if (!line || !other) return lines;
  return lines.map((each, index) => (index === from ? other : index === to ? line : each));
}

function putAfter(lines: IngredientLine[], after: string | null, put: IngredientLine[]): IngredientLine[] {
  const place = after === null ? lines.length : lines.findIndex((line) => line._id === after) + 1;
  return [...lines.slice(0, place), ...put, ...lines.slice(place)].filter(
    (line, index, all) => index === all.length - 1 || !isBlankLine(line),
  );
}

function pasted(state: EditorState, { draft, lines, isReplacing }: EditorAction & { do: 'paste' }): EditorState {
  const worded = { ...state, draft: { ...state.draft, ...draft } };
  return isReplacing
    ? { ...withLines(worded, () => lines), readings: {} }
    : withLines(worded, (before) => putAfter(before, null, lines));
}

function duplicated(lines: IngredientLine[], id: string): IngredientLine[] {
  return lines.flatMap((line) => (line._id === id ? [line, { ...line, _id: newLineId() }] : [line]));
}

function withOwn(state: EditorState, change: (own: CustomIngredient[]) => CustomIngredient[]): EditorState {
  return { ...state, changed: true, draft: { ...state.draft, customIngredients: change(state.draft.customIngredients) } };
}

function ownInstead(state: EditorState, id: string, grams: number | null): EditorState {
  const line = state.draft.ingredients.find((each) => each._id === id);
  if (!line) return state;
  const without_ = editorReducer(state, { do: 'remove_line', id });
  return withOwn(without_, (own) => [...own, blankOwn(line.inputIngredient.trim(), grams)]);
}

function takenTogether(state: EditorState, probabilities: ReadonlyMap<string, number>): EditorState {
  const taken = withLines(state, (lines) =>
    lines.map((line) => {
      const probability = probabilities.get(line._id);
      return probability === undefined ? line : { ...line, takenTogether: probability, inDoubt: null };
    }),
  );
  const readings = Object.entries(state.readings).filter(([id]) => !probabilities.has(id));
  return { ...taken, readings: Object.fromEntries(readings) };
}

/** Every change of the editor, pure. `correct_line` is a person's word, so the doubt about the line ends. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.do) {
    case 'change':
      return { ...state, changed: true, draft: { ...state.draft, ...action.draft } };
    case 'change_line':
      return changeLine(state, action.id, action.line);
    case 'correct_line':
      return {
        ...changeLine(state, action.id, { ...action.line, takenTogether: null, inDoubt: null }),
        readings: without(state.readings, action.id),
      };
    case 'take_together':
      return takenTogether(state, action.probabilities);
    case 'read_lines':
      return {
        ...withLines(state, (lines) => lines.map((line) => ({ ...line, ...ownValue(action.lines, line._id) }))),
        readings: { ...state.readings, ...action.readings },
      };
    case 'put_lines':
      return withLines(state, (lines) => putAfter(lines, action.after, action.lines));
    case 'paste':
      return pasted(state, action);
    case 'move_line':
      return withLines(state, (lines) => moved(lines, action.id, action.by));
    case 'duplicate_line':
      return withLines(state, (lines) => duplicated(lines, action.id));
    case 'put_own':
      return withOwn(state, (own) => [...own, action.own]);
    case 'change_own':
      return withOwn(state, (own) => own.map((each) => (each._id === action.id ? { ...each, ...action.own } : each)));
    case 'remove_own':
      return withOwn(state, (own) => own.filter(({ _id }) => _id !== action.id));
    case 'own_instead':
      return ownInstead(state, action.id, action.grams);
    case 'remove_line':
      return {
        ...withLines(state, (lines) => lines.filter((line) => line._id !== action.id)),
        readings: without(state.readings, action.id),
      };
    case 'put_ingredients':
      return withLines(state, () => action.ingredients);
    case 'scale': {
      const { ingredients, customIngredients, portions } = action.draft;
      return { ...state, changed: true, draft: { ...state.draft, ingredients, customIngredients, portions } };
    }
    case 'take_version':
      return {
        ...state,
        changed: true,
        readings: doubtsOf(action.draft.ingredients),
        draft: { ...action.draft, ingredients: endingBlank(action.draft.ingredients) },
      };
    case 'take_newer':
      return editorStateOf(action.recipe);
    case 'saved':
      return { ...state, changed: state.draft !== action.sent, base: baseOf(action.recipe) };
  }
}
