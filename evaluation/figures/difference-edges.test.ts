import { expect, test } from 'vitest';
import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { differenceOf } from '@plateprint/shared/footprint/difference/difference.ts';
import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';

/** Pairs of kitchens and draws for each; more draws in the whole run, and 500 pairs and 100,000 draws in `npm run test:long`. */
const PAIRS = Number(process.env['COMPARED_PAIRS'] ?? 40);
const DRAWS = Number(process.env['COMPARED_DRAWS'] ?? 8000);

/** Ranges as grades have them, and one of the user's own without any. */
const RANGES = [
  [0.85, 1.2],
  [0.75, 1.35],
  [0.65, 1.55],
  [0.5, 2],
  [0.4, 2.5],
  [1, 1],
] as const;
/** Standard normal at the 95th percentile. */
const EDGE = 1.6448536269514722;

/** A generator of its own (xorshift128), so that the draws that judge are none of those that are judged. */
function generator(seed: number): () => number {
  let [x, y, z, w] = [seed, 362_436_069, 521_288_629, 88_675_123];
  return () => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = (w ^ (w >>> 19) ^ (t ^ (t >>> 8))) >>> 0;
    return (w + 0.5) / 4_294_967_296;
  };
}

const random = generator(20_261);

function normal(): number {
  return Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

interface Kitchens {
  foods: { name: string; a: number; b: number; low: number; high: number }[];
}

function kitchens(): Kitchens {
  const foods = Array.from({ length: 5 + Math.floor(random() * 60) }, (_, place) => {
    const [low, high] = RANGES[Math.floor(random() * RANGES.length)] ?? [1, 1];
    const a = Math.exp(2 * normal());
    const b = random() < 0.1 ? 0 : a * Math.exp((random() < 0.5 ? 0.3 : 1) * normal());
    return { name: `food ${Math.floor(random() * 1e6)}.${place}`, a: random() < 0.1 ? 0 : a, b, low, high };
  });
  return { foods };
}

function sideOf({ foods }: Kitchens, of: 'a' | 'b'): ComparedSide {
  const parts = foods.map(({ name, low, high, [of]: value }): FoodPart => {
    const co2 = { value, low: value * low, high: value * high };
    return { food: name, supply: '', co2, supplyRange: { low: value, high: value } };
  });
  return { parts, per: 1, coverage: { share: 1, of: '' }, amounts: 'weighed' };
}

/** The difference and the quotient of the two in many draws, sorted. */
function drawnMany({ foods }: Kitchens): { difference: Float64Array; percent: Float64Array } {
  const [difference, percent] = [new Float64Array(DRAWS), new Float64Array(DRAWS)];
  for (let draw = 0; draw < DRAWS; draw += 1) {
    let [ofA, ofB] = [0, 0];
    for (const { a, b, low, high } of foods) {
      const z = normal();
      const error = Math.exp((z / EDGE) * (z < 0 ? -Math.log(low) : Math.log(high)));
      ofA += a * error;
      ofB += b * error;
    }
    difference[draw] = ofB - ofA;
    percent[draw] = 100 * (ofB / ofA - 1);
  }
  return { difference: difference.toSorted(), percent: percent.toSorted() };
}

test('each edge is that of many draws: within 5 % of the width for 95 of 100 pairs, and never beyond 12 %', () => {
  const off: number[] = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const both = kitchens();
    const { difference } = differenceOf(sideOf(both, 'a'), sideOf(both, 'b'));
    const drawn = drawnMany(both);
    for (const [kind, figure] of [['difference', difference] as const, ['percent', difference.percent] as const]) {
      const edge = (p: number): number => drawn[kind][Math.round(p * DRAWS)] ?? Number.NaN;
      const width = edge(0.95) - edge(0.05);
      const low = Math.abs((figure?.low ?? 0) - Math.min(edge(0.05), figure?.value ?? 0));
      const high = Math.abs((figure?.high ?? 0) - Math.max(edge(0.95), figure?.value ?? 0));
      off.push(Math.max(low, high) / width);
    }
  }
  const sorted = off.toSorted((one, other) => one - other);
  const at = (p: number): number => sorted[Math.floor(p * (sorted.length - 1))] ?? Number.NaN;
  if (process.env['COMPARED_PAIRS']) console.log(`p50 ${at(0.5)}, p95 ${at(0.95)}, at most ${at(1)}`);
  expect(at(0.95)).toBeLessThan(0.05);
  expect(at(1)).toBeLessThan(0.12);
}, 3_600_000);
