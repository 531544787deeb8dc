import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { LineReading } from '../state/editor-state.ts';
import type { RowMove } from './row-move.ts';
import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { IngredientWords } from '../../../ingredients/use-ingredient-names.ts';
import type { LineCount } from '../state/steady-lines.ts';

/** The line whose menu is open. */
export interface OpenRow {
  id: string;
  row: number;
  /** Nobody knows what it is: it may become an ingredient of the recipe's own. */
  isUnknown: boolean;
  /** Its foods, where it counts more than one: it may become a line each. */
  parts: readonly string[] | null;
}

export interface RowActions {
  onText: (id: string, text: string) => void;
  onRead: (id: string, text: string) => void;
  /** Amount and unit: they say nothing about whether the ingredient was understood. */
  onMeasure: (id: string, line: Partial<IngredientLine>) => void;
  /** A person's word on what the line means. */
  onCorrect: (id: string, line: Partial<IngredientLine>) => void;
  /** Its kitchen measure, with the weight of what it means now: it belongs to the correction before. */
  onMeasuredAnew: (id: string, line: Partial<IngredientLine>) => void;
  onPasteLines: (id: string, lines: string[]) => void;
  onMove: (id: string, row: number, move: RowMove) => void;
  onMenu: (open: Omit<OpenRow, 'parts'> & { written: string }, button: HTMLButtonElement) => void;
  onWhy: (id: string) => void;
}

export interface IngredientRowProps {
  row: number;
  line: IngredientLine;
  words: IngredientWords | null | undefined;
  /** The name of what it means: of an ingredient, a bag or a category. */
  meaning: string;
  facts: LineFacts | null;
  ingredient: IngredientFacts | null;
  /** Its figures are on their way: then nothing is said to be missing. */
  isAwaited: boolean;
  restaurantId: string;
  /** The bag that is being written. */
  ownId: string | undefined;
  reading: LineReading | undefined;
  footprint: LineCount | undefined;
  portions: number;
  /** Nobody eats a portion of a bag: no line of it is too heavy. */
  isBag: boolean;
  regions: readonly { id: string; name: string }[];
  /** It is worked in: its details are shown. */
  isCurrent: boolean;
  actions: RowActions;
}
