/**
 * Units that count packs of packs, as suppliers write and shorten them; folded to lower case. What one of them holds only the
 * row itself tells.
 */
const CASES = new Set(
  (
    'kt krt ktn karton kartons kartonger kartoner kartong carton cartons ctn cs case cases kolli kollo colli colis ' +
    'box boxes bx back kasse kasser kassen kassett kasten kiste kister kisten kist kist. steige caisse caisses krat doos dozen ' +
    'ds. tray trays palette ve ve. eske esker kart'
  ).split(' '),
);

/** Containers that hold kilograms, though a kitchen's own word for them is a bag or a pot. */
const SACKS_AND_BUCKETS = new Set(
  (
    'sack sacks säck säckar säcke sekk sekker sæk sække ' +
    'eimer bucket buckets hink hinkar spann spand spande emmer emmers seau seaux bøtte bøtter ' +
    'kanister canister dunk dunkar dunke dunker bidon bidons'
  ).split(' '),
);

/** The word without a full stop at its end, in lower case. */
export function bareWord(word: string): string {
  return word.trim().toLowerCase().replace(/\.$/u, '');
}

/** Whether a unit counts packs of packs: a small size in the name is that of one piece in them. */
export function isCaseWord(word: string): boolean {
  return CASES.has(bareWord(word));
}

/** Whether a unit of a supplier's file is of no size of its own: a box of tomatoes is a crate there and no punnet. */
export function isOfNoSize(word: string): boolean {
  return isCaseWord(word) || SACKS_AND_BUCKETS.has(bareWord(word));
}
