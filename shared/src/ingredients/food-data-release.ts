import type { Language, NameLanguage } from '../kernel/language.ts';
import type { Allergen, Diet } from './allergen.ts';
import type { FactorStep, Grade, Location, Nutrition, SourceRecord, StageValues } from './ingredient-facts.ts';

/** Names by language, display name first, synonyms after it. `en_us` stands only where American English differs. */
export type NamesByLanguage = Record<NameLanguage, string[]> & { en_us?: string[] };
/** One display name a language. */
export type LabelByLanguage = Record<NameLanguage, string> & { en_us?: string };

export interface SourceDescription {
  id: string;
  title: string;
  publisher: string;
  version: string;
  year: number;
  licence: string;
  attribution: string;
  boundary: string;
  url: string;
}

export interface CategoryRecord {
  id: string;
  names: LabelByLanguage;
  /** Class averages: the median of the category's variations as bought, with the span between its quartiles. */
  base: StageValues;
  low: number;
  high: number;
  originClass: string;
  transportMode: TransportMode;
  diet: Diet | null;
}

/** A state of an ingredient (raw, frozen, dried …): its names, and the words by which a line tells it. */
export interface StateRecord {
  id: string;
  names: LabelByLanguage;
  words: Record<NameLanguage, string[]>;
}

export type TransportMode = 'ambient' | 'chilled' | 'frozen' | 'air';

export interface VariationRecord {
  /** `<ingredient>.<state>`, stable across versions. */
  id: string;
  stateId: string;
  /** Overrides the state's name, e.g. "15 % fat". */
  names: LabelByLanguage | null;
  /** kg CO2e per kg as bought, French base, total minus the consumer's stage. Null: unknown. */
  base: StageValues | null;
  /** The range at the base, as multiples of the base's total (low ≤ 1 ≤ high). */
  lowRatio: number;
  highRatio: number;
  grade: Grade;
  basis: 'direct' | 'proxy' | 'derived' | 'class';
  sources: SourceRecord[];
  steps: FactorStep[];
  /** Key into the release's origin ratios and supply mixes. */
  originClass: string;
  transportMode: TransportMode;
  /** Organic ÷ conventional at the agriculture stage; null: no pair is published. */
  organicRatio: { value: number; source: string } | null;
  water: { value: number; source: string } | null;
  land: { value: number; source: string } | null;
  nutrition: Nutrition | null;
  nutritionSource: string | null;
  edibleShare: number;
  cookedYield: number | null;
  /** The research-institute figure as published, at retail; null where the institute has none. */
  institute: { stages: StageValues; grade: Grade; sources: SourceRecord[]; low: number; high: number } | null;
}

export interface IngredientRecord {
  id: string;
  categoryId: string;
  names: NamesByLanguage;
  diet: Diet;
  allergens: { contains: Allergen[]; mayContain: Allergen[] };
  density: number | null;
  pieces: Record<string, number>;
  variations: VariationRecord[];
}

export interface OriginClassRecord {
  /** Ratio of the agriculture stage by country (ISO 3166 alpha-2), against the French base; clamped to 0.5–2.5. */
  ratios: Record<string, { value: number; source: string }>;
  /** Where each location's food of this class comes from: country → share, summing to 1; with its reason. */
  supply: Record<Location, { shares: Record<string, number>; source: string }>;
}

export interface FoodDataRelease {
  version: string;
  sources: SourceDescription[];
  categories: CategoryRecord[];
  states: StateRecord[];
  ingredients: IngredientRecord[];
  originClasses: Record<string, OriginClassRecord>;
  /** Origin words people write (`svensk`, `från Danmark`) by language → country. */
  originWords: Record<NameLanguage, Record<string, string>>;
  organicWords: Record<NameLanguage, string[]>;
  transport: {
    /** kg CO2e per tonne-kilometre by mode and vehicle, with source. */
    perTonneKm: Record<string, { value: number; source: string }>;
    /** Road and sea kilometres from an origin country to a location; air is the great circle. */
    distances: Record<string, Record<string, { road: number; sea: number; air: number }>>;
  };
}

/** The label in the language asked, American English falling back to British. */
export function labelIn(language: Language, label: LabelByLanguage): string {
  if (language === 'en_us') return label.en_us ?? label.en;
  return language === 'en_gb' ? label.en : label[language];
}
