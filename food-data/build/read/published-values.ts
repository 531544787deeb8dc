import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { SourceRecord, StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { VariationEntry } from '../crosswalk/crosswalk.ts';
import type { Sources } from './sources.ts';

export type SourceId = 'agribalyse' | 'rivm' | 'sel' | 'clark' | 'pn';

/** A source's value for a food: as published, and brought to the boundary farm to retail. */
export interface PublishedValue {
  source: SourceId;
  record: SourceRecord;
  /** kg CO2e per kg at retail. */
  atRetail: number;
  /** Other values of the same source that widen the range, at retail. */
  spread: number[];
  /** The studies that it is the median of, where it is one. */
  studies?: number;
  /** A mean of the world's farms, with what is lost on the way, and the share of it that is land-use change. */
  world?: { mean: number; landUse: number };
}

/** SU-EATABLE LIFE stops at the producing country's distribution centre: the category's way to the shop is added. */
export function publishedValues(entry: VariationEntry, sources: Sources, typical: StageValues): PublishedValue[] {
  const values: PublishedValue[] = [];
  const agribalyse = entry.agribalyse === undefined ? undefined : sources.agribalyse.get(entry.agribalyse);
  if (agribalyse && entry.agribalyse !== undefined) {
    values.push(valueOf('agribalyse', entry.agribalyse, agribalyse.name, sumOfStages(agribalyse.stages)));
  }
  const rivm = entry.rivm === undefined ? undefined : sources.rivm.get(entry.rivm)?.co2e;
  if (rivm && entry.rivm !== undefined) values.push(valueOf('rivm', entry.rivm, entry.rivm, rivm));

  const sel = entry.sel === undefined ? undefined : sources.sel.get(entry.sel);
  if (sel && entry.sel !== undefined) {
    // A food's own way to the shop is nearer than that of its category, which holds canned and frozen goods too.
    const way = entry.proxy ? typical : (agribalyse?.stages ?? typical);
    const toShop = way.transport + way.retail;
    const value = valueOf('sel', entry.sel, entry.sel, sel.co2e);
    // Its records with bone are compared per kilogram of meat, as all others are; the bone is put on afterwards.
    const ofMeat = (co2e: number) => co2e / (entry.meat ?? 1) + toShop;
    values.push({ ...value, atRetail: ofMeat(sel.co2e), spread: sel.quartiles?.map(ofMeat) ?? [], studies: sel.studies });
  }
  const clark = entry.clark === undefined ? undefined : sources.clark.get(entry.clark)?.co2e;
  if (clark && entry.clark !== undefined) values.push(valueOf('clark', entry.clark, entry.clark, clark));

  const pn = entry.pn === undefined ? undefined : sources.pn.get(entry.pn)?.co2e;
  if (pn && entry.pn !== undefined) {
    const world = { mean: sources.means.get(entry.pn) ?? pn, landUse: sources.classes.get(entry.pn) ?? 0 };
    values.push({ ...valueOf('pn', entry.pn, entry.pn, pn), world });
  }
  return values;
}

function valueOf(source: SourceId, record: string, label: string, value: number): PublishedValue {
  return { source, record: { source, record, label, value }, atRetail: value, spread: [] };
}
