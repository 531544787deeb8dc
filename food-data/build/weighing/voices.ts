import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { Weights } from '../crosswalk/weights.ts';
import type { BaseFigure } from '../figures/base-factor.ts';
import type { PublishedValue, SourceId } from '../read/published-values.ts';

/** A source's value, brought to the boundary of the base: farm to retail at the French farm, with land-use change. */
export interface Voice {
  source: SourceId;
  value: number;
  weight: number;
  /** It shares its weight with another that draws on the same studies. */
  shares?: boolean;
}

export interface Place {
  ingredient: string;
  originClass: string;
  /** The emissions of French farms by the median of all studies. */
  french: number;
  /** The emissions of farms in a country's usual supply, against the French ones. */
  supply: (country: string) => number;
}

export interface Heard {
  entry: VariationEntry;
  values: readonly PublishedValue[];
  /** The figure before it is weighed: gives what lies after the farm, and the land-use part. */
  figure: BaseFigure;
  place: Place;
}

/** A reviewer who put one of these in place of Agribalyse's record said that the record speaks of another thing. */
const SET_ASIDE = new Set(['stands_alone', 'group_average', 'other_food', 'other_state', 'no_record', 'only_record', 'by_value']);
/** Overrides that rest on Agribalyse, or on our own tables: the record corrected, and no second voice of another source. */
const OWN_SOURCES = new Set(['agribalyse', 'crosswalk']);

/** The voices that may be averaged about a food, each with its weight. */
export function voicesOf(heard: Heard, weights: Weights): Voice[] {
  const voices = weights.sources.flatMap((rule): Voice[] => {
    const value = valueOf(heard, rule.source);
    const published = heard.values.find(({ source }) => source === rule.source);
    if (value === null || !published || isIn(weights.heldBack, published)) return [];
    if (rule.family !== 'europe' && !isIn(weights.joins, published)) return [];
    const weight = rule.weight * sampleWeight(weights, published) * adjustment(weights, rule.source, heard.place.originClass);
    return [{ source: rule.source, value: aligned(heard, { rule, published, joins: weights.joins }, value), weight }];
  });
  return sharingWeight(voices, weights.dependent);
}

/** The source's own value for this food; null where it has none, or only one for another food. */
function valueOf({ entry, values }: Heard, source: SourceId): number | null {
  const published = values.find((value) => value.source === source);
  if (!published) return null;
  if (published.world) return published.world.mean;
  // Its records with bone come of those without by one share for all cuts.
  if (source === 'sel' && entry.meat !== undefined) return null;
  if (source !== 'agribalyse') return published.atRetail;
  if (entry.proxy) return null;
  const { override } = entry;
  if (!override || override.why === 'middle') return published.atRetail;
  return SET_ASIDE.has(override.why) || !OWN_SOURCES.has(override.source) ? null : override.total;
}

interface SourceOf {
  rule: Weights['sources'][number];
  published: PublishedValue;
  joins: Weights['joins'];
}

function aligned({ figure, place }: Heard, { rule, published, joins }: SourceOf, value: number): number {
  const rest = sumOfStages(figure.stages) - figure.stages.agriculture;
  const cleared = figure.split?.landUseChange ?? 0;
  if (rule.source === 'sel') {
    const toShop = figure.stages.transport + figure.stages.retail;
    return (value - toShop) * place.french + toShop + (rule.landUse ? 0 : cleared);
  }
  if (published.world) {
    const join = joins.find(({ source, records }) => source === rule.source && records.includes(published.record.record));
    return join?.landUse === false ? value * (1 - published.world.landUse) + cleared : value;
  }
  if (rule.place === null || rule.source === 'agribalyse') return value;
  const grown = value - rest - cleared;
  return grown <= 0 ? value : rest + cleared + grown / place.supply(rule.place);
}

function isIn(rows: readonly { source: string; records: readonly string[] }[], { record }: PublishedValue): boolean {
  return rows.some(({ source, records }) => source === record.source && records.includes(record.record));
}

function sampleWeight({ samples }: Weights, { studies }: PublishedValue): number {
  if (studies === undefined) return 1;
  return samples.find(({ atLeast }) => studies >= atLeast)?.weight ?? 1;
}

function adjustment({ adjusted }: Weights, source: SourceId, originClass: string): number {
  return adjusted
    .filter((rule) => rule.source === source && rule.originClasses.includes(originClass))
    .reduce((product, { times }) => product * times, 1);
}

/** Sources that draw on the same studies count as one: the weight of the group is that of the most that one of them has. */
function sharingWeight(voices: readonly Voice[], dependent: Weights['dependent']): Voice[] {
  return voices.map((voice) => {
    const group = dependent.find(({ sources }) => sources.includes(voice.source));
    const sharers = voices.filter(({ source }) => group?.sources.includes(source));
    return sharers.length < 2 ? voice : { ...voice, weight: voice.weight / sharers.length, shares: true };
  });
}
