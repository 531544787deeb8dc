import { ownValue } from '../kernel/own-value.ts';
import type { OriginClassRecord, SupplyMix, TransportMode, TransportTables } from './food-data-release.ts';
import type { Location } from './ingredient-facts.ts';
import type { StepAbout } from './step-about.ts';
import { transportEmission } from './transport.ts';

/** The effect of an origin, or a mix of origins, on a food. */
export interface Supply {
  /** Multiplier of the agriculture stage, with the smallest and largest among the origins of the mix. */
  ratio: number;
  lowRatio: number;
  highRatio: number;
  /** kg CO2e per kg. */
  transport: number;
  /** Null where no origin of it has a published ratio: 1 then means "not known", not "the same". */
  ratioAbout: StepAbout | null;
  mix: SupplyMix | null;
}

export interface SupplyQuestion {
  originClass: OriginClassRecord;
  mode: TransportMode;
  location: Location;
}

/** Origins with a smaller share do not widen the range of a mix. */
const LEAST_SHARE = 0.05;

/** Null for an origin that the tables do not know. */
export function supplyFrom(originId: string, tables: TransportTables, question: SupplyQuestion): Supply | null {
  const transport = transportEmission(tables, question.mode, originId, question.location);
  if (transport === null) return null;

  const published = ownValue(question.originClass.ratios, originId);
  const ratio = published?.value ?? 1;
  return { ratio, lowRatio: ratio, highRatio: ratio, transport, ratioAbout: published?.about ?? null, mix: null };
}

/** The location's usual supply: every origin by its share. */
export function usualSupply(tables: TransportTables, question: SupplyQuestion): Supply {
  const mix = question.originClass.supply[question.location];
  const supply: Supply = { ratio: 0, lowRatio: Infinity, highRatio: 0, transport: 0, ratioAbout: null, mix };
  for (const originId in mix.shares) {
    const share = ownValue(mix.shares, originId) ?? 0;
    const origin = supplyFrom(originId, tables, question);
    if (!origin) throw new Error(`No distance from ${originId} to ${question.location}`);
    supply.ratio += share * origin.ratio;
    supply.transport += share * origin.transport;
    supply.ratioAbout ??= origin.ratioAbout;
    if (share < LEAST_SHARE) continue;
    supply.lowRatio = Math.min(supply.lowRatio, origin.ratio);
    supply.highRatio = Math.max(supply.highRatio, origin.ratio);
  }
  supply.lowRatio = Math.min(supply.lowRatio, supply.ratio);
  supply.highRatio = Math.max(supply.highRatio, supply.ratio);
  return supply;
}
