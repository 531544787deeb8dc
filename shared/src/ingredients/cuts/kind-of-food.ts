import type { Kind } from './cut-weights.ts';

/** Which kind a food of a category is, where its id says nothing else. */
const KIND_OF_CATEGORY: ReadonlyMap<string, Kind> = new Map([
  ['poultry', 'chicken'],
  ['beef', 'beef'],
  ['pork', 'pork'],
  ['lamb-game', 'game'],
  ['processed-meat', 'cured_meat'],
  ['fish', 'fish'],
  ['shellfish', 'shellfish'],
]);

/** The kind by the first word of an id. */
const KIND_OF_START: ReadonlyMap<string, Kind> = new Map([
  ['turkey', 'turkey'],
  ['duck', 'duck'],
  ['goose', 'goose'],
  ['guinea', 'guinea_fowl'],
  ['pheasant', 'pheasant'],
  ['quail', 'quail'],
  ['pigeon', 'pigeon'],
  ['poussin', 'poussin'],
  ['ostrich', 'beef'],
  ['rabbit', 'rabbit'],
  ['hare', 'hare'],
  ['lamb', 'lamb'],
  ['mutton', 'lamb'],
  ['goat', 'lamb'],
  ['veal', 'veal'],
  ['sweetbread', 'offal'],
  ['tripe', 'offal'],
  ['salmon', 'salmon'],
  ['gravlax', 'smoked_fish'],
  ['smoked', 'smoked_fish'],
  ['sausage', 'sausage'],
  ['bratwurst', 'sausage'],
  ['chorizo', 'sausage'],
  ['merguez', 'sausage'],
  ['frankfurter', 'sausage'],
  ['falukorv', 'sausage'],
  ['andouillette', 'sausage'],
  ['kassler', 'pork'],
  ['kebab', 'mince'],
  ['meatballs', 'mince'],
  ['meat', 'mince'],
]);

/** The kind by the last word of an id: it goes before the animal. */
const KIND_OF_END: ReadonlyMap<string, Kind | null> = new Map<string, Kind | null>([
  ['mince', 'mince'],
  ['tartare', 'mince'],
  ['meatballs', 'mince'],
  ['kebab', 'mince'],
  ['liver', 'offal'],
  ['heart', 'offal'],
  ['kidney', 'offal'],
  ['tongue', 'offal'],
  ['sausage', 'sausage'],
  ['ham', 'cured_meat'],
  // Nobody eats a portion of these by itself.
  ['anchovies', null],
  ['anchovy', null],
  ['caviar', null],
  ['taramasalata', null],
  ['surstromming', null],
  ['bones', null],
  ['carcass', null],
  ['fat', null],
  ['roe', null],
  ['spread', null],
  ['gelatine', null],
  ['lardons', null],
]);

/** The kind of animal that a food is of; null for what is none. */
export function kindOfFood(ingredientId: string | null, categoryId: string | null): Kind | null {
  const kind = categoryId === null ? undefined : KIND_OF_CATEGORY.get(categoryId);
  if (kind === undefined) return null;
  const words = (ingredientId ?? '').split('-');
  const end = words.at(-1) ?? '';
  if (KIND_OF_END.has(end)) return KIND_OF_END.get(end) ?? null;
  if (words[0] === 'smoked' && kind !== 'fish') return kind;
  return KIND_OF_START.get(words[0] ?? '') ?? kind;
}
