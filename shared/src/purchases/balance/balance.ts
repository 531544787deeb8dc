/** A food of a time: what of it was bought, or used by the dishes that were sold. */
export interface FoodAmount {
  /** Of the ingredient, or of a category. */
  food: string;
  /** The category; null for a kitchen's own ingredients. */
  family: string | null;
  grams: number;
  /** Grams CO2e; null where nobody knows. */
  co2: number | null;
}

/** Of what has a price, too. */
export interface BoughtAmount extends FoodAmount {
  /** Net, of rows that say it; null where none does. */
  money: number | null;
}

export const BALANCE_REASONS = ['stock', 'staff', 'waste', 'recipe_wrong', 'not_through_till'] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

/** A person's note on the difference of a family. */
export interface BalanceNote {
  family: string;
  reasons: BalanceReason[];
  /** In stock when the time began, and when it ended; null where nobody counted. */
  openingGrams: number | null;
  closingGrams: number | null;
}

interface Side {
  grams: number;
  co2: number | null;
}

export interface FamilyBalance extends Omit<BalanceNote, 'family'> {
  family: string | null;
  bought: Side & { money: number | null };
  used: Side;
  /** Bought and taken from stock, less what the dishes used. Below zero: more was used than there was. */
  difference: Side & { money: number | null };
  /** The foods of it, the largest difference first. */
  foods: { food: string; bought: number; used: number }[];
}

export interface Balance {
  /** The largest difference in weight first. */
  families: FamilyBalance[];
  /** All of them: bought + opening − closing − used = difference. */
  total: Omit<FamilyBalance, 'family' | 'reasons' | 'foods'>;
  /** How much of the weight that there was the dishes explain, 0–1; null where there was none. */
  explained: number | null;
}

/** Purchases against the foods of the dishes that were sold, by families of foods. */
export function balanceOf(bought: readonly BoughtAmount[], used: readonly FoodAmount[], notes: readonly BalanceNote[]): Balance {
  const keys = new Set<string | null>([...bought, ...used].map(({ family }) => family));
  for (const { family } of notes) keys.add(family);
  const noteOf = new Map<string | null, BalanceNote>(notes.map((note) => [note.family, note]));
  const boughtOf = Map.groupBy(bought, ({ family }) => family);
  const usedOf = Map.groupBy(used, ({ family }) => family);
  const families = [...keys]
    .map((family) =>
      balanceOfFamily(family, { bought: boughtOf.get(family) ?? [], used: usedOf.get(family) ?? [], note: noteOf.get(family) }),
    )
    .toSorted((one, other) => Math.abs(other.difference.grams) - Math.abs(one.difference.grams));
  return { families, total: totalOf(families), explained: explainedShare(families) };
}

interface OfFamily {
  bought: readonly BoughtAmount[];
  used: readonly FoodAmount[];
  note: BalanceNote | undefined;
}

function balanceOfFamily(family: string | null, { bought, used, note }: OfFamily): FamilyBalance {
  const own = {
    grams: gramsOf(bought),
    co2: summed(bought.map(({ co2 }) => co2)),
    money: summed(bought.map(({ money }) => money)),
  };
  const eaten = { grams: gramsOf(used), co2: summed(used.map(({ co2 }) => co2)) };
  const [openingGrams, closingGrams] = [note?.openingGrams ?? null, note?.closingGrams ?? null];
  const grams = own.grams + (openingGrams ?? 0) - (closingGrams ?? 0) - eaten.grams;
  // A gram of the rest emits as much as one that was bought, else as one that was used.
  const worth = perGram(own.co2, gramsKnown(bought)) ?? perGram(eaten.co2, gramsKnown(used));
  // Where both sides are known the difference is theirs, as it stands beside them; stock is worth what was bought.
  const co2 =
    own.co2 === null || eaten.co2 === null || worth === null
      ? times(worth, grams)
      : own.co2 - eaten.co2 + worth * ((openingGrams ?? 0) - (closingGrams ?? 0));
  const money = times(perGram(own.money, gramsOf(bought.filter((each) => each.money !== null))), grams);
  return {
    family,
    bought: own,
    used: eaten,
    openingGrams,
    closingGrams,
    reasons: note?.reasons ?? [],
    difference: { grams, co2, money },
    foods: foodsOf(bought, used),
  };
}

const perGram = (amount: number | null, of: number): number | null => (amount === null || of <= 0 ? null : amount / of);
const times = (each: number | null, of: number): number | null => (each === null ? null : each * of);

const gramsOf = (amounts: readonly { grams: number }[]): number => amounts.reduce((sum, { grams }) => sum + grams, 0);

/** Grams of what has a footprint: CO2e of the rest is not known. */
const gramsKnown = (amounts: readonly FoodAmount[]): number => gramsOf(amounts.filter(({ co2 }) => co2 !== null));

/** Of what is known; null where nothing is. */
function summed(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

function foodsOf(bought: readonly FoodAmount[], used: readonly FoodAmount[]): FamilyBalance['foods'] {
  const foods = new Map<string, { food: string; bought: number; used: number }>();
  const add = (side: 'bought' | 'used', { food, grams }: FoodAmount): void => {
    const former = foods.get(food) ?? { food, bought: 0, used: 0 };
    foods.set(food, { ...former, [side]: former[side] + grams });
  };
  for (const each of bought) add('bought', each);
  for (const each of used) add('used', each);
  return [...foods.values()].toSorted((one, other) => Math.abs(other.bought - other.used) - Math.abs(one.bought - one.used));
}

function totalOf(families: readonly FamilyBalance[]): Balance['total'] {
  const all = (of: (family: FamilyBalance) => number | null): number | null => summed(families.map(of));
  return {
    bought: {
      grams: all(({ bought }) => bought.grams) ?? 0,
      co2: all(({ bought }) => bought.co2),
      money: all(({ bought }) => bought.money),
    },
    used: { grams: all(({ used }) => used.grams) ?? 0, co2: all(({ used }) => used.co2) },
    openingGrams: all(({ openingGrams }) => openingGrams),
    closingGrams: all(({ closingGrams }) => closingGrams),
    difference: {
      grams: all(({ difference }) => difference.grams) ?? 0,
      co2: all(({ difference }) => difference.co2),
      money: all(({ difference }) => difference.money),
    },
  };
}

/** A family that was used more than there was of it explains no more than that. */
function explainedShare(families: readonly FamilyBalance[]): number | null {
  let [available, explained] = [0, 0];
  for (const { bought, used, openingGrams, closingGrams } of families) {
    const there = Math.max(0, bought.grams + (openingGrams ?? 0) - (closingGrams ?? 0));
    available += there;
    explained += Math.min(there, used.grams);
  }
  return available > 0 ? explained / available : null;
}
