import { ownValue } from '../kernel/own-value.ts';
import { partsOf, scaledFarm } from './factor/factor-parts.ts';
import { figureWithin } from './factor-range.ts';
import type {
  FoodDataRelease,
  InstituteFigure,
  OriginClassRecord,
  Sourced,
  SupplyMix,
  TransportMode,
  VariationRecord,
} from './food-data-release.ts';
import type { EmissionDatabase, Factor, FactorStep, Grade, Location, StageValues } from './ingredient-facts.ts';
import type { StepAbout } from './step-about.ts';
import { supplyFrom, usualSupply, type Supply } from './supply.ts';

export type FactorTables = Pick<FoodDataRelease, 'originClasses' | 'transport'>;

export interface FactorPlace {
  /** ISO 3166 alpha-2; null = the location's usual supply. */
  originId: string | null;
  organic: boolean;
  location: Location;
  emissionDatabase: EmissionDatabase;
  /** The month of purchase, 1–12; null or absent is the year. */
  month?: number | null;
}

/** The input of a factor: a variation, or a category's average in the same shape. */
export type FactorInput = Pick<
  VariationRecord,
  | 'base'
  | 'split'
  | 'world'
  | 'lowRatio'
  | 'highRatio'
  | 'grade'
  | 'basis'
  | 'sources'
  | 'steps'
  | 'originClass'
  | 'transportMode'
  | 'carriedPerKg'
  | 'organicRatio'
  | 'institute'
>;

/** The source, by its id in the release, that a mix was taken from. */
const MIX_SOURCES: Record<SupplyMix['basis'], string> = { trade: 'faostat', hand: 'crosswalk' };

/** The origin that is no country. */
const WORLD = 'WORLD';

/** A sum of stages may be off by this much. */
const ROUNDING = 1e-9;

/** A scaling that moves the figure by more than this share of it counts in the grade. */
const NOTICEABLE = 0.1;

/** Null when the database asked has no figure, or the origin is unknown to the release. */
export function factorOf(tables: FactorTables, input: FactorInput, place: FactorPlace): Factor | null {
  if (place.emissionDatabase === 'rise') return input.institute && asPublished(input.institute);
  if (!input.base) return null;

  const supply = supplyOf(tables, input.originClass, input.transportMode, place);
  if (!supply) return null;

  const organic = place.organic ? input.organicRatio : null;
  const world = isWorld(supply, place) ? (input.world ?? null) : null;
  const farm = world ?? { agriculture: input.base.agriculture, split: input.split };
  const scaled = (ratio: number) => scaledFarm(farm, organic?.value ?? 1, ratio);
  const ratios = world ? { ratio: 1, lowRatio: 1, highRatio: 1 } : supply;
  const { agriculture, split } = scaled(ratios.ratio);
  const stages = { ...input.base, agriculture, transport: supply.transport * input.carriedPerKg };
  const value = sumOfStages(stages);
  const shifted = (ratio: number) => (value === 0 ? 1 : (value + scaled(ratio).agriculture - agriculture) / value);
  const origin = { place: place.location, low: shifted(ratios.lowRatio), high: shifted(ratios.highRatio) };
  return {
    co2e: figureWithin(value, [{ low: input.lowRatio, high: input.highRatio }, origin]),
    stages,
    parts: partsOf(value, split),
    grade: gradeWithin(input.grade, supply, {
      origin: Math.abs(agriculture - scaled(1).agriculture) / value,
      all: Math.abs(stages.agriculture - input.base.agriculture) / value,
    }),
    basis: input.basis,
    sources: input.sources,
    steps: [
      ...input.steps,
      ...originSteps(
        worldSupply(supply, world, input.base.agriculture),
        withMonthThatMatters(tables, input, place),
        stages.transport,
      ),
      ...(place.organic ? [organicStep(organic)] : []),
    ],
    ...(place.originId === null && (origin.low < 1 - ROUNDING || origin.high > 1 + ROUNDING) && { unknownOrigin: origin }),
  };
}

export function sumOfStages(stages: StageValues): number {
  return stages.agriculture + stages.processing + stages.packaging + stages.transport + stages.retail;
}

