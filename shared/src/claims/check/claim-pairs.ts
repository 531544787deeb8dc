import type { ClaimKind } from '../claim.ts';
import type { Mark } from '../reading/claim-marks.ts';

type MarkClass = Mark['wordClass'];

/** Classes that are a claim by themselves. */
export const CLAIMS_ALONE: ReadonlyMap<MarkClass, ClaimKind> = new Map<MarkClass, ClaimKind>([
  ['neutral', 'never'],
  ['generic', 'generic'],
  ['comparative', 'comparison'],
  ['organic', 'organic'],
  ['whole', 'whole_product'],
  ['duty', 'legal_duty'],
  ['aimed', 'future'],
]);

/** Two classes that are a claim together. */
export interface ClaimPair {
  kind: ClaimKind;
  first: MarkClass;
  second: MarkClass;
  /** Whether the first must stand first. */
  inOrder: boolean;
  /** At most so many words between them; always within one sentence. */
  between: number;
  /** No comma, colon or dash may stand between them. */
  inOneThought?: true;
  /** The mark that must stand in the sentence besides. */
  beside?: MarkClass;
}

/** Anywhere in the sentence: sentences on menus are short. */
const IN_SENTENCE = 40;

/** Marks of things that may not be so yet, whatever they are said of. */
const AMBITIONS: readonly MarkClass[] = ['neutral', 'impact', 'generic', 'free', 'whole', 'comparative'];

export const CLAIM_PAIRS: readonly ClaimPair[] = [
  { kind: 'never', first: 'none', second: 'impact', inOrder: true, between: 2 },
  { kind: 'never', first: 'offset', second: 'impact', inOrder: false, between: 6 },
  { kind: 'never', first: 'balance', second: 'impact', inOrder: false, between: 8 },
  { kind: 'never', first: 'offset', second: 'meal', inOrder: false, between: 5, inOneThought: true },
  { kind: 'never', first: 'all', second: 'offset', inOrder: true, between: 0 },
  { kind: 'never', first: 'impact', second: 'nought', inOrder: true, between: 0 },
  { kind: 'generic', first: 'nature', second: 'natureLikes', inOrder: true, between: 3 },
  { kind: 'generic', first: 'kindTo', second: 'nature', inOrder: true, between: 4 },
  { kind: 'generic', first: 'betterFor', second: 'nature', inOrder: true, between: 4 },
  { kind: 'generic', first: 'low', second: 'impact', inOrder: true, between: 1 },
  { kind: 'generic', first: 'green', second: 'greenThing', inOrder: true, between: 1, inOneThought: true },
  // French puts the colour last: next to what it is said of, for “Café De Groene Ridder” is a name.
  { kind: 'generic', first: 'greenThing', second: 'green', inOrder: true, between: 0, inOneThought: true },
  { kind: 'generic', first: 'comparative', second: 'greenThing', inOrder: true, between: 0, inOneThought: true },
  { kind: 'comparison', first: 'less', second: 'impact', inOrder: false, between: 5 },
  { kind: 'comparison', first: 'more', second: 'generic', inOrder: true, between: 2 },
  { kind: 'comparison', first: 'betterFor', second: 'nature', inOrder: true, between: 4 },
  { kind: 'comparison', first: 'generic', second: 'ever', inOrder: true, between: 1 },
  { kind: 'comparison', first: 'beats', second: 'nature', inOrder: true, between: 8 },
  { kind: 'comparison', first: 'less', second: 'equivalent', inOrder: false, between: 6 },
  { kind: 'comparison', first: 'less', second: 'resource', inOrder: true, between: 2, beside: 'than' },
  { kind: 'whole_product', first: 'all', second: 'free', inOrder: false, between: 8 },
  { kind: 'whole_product', first: 'all', second: 'provenance', inOrder: false, between: 9 },
  { kind: 'whole_product', first: 'none', second: 'far', inOrder: true, between: 11 },
  { kind: 'whole_product', first: 'free', second: 'place', inOrder: false, between: 2 },
  { kind: 'whole_product', first: 'none', second: 'litter', inOrder: true, between: 1 },
  { kind: 'whole_product', first: 'litter', second: 'nought', inOrder: true, between: 3 },
  { kind: 'legal_duty', first: 'none', second: 'banned', inOrder: false, between: 5 },
  { kind: 'legal_duty', first: 'fulfil', second: 'law', inOrder: false, between: 6 },
  { kind: 'legal_duty', first: 'inspected', second: 'authority', inOrder: false, between: 6 },
  { kind: 'legal_duty', first: 'boast', second: 'obliged', inOrder: false, between: IN_SENTENCE },
  ...AMBITIONS.flatMap((second) =>
    (['year', 'becoming', 'ahead'] as const).map((first): ClaimPair => ({
      kind: 'future',
      first,
      second,
      inOrder: false,
      between: IN_SENTENCE,
    })),
  ),
];

/** Marks that say plainly that it is not so yet: a claim beside one is about the future, not about today. */
export const PLAINLY_AHEAD: ReadonlySet<MarkClass> = new Set<MarkClass>(['year', 'becoming']);
