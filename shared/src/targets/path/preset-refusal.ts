import { type Month, monthsBetween } from '../../kernel/month.ts';
import type { PublishedTarget } from '../model/target-preset.ts';
import { type CountedMonth, lacksEnergy } from './counted-month.ts';

/** Why a published target is not offered: the energy of too little of its base year is known, or not all months of that have reports. */
export type PresetRefusal = 'unit' | 'base_year';

/** Null for one that the figures of a place can be held against. @param reported The months of its base year that have completed reports. */
export function presetRefusal(preset: PublishedTarget, reported: readonly CountedMonth[]): PresetRefusal | null {
  if (preset.baseYear === null) return null;
  const known = new Set(reported.map(({ month }) => month));
  if (!monthsOfYear(preset.baseYear).every((month) => known.has(month))) return 'base_year';
  return lacksEnergy(reported, { ...preset, landUse: 'with' }) ? 'unit' : null;
}

function monthsOfYear(year: number): Month[] {
  return monthsBetween(`${year}-01` as Month, `${year}-12` as Month);
}
