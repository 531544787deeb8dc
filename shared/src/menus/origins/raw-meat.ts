import type { Meat } from './meat-law.ts';

const of = (meat: readonly Meat[], ids: string): [string, readonly Meat[]][] => ids.split(' ').map((id) => [id, meat]);

/**
 * The foods that are meat of the four animals when they are bought raw. @source What is beef, sheep and poultry: Regulations (EC) No 1760/2000
 * and (EU) No 1337/2013 (fresh, chilled or frozen meat of swine, sheep and poultry: fowl, ducks, geese, turkeys, guinea fowls; read
 * 2026-11-26). Offal, bones, game, goat, horse, rabbit, quail and pigeon are not in them.
 */
const MEATS_OF_FOOD: ReadonlyMap<string, readonly Meat[]> = new Map([
  ...of(
    ['beef'],
    'beef beef-brisket beef-cheek beef-chuck beef-flank beef-hanger beef-mince beef-ribeye beef-rump beef-shank beef-short-ribs beef-shoulder beef-silverside beef-sirloin beef-steak beef-stew beef-strips beef-tenderloin beef-topside burger-patty oxtail steak-tartare t-bone-steak veal veal-chop veal-escalope veal-fillet veal-mince veal-roast veal-shank',
  ),
  ...of(['beef', 'pork'], 'mixed-mince'),
  ...of(
    ['pork'],
    'pork pork-belly pork-cheek pork-chop pork-knuckle pork-leg pork-loin pork-mince pork-neck pork-ribs pork-schnitzel pork-shoulder pork-tenderloin pork-trotter suckling-pig',
  ),
  ...of(['sheep'], 'lamb lamb-chop lamb-fillet lamb-leg lamb-mince lamb-neck lamb-shank lamb-shoulder mutton rack-of-lamb'),
  ...of(
    ['poultry'],
    'capon chicken chicken-breast chicken-drumstick chicken-inner-fillet chicken-leg chicken-mince chicken-strips chicken-thigh chicken-wings duck duck-breast duck-leg goose guinea-fowl poussin stewing-hen turkey turkey-breast turkey-leg turkey-mince',
  ),
]);

/** Where only the class of a line is known: lamb and game cannot be distinguished. */
const MEATS_OF_CATEGORY: ReadonlyMap<string, readonly Meat[]> = new Map<string, readonly Meat[]>([
  ['beef', ['beef']],
  ['pork', ['pork']],
  ['poultry', ['poultry']],
]);

/** Ends of the ids of variations that are bought prepared or cooked. */
const PREPARED = new Set(
  'cooked roasted fried grilled smoked salted breaded marinated confit ready dried chilled frozen-cooked'.split(' '),
);

interface FoodOfLine {
  ingredient: string | null;
  /** `beef.cooked`: its end says how it is bought. */
  variation: string | null;
  categoryId: string | null;
}

/** Whether a line may be meat that nobody knows of: it is not understood, or of a class that holds lamb beside game. */
export function mayHideMeat({ ingredient, categoryId }: Omit<FoodOfLine, 'variation'>): boolean {
  return ingredient === null && (categoryId === null || categoryId === 'lamb-game');
}

/** The meats of a line that are bought raw. */
export function rawMeatsOf({ ingredient, variation, categoryId }: FoodOfLine): readonly Meat[] {
  if (ingredient === null) return (categoryId !== null && MEATS_OF_CATEGORY.get(categoryId)) || [];
  const state = variation?.slice(variation.indexOf('.') + 1) ?? '';
  return PREPARED.has(state) ? [] : (MEATS_OF_FOOD.get(ingredient) ?? []);
}