/** The place, with its month only where the month changes something. */
function withMonthThatMatters({ originClasses }: FactorTables, { originClass }: FactorInput, place: FactorPlace): FactorPlace {
  return ownValue(originClasses, originClass)?.months ? place : { ...place, month: null };
}

/** Where the food comes from the world's average farm, and no country's. */
function isWorld({ mix }: Supply, { originId }: FactorPlace): boolean {
  return originId === WORLD || (mix !== null && mix.shares[WORLD] === 1);
}

/** The world's farms as a supply: by how much they differ from the base, and whose mean says so. */
function worldSupply(supply: Supply, world: FactorInput['world'] | null, base: number): Supply {
  if (!world || base === 0) return supply;
  return { ...supply, ratio: world.agriculture / base, ratioAbout: { source: 'pn', record: world.record } };
}

function asPublished(figure: InstituteFigure): Factor {
  const value = sumOfStages(figure.stages);
  return {
    co2e: { value, low: Math.min(value, figure.low), high: Math.max(value, figure.high) },
    stages: figure.stages,
    parts: partsOf(value, figure.split ?? null),
    grade: figure.grade,
    basis: figure.basis,
    sources: figure.sources,
    steps: figure.steps,
  };
}

function supplyOf(tables: FactorTables, className: string, mode: TransportMode, place: FactorPlace): Supply | null {
  const originClass: OriginClassRecord | undefined = ownValue(tables.originClasses, className);
  if (!originClass) throw new Error(`The release has no origin class ${className}`);
  const question = { originClass: ofMonth(originClass, place), mode, location: place.location };
  return place.originId === null
    ? usualSupply(tables.transport, question)
    : supplyFrom(place.originId, tables.transport, question);
}

/** Where the month changes what is heated and where it comes from. */
function ofMonth(record: OriginClassRecord, { month, location }: FactorPlace): OriginClassRecord {
  const inMonth = month ? record.months?.[month - 1] : undefined;
  const shares = inMonth && ownValue(inMonth.shares, location);
  if (!inMonth || !shares) return record;
  return { ratios: inMonth.ratios, supply: { ...record.supply, [location]: { ...record.supply[location], shares } } };
}

/** Scaled by more than a tenth, a figure is no longer the one that a second source confirmed; by a hand-kept mix, it is derived. */
function gradeWithin(grade: Grade, supply: Supply, moves: { origin: number; all: number }): Grade {
  const byHand = supply.mix?.basis === 'hand' && moves.origin > NOTICEABLE;
  const best: Grade = byHand ? 'C' : moves.all > NOTICEABLE ? 'B' : 'A';
  return best > grade ? best : grade;
}

function originSteps(supply: Supply, place: FactorPlace, transport: number): FactorStep[] {
  const steps: FactorStep[] = [];
  const origins = supply.mix ? originsOf(supply.mix.shares) : [{ id: place.originId ?? '', share: 1 }];
  if (supply.mix)
    steps.push({
      kind: 'supply_mix',
      stage: null,
      value: null,
      about: { origins, source: MIX_SOURCES[supply.mix.basis], ...(place.month && { month: place.month }) },
    });
  steps.push(
    supply.ratioAbout === null
      ? { kind: 'no_origin_ratio', stage: 'agriculture', value: null, about: { origins } }
      : { kind: 'origin_ratio', stage: 'agriculture', value: supply.ratio, about: { origins, ...supply.ratioAbout } },
  );
  steps.push({ kind: 'transport', stage: 'transport', value: transport, about: { origins, to: place.location } });
  return steps;
}

function organicStep(ratio: Sourced | null): FactorStep {
  if (!ratio) return { kind: 'no_organic_ratio', stage: 'agriculture', value: null, about: {} };
  return { kind: 'organic_ratio', stage: 'agriculture', value: ratio.value, about: { source: ratio.source } };
}

type Origins = NonNullable<StepAbout['origins']>;

const originsOfMix = new WeakMap<Record<string, number>, Origins>();

/** The largest first; made once for each mix of a release, since every line of a recipe asks for it. */
function originsOf(shares: Record<string, number>): Origins {
  const known = originsOfMix.get(shares);
  if (known) return known;
  const origins = Object.entries(shares)
    .map(([id, share]) => ({ id, share }))
    .toSorted((a, b) => b.share - a.share);
  originsOfMix.set(shares, origins);
  return origins;
}
