import type { SupplyMix } from '@plateprint/shared/ingredients/food-data-release.ts';
import { LOCATIONS, type Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import type { ImportRow } from '../read/read-faostat.ts';

const WORLD: SupplyMix = { shares: { WORLD: 1 }, basis: 'hand', source: 'World average' };

/** Where each location's food of a class comes from. Import partners by trade where FAOSTAT has them, else by hand. */
export function supplyMixes(originClass: string, tables: Tables, imports: readonly ImportRow[]): Record<Location, SupplyMix> {
  const byHand = tables.supply[originClass];
  if (!byHand) throw new Error(`There is no supply of ${originClass}`);
  const mixes = LOCATIONS.map((location): [Location, SupplyMix] => {
    if (location === 'WORLD') return [location, WORLD];
    const written = byHand[location] ?? byHand['*'];
    if (written === undefined) throw new Error(`There is no supply of ${originClass} in ${location}`);
    const mix: SupplyMix = { shares: sharesIn(written), basis: 'hand', source: byHand.why };
    return [location, tradedMix({ originClass, location, byHand: mix }, { tables, imports }) ?? mix];
  });
  return Object.fromEntries(mixes) as Record<Location, SupplyMix>;
}

/** `SE 60 IE 40` → shares of 1. */
export function sharesIn(written: string): Record<string, number> {
  const words = written.trim().split(/\s+/);
  const shares: Record<string, number> = {};
  for (let place = 0; place < words.length; place += 2) shares[words[place] ?? ''] = Number(words[place + 1]) / 100;
  return shares;
}

interface Supply {
  originClass: string;
  location: Location;
  /** The mix for the part that trade data do not cover: the share grown at home. */
  byHand: SupplyMix;
}

interface Trade {
  tables: Tables;
  imports: readonly ImportRow[];
}

function tradedMix({ originClass, location, byHand }: Supply, { tables, imports }: Trade): SupplyMix | null {
  const rule = tables.trade.classes[originClass];
  const importer = tables.trade.importers[location];
  if (!rule || importer === undefined) return null;

  const values = new Map<string, number>();
  for (const { importer: buyer, partner, item, value } of imports) {
    const id =
      buyer === importer && rule.items.includes(item) ? tables.countries.find(({ iso3 }) => iso3 === partner)?.id : undefined;
    if (id !== undefined && id !== location && !rule.notGrownIn.includes(id)) values.set(id, (values.get(id) ?? 0) + value);
  }
  if (values.size === 0) return null;

  const home = byHand.shares[location] ?? 0;
  const partners = largest(values, tables.trade.leastShare).map(([id, share]): [string, number] => [id, share * (1 - home)]);
  const shares = Object.fromEntries(home > 0 ? [[location, home] as const, ...partners] : partners);
  return { shares, basis: 'trade', source: tables.trade.source };
}

/** The partners above the least share, as shares of their own sum. */
function largest(values: Map<string, number>, leastShare: number): [string, number][] {
  const all = [...values].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const kept = all.filter(([, value]) => value / sumOf(all) >= leastShare);
  return kept.map(([id, value]) => [id, value / sumOf(kept)]);
}

function sumOf(rows: readonly [string, number][]): number {
  return rows.reduce((total, [, value]) => total + value, 0);
}
