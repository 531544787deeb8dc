/** A food with what of it is protein. */
export interface ProteinAmount {
  food: string;
  /** Below zero for what was sent back. */
  grams: number;
  /** Grams of protein in 100 g; null where nobody knows. */
  protein: number | null;
  kind: ProteinKind;
}

/** Of plants, of animals, or of a composed food that tells neither. */
export type ProteinKind = 'plant' | 'animal' | 'unknown';

export interface ProteinSplit {
  /** Grams of protein. */
  plant: number;
  animal: number;
  unknown: number;
  /** Plant ÷ (plant + animal), 0–1; null without either. */
  plantShare: number | null;
  /** Share of the weight whose protein is known, 0–1. */
  known: number;
}

interface KnownFood {
  diet: 'vegan' | 'vegetarian' | 'none' | (string & {});
  categoryId: string;
}

/** Foods that are dishes: of what their protein is, only their recipe could tell. */
const COMPOSED: ReadonlySet<string> = new Set(['ready-meals', 'sauces-condiments', 'bread-bakery', 'sugar-sweets']);

/** The kind of a food's protein. Bread with butter in it is composed, and none of an animal. */
export function proteinKindOf(food: KnownFood | null): ProteinKind {
  if (food === null) return 'unknown';
  if (food.diet === 'vegan') return 'plant';
  return COMPOSED.has(food.categoryId) ? 'unknown' : 'animal';
}

/** But for foods of which more came back than was bought: no share goes below nothing, or beyond the whole. */
export function proteinSplit(amounts: readonly ProteinAmount[]): ProteinSplit {
  const sums = { plant: 0, animal: 0, unknown: 0 };
  let [weight, known] = [0, 0];
  for (const { grams, protein, kind } of aboveZero(amounts)) {
    weight += grams;
    if (protein === null) continue;
    known += grams;
    sums[kind] += (grams * protein) / 100;
  }
  const ofKnownKind = sums.plant + sums.animal;
  return { ...sums, plantShare: ofKnownKind > 0 ? sums.plant / ofKnownKind : null, known: weight > 0 ? known / weight : 0 };
}

function aboveZero(amounts: readonly ProteinAmount[]): readonly ProteinAmount[] {
  if (amounts.every(({ grams }) => grams >= 0)) return amounts;
  const net = new Map<string, number>();
  for (const { food, grams } of amounts) net.set(food, (net.get(food) ?? 0) + grams);
  return amounts.filter(({ food }) => (net.get(food) ?? 0) >= 0);
}

/** Goals of public bodies and chains, as lines beside a share. */
export interface ProteinGoal {
  goal: string;
  country: string;
  /** Share of plant protein in per cent. */
  percent: number;
  year: number;
  source: string;
  /** The day that the source was read. */
  seen: string;
}

export const PROTEIN_GOALS: readonly ProteinGoal[] = [
  {
    goal: 'nl_eiwittransitie_2030',
    country: 'NL',
    percent: 50,
    year: 2030,
    source: 'https://zoek.officielebekendmakingen.nl/kst-31532-291.html',
    seen: '2026-11-26',
  },
  {
    goal: 'nl_supermarkets_2030',
    country: 'NL',
    percent: 60,
    year: 2030,
    source:
      'https://www.duurzaam-ondernemen.nl/supermarkten-publiceren-eerste-gezamenlijke-meting-om-de-eiwittransitie-in-kaart-te-brengen/',
    seen: '2026-11-26',
  },
];
