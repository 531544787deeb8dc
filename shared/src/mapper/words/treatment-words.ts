/** What is done to a food that makes another thing of it, with another figure. */
const TREATMENTS = [
  'smoked',
  'dried',
  'heated',
  'marinated',
  'pickled',
  'canned',
  'brine',
  'oil',
  'syrup',
  'powder',
  'ground',
  'cured',
  'salted',
  'sweetened',
  'concentrate',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** States of the food data that tell of a treatment. */
const OF_STATES: Partial<Record<Treatment, readonly string[]>> = {
  smoked: ['smoked', 'cold-smoked', 'hot-smoked'],
  dried: ['dried'],
  heated: ['cooked', 'boiled', 'fried', 'grilled', 'roasted', 'baked', 'pre-cooked'],
  marinated: ['marinated'],
  pickled: ['pickled'],
  canned: ['canned'],
  powder: ['powder'],
  ground: ['ground'],
  cured: ['cured'],
  salted: ['salted'],
  sweetened: ['sweetened'],
  concentrate: ['concentrate'],
};

const whole = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'u');

/** Words and phrases of seven languages, folded, as a trade's lists have them. */
const WORDS: Partial<Record<Treatment, RegExp>> = {
  heated: whole(
    'durs?|hartgek\\p{L}*|hardkokta?|hardkokte?|hardkogte?|hardgek\\p{L}*|halvstekta?|halvsteikte?|halvstegte?|forstekta?|forstekte?|forstegte?|vorgebr\\p{L}*|voorgegaard|pre ?cooked|par ?cooked|precuite?s?|chargrill\\p{L}*',
  ),
  marinated: whole(
    'marin(?:e|ee|es|ees|ated|erad|erade|erat|eret|erede|ert|erte|iert|ierte|ierter|ad|era)|gemar\\p{L}*|krydr(?:et|ede)|krydd(?:ad|ade|at)|krydr(?:et|ede)|gekruid\\p{L}*|gewurzt\\p{L}*|epicee?s?|spiced|seasoned|tikka|tandoori|teriyaki|bbq|barbecue|piri|peri|ketjap|cajun|provenc\\p{L}*|shawarma|shoarma|gyros|kebab|szechuan|satay|sate|tex|mexican\\p{L}*|hvidlogs\\p{L}*|zigeuner',
  ),
  // Soaked, so that it was salted.
  salted: whole(
    'utvann\\p{L}*|urvattn\\p{L}*|udvand\\p{L}*|gewassert\\p{L}*|entsalz\\p{L}*|dessal\\p{L}*|ontzout\\p{L}*|desalted',
  ),
  canned: whole(
    'ds|dase|dose|dosen|bx|boks|bte|btes|boite|boites|boitage|blik|burk|tin|tins|tinned|can|cans|a10|(?<!\\d)[345]/[14](?!\\d)|hermet\\p{L}*|konserv\\p{L}*|conserves?',
  ),
  brine: whole('i lage?|i lake|i saltlake|i saltlage|in lake|in salzlake|saumure|in brine|brine|op pekel|in pekel|pekel'),
  oil: whole('i olie|i olja|i olje|in ol|in oel|a l.?huile|(?<=\\p{L} )huile|in olie|op olie|in oil'),
  syrup: whole(
    'sirop|syrup|sirup|siroop|op siroop|i lag|sockerlag|sukkerlage|leicht gezuckert|light syrup|in juice|i juice|egen juice|eget juice',
  ),
};

/** What a folded name says was done to the food, beside the states that its words tell. */
export function treatmentsIn(folded: string, states: ReadonlySet<string>): Set<Treatment> {
  return new Set(
    TREATMENTS.filter(
      (treatment) => (OF_STATES[treatment] ?? []).some((state) => states.has(state)) || (WORDS[treatment]?.test(folded) ?? false),
    ),
  );
}
