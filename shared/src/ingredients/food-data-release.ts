import type { Language, NameLanguage } from '../kernel/language.ts';
import type { Allergen, Diet } from './allergen.ts';
import type { Split } from './factor/factor-parts.ts';
import type { PieceSources } from './pieces/piece-source.ts';
import type { StepAbout } from './step-about.ts';
import type { Factor, FactorStep, Grade, Location, Nutrition, SourceRecord, StageValues } from './ingredient-facts.ts';

/** Names by language, display name first, synonyms after it. `en_us` stands only where American English differs. */
export type NamesByLanguage = Record<NameLanguage, string[]> & { en_us?: string[] };
/** One display name a language. */
export type LabelByLanguage = Record<NameLanguage, string> & { en_us?: string };

/** A number and where it comes from: the id of a source, or a short reason. */
export interface Sourced {
  value: number;
  source: string;
}

/** A figure of the research-institute database, kg CO2e per kg at retail, as published. */
export interface InstituteFigure {
  stages: StageValues;
  /** Absent in an institute's own list, which does not tell it. */
  split?: Split | null;
  grade: Grade;
  basis: FactorBasis;
  sources: SourceRecord[];
  steps: FactorStep[];
  low: number;
  high: number;
}

export type FactorBasis = Factor['basis'];

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

/** Allergens of a food; what is in none of the lists is not among its ingredients. */
export interface ReleasedAllergens {
  contains: Allergen[];
  mayContain: Allergen[];
  /** Those that differ by maker, so that nobody knows; absent for none. */
  unknown?: Allergen[];
}

/** The farm of the world's average, and the product of Poore & Nemecek that it is drawn towards. */
export interface WorldFarm {
  /** kg CO2e per kg. */
  agriculture: number;
  split: Split | null;
  record: string;
}

export interface CategoryRecord {
  id: string;
  names: LabelByLanguage;
  /** Class averages: the median of the category's variations as bought, with the span between its quartiles. */
  base: StageValues;
  split: Split | null;
  low: number;
  high: number;
  /** The origin class of most of its ingredients: gives the category's supply mix and origin ratios. */
  originClass: string;
  transportMode: TransportMode;
  water: Sourced | null;
  land: Sourced | null;
  /** The diet all its ingredients share; null where they differ. */
  diet: Diet | null;
  /** `contains`: allergens of every ingredient of the category; `mayContain`: of any; `unknown`: not known of one of them. */
  allergens: ReleasedAllergens;
  /** Class average of the institute's figures; null where the institute has none here. */
  institute: InstituteFigure | null;
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
  /** The biogenic and the land-use part of `base`. Null: nobody knows. */
  split: Split | null;
  /** The range at the base, as multiples of the base's total (low ≤ 1 ≤ high). */
  /** The farm's stage where the food comes from the world's average farm. Absent: nobody tells it. */
  world?: WorldFarm;
  lowRatio: number;
  highRatio: number;
  grade: Grade;
  basis: FactorBasis;
  sources: SourceRecord[];
  steps: FactorStep[];
  /** Key into the release's origin ratios and supply mixes. */
  originClass: string;
  transportMode: TransportMode;
  /** kg that travel per kg of the variation: 0.4 for rice that the kitchen cooks, else 1. */
  carriedPerKg: number;
  /** Organic ÷ conventional at the agriculture stage; null: no pair is published. */
  organicRatio: Sourced | null;
  /** Litres of blue water per kg. */
  water: Sourced | null;
  /** m²·year per kg. */
  land: Sourced | null;
  nutrition: Nutrition | null;
  nutritionSource: string | null;
  edibleShare: number;
  cookedYield: number | null;
  /** The research-institute figure as published, at retail; null where the institute has none. */
  institute: InstituteFigure | null;
  /** Grams per millilitre where it differs from the ingredient's. */
  density?: number;
  /** In place of the ingredient's, where this state differs: what is breaded holds flour. */
  allergens?: ReleasedAllergens;
}

export interface IngredientRecord {
  id: string;
  categoryId: string;
  names: NamesByLanguage;
  diet: Diet;
  allergens: ReleasedAllergens;
  density: number | null;
  pieces: Record<string, number>;
  /** Where each of `pieces` comes from, by the same units. */
  pieceSources: PieceSources;
  variations: VariationRecord[];
}

/** Where a location's food of a class comes from. */
export interface SupplyMix {
  /** Country (ISO 3166 alpha-2, or `WORLD`) → share; they sum to 1. */
  shares: Record<string, number>;
  /** `trade`: from statistics; `hand`: kept by hand. */
  basis: 'trade' | 'hand';
  /** The statistics, or the reason for the shares. */
  source: string;
}

/** Ratios and supply of one month of the year. */
export interface MonthOfOrigins {
  ratios: OriginClassRecord['ratios'];
  /** Location → country → share; they sum to 1. */
  shares: Record<string, Record<string, number>>;
}

export interface OriginClassRecord {
  /**
   * Multiplier of the agriculture stage by country (ISO 3166 alpha-2, or `WORLD`) against the French base.
   * A country that is missing here has no published difference.
   */
  ratios: Record<string, { value: number; about: StepAbout }>;
  supply: Record<Location, SupplyMix>;
  /** January first; absent where the months do not differ. */
  months?: MonthOfOrigins[];
}

const VEHICLES = ['lorry', 'chilled_lorry', 'ship', 'chilled_ship', 'air', 'delivery'] as const;
export type Vehicle = (typeof VEHICLES)[number];

/** Kilometres from an origin to a location. `road` and `sea` are the legs of one journey; `air` replaces the sea leg. */
export interface Distance {
  road: number;
  sea: number;
  air: number;
}

export interface TransportTables {
  /** kg CO2e per tonne-kilometre. */
  perTonneKm: Record<Vehicle, Sourced>;
  /** Origin country → location → kilometres. Its keys are all the origins that the release knows. */
  distances: Record<string, Record<Location, Distance>>;
  /** Kilometres of the wholesaler's round to kitchens and shops, the end of every way. */
  deliveryKm: number;
}

export interface FoodDataRelease {
  version: string;
  sources: SourceDescription[];
  categories: CategoryRecord[];
  states: StateRecord[];
  ingredients: IngredientRecord[];
  originClasses: Record<string, OriginClassRecord>;
  /** Words people write for an origin (`svensk`, `Schweden`, `néerlandais`) by language → country. */
  originWords: Record<NameLanguage, Record<string, string>>;
  organicWords: Record<NameLanguage, string[]>;
  transport: TransportTables;
}

/** The label in the language asked, American English falling back to British. */
export function labelIn(language: Language, label: LabelByLanguage): string {
  if (language === 'en_us') return label.en_us ?? label.en;
  return language === 'en_gb' ? label.en : label[language];
}
