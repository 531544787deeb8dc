import * as z from 'zod/mini';

/** How much is mapped with confidence (surely matched, or decided by somebody) and how much waits for a person. */
const Parts = z.object({ mapped: z.number(), waiting: z.number() });
export type Parts = z.infer<typeof Parts>;

/** How much of what an organization bought is mapped, over its reports outside the bin and what its programs asked for. */
export const MapperCoverage = z.object({
  /** Different names that somebody decided about and that are still met, and those that wait. */
  names: Parts,
  rows: Parts,
  /** Grams of food, with those that rows without a weight are thought to be. What was set aside as no food has none. */
  weight: Parts,
  /** Grams of both that are such guesses. */
  weightGuessed: z.number(),
  /** Grams that rows say, without such guesses; a server of the former release does not say it. */
  weighed: z.optional(Parts),
  /** Grams CO2e: of what is mapped by its factor; of what waits as its candidates' probabilities tell. Shares, no figures. */
  co2: Parts,
  /** Procurement reports of which it is not known what they matched: saved before it was counted. They count once saved again. */
  reportsNotCounted: z.number(),
});
export type MapperCoverage = z.infer<typeof MapperCoverage>;

/** The mapped share of the whole, 0–1; null of nothing. A credit takes no share away. */
export function mappedShare({ mapped, waiting }: Parts): number | null {
  const [known, unknown] = [Math.max(0, mapped), Math.max(0, waiting)];
  return known + unknown > 0 ? known / (known + unknown) : null;
}

/** The parts after a name was decided about: what it was thought to be leaves what waits, what it is joins what is mapped. */
export function afterAnswer({ mapped, waiting }: Parts, answer: { thought: number; is: number }): Parts {
  return { mapped: mapped + answer.is, waiting: Math.max(0, waiting - answer.thought) };
}
