/**
 * What words of marketing do in a sentence. A claim is one word of a class that says everything by itself, or two classes that stand
 * near each other (`claim-pairs.ts`): "no" means nothing and "emissions" means nothing, "no emissions" is a claim.
 */
export const WORD_CLASSES = [
  /** Neutral, positive or without emissions as a whole: "carbon neutral". */
  'neutral',
  /** Makes up for emissions elsewhere. */
  'offset',
  /** "100 %", "all of": beside an offset, or beside what holds for a part. */
  'all',
  /** None of it: "no", "without", "zero". */
  'none',
  /** Measures: emissions, footprint, CO2. */
  'impact',
  /** Good for the environment, without saying in what. */
  'generic',
  /** "Good for", "kind to", before what is meant. */
  'kindTo',
  /** "Better for": a generic claim and a comparison at once. */
  'betterFor',
  /** The planet, the climate, the environment. */
  'nature',
  /** The colour, which is also the colour of salad. */
  'green',
  /** Things that cannot be green in colour: a choice, a company. */
  'greenThing',
  /** Low, before what is measured. */
  'low',
  /** Less, lower, halved, saved. */
  'less',
  /** Comparatives of generic words: "greener". */
  'comparative',
  /** More or most, before a generic word. */
  'more',
  /** Than, compared with. */
  'than',
  /** Less of them only counts beside "than". */
  'resource',
  /** Speaks of what is meant to be: a goal, a promise. */
  'ahead',
  /** Says that it is not so yet: "will become", "on the way to". */
  'becoming',
  /** Before the year in which it is to be so. */
  'by',
  'organic',
  /** Holds for a part in almost every kitchen: plastic-free, renewable. */
  'free',
  /** Where food comes from and under which scheme: local, in season, fair trade. */
  'provenance',
  /** A whole business: restaurant, kitchen. */
  'place',
  /** A claim about a whole that says everything by itself: "zero waste". */
  'whole',
  /** Duties by law, said as if they were a merit, in one word: "hormone-free". */
  'duty',
  /** Things that may not be in food or in a kitchen at all. */
  'banned',
  /** Keeps to. */
  'fulfil',
  /** The law, the rules. */
  'law',
  /** Looked at by an authority. */
  'inspected',
  'authority',
  /** A promise, pride, "only here". */
  'boast',
  /** Obligations by law: naming allergens, tracing meat. */
  'obliged',
  /** Things that must not be there at all for a kitchen without them: plastic, waste. */
  'litter',
  /** A goal named in one word: "climate target". */
  'aimed',
  /** Words for the planet's reaction to a dish: thanks, loves. */
  'natureLikes',
  /** None of what stands before it: "emissions: zero". */
  'nought',
  /** Makes up for, of emissions; of a meal it is a word of health. */
  'balance',
  /** Food and drink, after "compensated". */
  'meal',
  /** Does better than another, before what it is better for: "beats your packed lunch". */
  'beats',
  /** More than before, after a generic word: "than ever". */
  'ever',
  /** Comparisons for saved emissions: kilometres of a car, showers. */
  'equivalent',
  /** From a long way off. */
  'far',
  /** Says that it is not so: "no organic dishes today". */
  'denied',
  /** Nothing of the above, though it looks like it: "carbonara". */
  'ignore',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

/**
 * Words of a language by class, parted by commas. `+` is a joint that may be closed, a hyphen or a space; a space is a hyphen or a
 * space; `*` at the end is any ending, at the start any word that a compound begins with; `^` at the end means in capitals.
 * Case, accents and the spellings ae, oe, ue, aa for ä, ö, ü, å make no difference.
 */
export type ClaimWords = Readonly<Record<WordClass, string>>;
