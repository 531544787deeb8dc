import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import type { Cut } from './cut-weights.ts';

/** Words for a part of an animal in all languages, lower case; with a dash in front they may end a word ("Gänsekeule"). */
const PART_WORDS: readonly (readonly [cut: Cut, words: string])[] = [
  [
    'drumstick',
    'drumstick drumsticks drum drums -underlår -unterkeule -unterkeulen -unterschenkel pilon pilons -kippenpoot drumsticken',
  ],
  [
    'thigh',
    'thigh thighs -överlår -overlår -oberkeule -oberkeulen -oberschenkel -dij -dijen -dijfilet -dijfilets -lårfilé -lårfiléer -lårfilet -lårfileter',
  ],
  [
    'leg',
    'leg legs hindleg haunch -lår -lårene -låren -lårbit -lårbitar -klubba -klubbor -klubbe -klubber -keule -keulen -schenkel -schlegel cuisse cuisses gigue patte pattes -bout -bouten -poot -poten',
  ],
  ['wing', 'wing wings -vinge -vingar -vinger -flügel -flügeln aile ailes aileron ailerons -vleugel -vleugels'],
  [
    'breast',
    'breast breasts supreme supremes suprême suprêmes -bröst -brösten -bryst -brystet -brust -brüste -brüstchen -borst -borsten poitrine poitrines blanc blancs magret magrets -bröstfilé -bröstfiléer -brystfilet -brystfileter -brustfilet -brustfilets -borstfilet -borstfilets',
  ],
  [
    'fillet',
    '-fillet -fillets -filet -filets -filé -filéer -file -fileter -filetter pavé pavés loin loins aiguillette aiguillettes',
  ],
  ['back', 'saddle saddles râble râbles -rygg -ryg -sadel -rücken -rückenfilet -rug -rugfilet'],
  ['tail', 'tail tails -stjärt -stjärtar -hale -haler -schwanz -schwänze queue queues -staart -staarten'],
  ['claw', 'claw claws tentacle tentacles -klo -klor -klør -schere -scheren pince pinces tentacule tentacules -schaar -scharen'],
  ['side', 'side sides -sida -sidor -side -sider -seite -seiten -zijde -zijden'],
];

const EXACT = new Map<string, Cut>();
const ENDINGS: [ending: string, cut: Cut][] = [];
for (const [cut, words] of PART_WORDS)
  for (const written of words.split(' ')) {
    const word = written.replace(/^-/, '');
    if (!EXACT.has(word)) EXACT.set(word, cut);
    if (written.startsWith('-')) ENDINGS.push([word, cut]);
  }
ENDINGS.sort(([one], [other]) => other.length - one.length);

/** The part of an animal that a name says: the legs of "kaninlår" and "cuisses de lapin". */
export function partInName(name: string): Cut | null {
  for (const word of name.toLowerCase().split(/[^\p{L}]+/u)) {
    const exact = EXACT.get(word);
    if (exact) return exact;
    const ending = ENDINGS.find(([end]) => word.length > end.length + 2 && word.endsWith(end));
    if (ending) return ending[1];
  }
  return null;
}

const NAMED_PIECES =
  /(?:^|[^\p{L}])(?:pieces|chunks|morceaux)(?![\p{L}])|(?:bitar|biter|stykker|stücke|stukken|stukjes|rouladen|lappen|lapjes|escalopes)(?![\p{L}])/iu;

/** "8 chicken pieces", "8 kycklingbitar", "4 Rinderrouladen". */
export function namesPieces(name: string): boolean {
  return NAMED_PIECES.test(name);
}

/** Words for a piece that was cut off, never a number of whole ones. */
const PIECES = new Set(
  'bit bitar portionsbit portionsbitar biter morceau morceaux chunk chunks hunk hunks stücke stücken stückchen stukje stukjes stukken'.split(
    ' ',
  ),
);
/** In front of the name a cut piece ("pieces of chicken"), behind it how many there are ("poulet, 2 pièces"). */
const PIECES_IN_FRONT = new Set(['thumb of', 'thumbs of', ...'piece pieces stykke stykker stuk pièce pièces'.split(' ')]);

type Counted = Pick<IngredientPhrase, 'unit'> & Partial<Pick<IngredientPhrase, 'unitText' | 'name' | 'input'>>;

/** The cut that is counted by a line's unit; null where whole ones are, or something else. */
export function cutOfUnit({ unit, unitText, name = '', input = '' }: Counted): Cut | null {
  if (unit === 'fillet' || unit === 'slice' || unit === 'portion') return unit;
  const word = (unitText ?? '').toLowerCase();
  if (unit !== 'piece' || word === '') return null;
  if (PIECES.has(word)) return 'piece';
  const [at, named] = [input.toLowerCase().indexOf(word), input.indexOf(name)];
  return PIECES_IN_FRONT.has(word) && at >= 0 && at < named ? 'piece' : null;
}
