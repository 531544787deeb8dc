/*
 * What decides between names. All were found by trial on the labelled sets (`npm run eval`, evaluation/): a change is right when no
 * language falls there. A score is between 0 and 1; what is called a loss multiplies it, so 1 costs nothing and 0.4 nearly all.
 */

/** A name that is the whole of what was written. */
export const WHOLE_NAME = {
  /** Letter for letter: nothing can be surer. */
  asWritten: 1,
  /** But for capitals and accents: "creme fraiche" is crème fraîche, yet a name with the accents goes first. */
  folded: 0.99,
  /** With a word that says it is frozen or chilled: before any name that only has its words. */
  asKept: 0.975,
  /** But for spaces and hyphens: "corn flour" is cornflour in most kitchens, not in all. */
  joined: 0.98,
} as const;

/** How far what both sides say makes a match. */
export const SHARES = {
  /** Of what was written: who asks for more than the name has means something else. */
  ofQuery: 0.55,
  /** Of the name: a name may say a little that nobody writes. */
  ofName: 0.45,
} as const;

/** While somebody types, the last word is a beginning. */
export const TYPING = {
  /** The name begins so: likely meant from the first letters on … */
  begun: 0.7,
  /** … and the more of it stands there, the likelier. */
  byLengthOfName: 0.25,
  /** A single word of the name begins so. */
  begunWord: 0.7,
  byLengthOfWord: 0.28,
  /** Onion before onion powder: what kitchens write daily goes first. */
  common: 0.05,
} as const;

/** How alike two words of one stem are. */
export const SAME_STEM = {
  /** Tomato and tomatoes. */
  long: 0.98,
  /** Three letters are soon alike: østers and ost. */
  short: 0.88,
} as const;

/** Letters from which a stem is a long one. */
export const LONG_STEM = 4;

/** The thing named is not the thing meant: peanut butter is no butter. */
export const OTHER_HEAD = {
  /** On an invoice the thing may stand anywhere among makers and packs. */
  listed: 0.8,
  /** Below what is taken without a person looking, whatever else agrees. */
  else: 0.4,
} as const;

/** Costs of words that the name has and the query has not. */
export const UNASKED = {
  /** "in oil": it describes, and is often left out. */
  tail: 0.85,
  /** A kind of the thing that was not asked for. */
  word: 0.78,
} as const;

/** "Hackad vitlök" has the name "vitlök" in one piece, and not "vit lök" in two. */
export const NAME_WITHIN = 0.02;

/** Nothing but the name itself is surer than this. */
export const MOST_BY_PARTS = 0.97;

/** The display name goes before synonyms of the same likeness, by this for each place, and by no more than the second. */
export const BY_POSITION = { each: 0.001, most: 0.02 } as const;

/** Costs of a written word that the name does not have. */
export const UNNAMED = {
  /** A state that the food has none of: another state of it is bought instead. */
  state: 0.94,
  /** Juice, powder: without a variation of it, that is another food. */
  transformingState: 0.4,
  /** "Feta cheese" for feta: the class that it is of. */
  itsClass: 0.97,
  /** "Cherry tomato sausage": a class that it is not of. */
  otherClass: 0.5,
  /** Where it is from is no part of most names. */
  origin: 0.97,
  /** Packs, sizes, praise. */
  noise: 0.995,
  /** How warm or how old the thing is at this moment: by a hair before the same word read as a kind. */
  momentary: 0.996,
  /** A word of one of its variations: "15 % fat". */
  ofVariation: 0.98,
  /** Vegan, oat, coconut: words that make another food of what follows. */
  replacing: 0.3,
  /** A synonym of the same food. */
  sameFood: 0.95,
  /** After a preposition: "for frying". */
  tail: 0.96,
  /** Another food, in one that stays what it is: strawberry jam is jam. */
  foodInCarrier: 0.8,
  /** Another food: two things were named. */
  otherFood: 0.45,
  /** On an invoice, makers and grades. Sure enough to be offered, never to be taken: "dish soap lemon 5 l" is no lemon. */
  unknownOnInvoice: 0.86,
  /** The front of a compound that nobody knows: "vaktelägg". */
  strange: 0.55,
  /** A word of foods, in one word with the rest: "søtpotet" is more than a sweet potet. */
  knownInCompound: 0.65,
  /** A word of foods, apart: "rosa lök" is an onion. */
  known: 0.85,
  /** A capital among small letters: maker or variety. */
  properName: 0.9,
  /** An unknown word, in a language that the user does not write: it may mean anything. */
  unknownAbroad: 0.5,
  /** An unknown word before the thing may make another thing of it. */
  unknownBefore: 0.72,
} as const;

/** Searching beyond the language and the letters of what was written. */
export const BEYOND = {
  /** Each step away from the user's own language … */
  otherLanguage: 0.9,
  /** … which is taken only when the own language is no surer than this, … */
  sureInOwnLanguage: 0.75,
  /** … and misspellings are looked for there only below this. */
  foundInOwnLanguage: 0.5,
  /** A first candidate of this score makes further corrections needless. */
  foundAsCorrected: 0.9,
  /** A candidate below this is not even offered. */
  leastOffered: 0.1,
} as const;

/** The loss of a corrected word for each edit, of a word of at least so many letters. */
export const CORRECTION = {
  /** One letter is a slip. */
  oneEdit: 1.1,
  /** Two may be another word. */
  moreEdits: 1.6,
  leastLength: 5,
} as const;

/** When the best candidate is not alone. */
export const DOUBT = {
  /** Two foods that fit almost equally well … */
  within: 0.02,
  /** … make both less sure. */
  equals: 0.9,
  /** Words that are no food's (soap, foil) make a food at most a candidate. */
  notFood: 0.5,
} as const;

/** Which state of a food is meant: points, the highest goes first, and the usual state among equals. */
export const STATE_POINTS = {
  /** The state was said. */
  said: 2,
  /** The cut or shape was said: of a frozen fillet, the freezing matters more. */
  shape: 1.7,
  /** A state that answers for the one that was said: cooked for boiled. */
  kin: 1.5,
  /** A word of its label was said whole … */
  wholeWord: 1.2,
  /** … or as part of another: "halfvolle" is no "volle" milk. */
  partOfWord: 1,
  /** Its label says a state that was not asked for. */
  unsaidState: 1.5,
  /** Its label says any other word that was not asked for. */
  unsaidWord: 0.1,
  /** Its fat content is the one that was asked for … */
  fat: 3,
  /** … less this for each percentage point of difference: 12 % mince is the 10 % one. */
  eachPercent: 0.25,
} as const;
