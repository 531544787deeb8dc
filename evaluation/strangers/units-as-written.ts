/**
 * Units as cooks write them, each with the English word that authors of other lists use. Written by hand beside what the product knows,
 * so that it can judge it. With their capitals, where these tell two units apart: an American "T" is a tablespoon, a "t" a teaspoon.
 */
const ROWS: Record<string, string> = {
  g: 'gr gr. gram grams gramme grammes gramm',
  kg: 'kilo kilos kilogram kilogramm',
  oz: 'oz. ounce ounces',
  lb: 'lb. lbs lbs. pound pounds',
  ml: 'mL ml.',
  dl: 'dl. dL',
  cl: 'cl. cL',
  l: 'L l. ltr liter Liter litre litres liters',
  cup: 'c c. C cups Cup Cups',
  pint: 'pt pt. pints',
  quart: 'qt qt. quarts',
  tbsp:
    'Eßl. Eßl Essl. Essl eetl. eetl T T. tbsp. Tbsp Tbsp. TBSP tablespoon tablespoons tablespoonful msk msk. matsked ss ss. spiseskje spsk spsk. spiseske EL Esslöffel Eßlöffel ' +
    'càs c.à.s. cs el eetlepel eetlepels',
  tsp:
    'tskf. tskf theel. theel Teel. t t. tsp. Tsp TSP teaspoon teaspoons teaspoonful tsk tsk. tesked ts ts. teskje teske TL Teelöffel càc c.à.c. cc tl theelepel ' +
    'theelepels',
  krm: 'kryddmått',
  dash: 'trait Schuss scheut skvätt skvett stænk',
  capful: 'bouchon kapsyl kork dopje',
  pinch: 'nypa klype knivspids nip Prise pincée snuf snufje mespunt',
  handful: 'näve neve håndfuld Handvoll poignée handvol',
  knob: 'klick klatt klat Stich noix klontje klont',
  clove: 'klyfta klyftor fedd fed båt Zehe Zehen gousse gousses teen teentje teentjes',
  slice: 'skiva skivor skive skiver Scheibe Scheiben tranche tranches plak plakje plakjes sneetje',
  bunch: 'knippe knippa bunt bundt Bund Bd. botte bos bosje',
  sprig: 'kvist kvistar kvister Zweig Zweige brin brins branche takje takjes',
  stick: 'stång stang Stange bâton stokje stengel',
  leaf: 'blad blader blade Blatt Blätter feuille feuilles blaadje blaadjes',
  cube: 'tärning terning Würfel blokje blokjes',
  tin: 'burk boks dåse Dose Dosen boîte boîtes blik blikje blikjes konserv ds ds. A10',
  glass: 'glas Glas verre',
  jar: 'bocal potje syltburk',
  bottle: 'flaska flaske Flasche bouteille fles flesje',
  pack: 'förp paket pk pakke pakker kartong karton Pck Pck. Päckchen Packung Pkg. paquet pak pakje sleeve pkt pkt. Pkt.',
  sachet: 'påse brev Tüte Beutel sachets zakje',
  bag: 'pose zak',
  tray: 'bakke bakker bk',
  ball: 'boule boules bol bollen boll bollar Kugel Kugeln kugle kugler kule kuler',
  head: 'huvud huvuden hode hoder hoved hoveder Kopf Köpfe Knolle Knollen bulb bulbs tête têtes krop kroppen',
  glug: 'filet',
  dozen: 'dz dz. dozens douzaine Dutzend dussin dusin dozijn',
  pair: 'Paar par paire paires paar',
  pot: 'kruka potte bæger beger Becher Topf pots bakje bekertje beker',
  piece:
    'ea ea. each st st. styck stk stk. bit stykke stykker Stück Stk. St. pièce pièces morceau morceaux stuk stuks thumb tumme tommel',
  portion: 'port port. portioner porsjon porsjoner Portionen portions porties',
};

const ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(ROWS).flatMap(([unit, words]) => words.split(' ').map((word): [string, string] => [word, unit])),
);

/** The English word for a unit in any of the languages, in capitals too ("CUP"); a word that is not known stays as it is. */
export function inEnglish(written: string): string {
  if (/^(?:c\.|cuill[eè]re(?:e|ée)?s?|cuillerées?) à (?:s\.?|soupe)$/u.test(written)) return 'tbsp';
  if (/^(?:c\.|cuill[eè]re(?:e|ée)?s?|cuillerées?) à (?:c\.?|café)$/u.test(written)) return 'tsp';
  if (/^(?:no\. ?|#)10(?: can)?$/iu.test(written)) return 'can';
  const small = written.toLowerCase();
  return ENGLISH.get(written) ?? ENGLISH.get(small) ?? small;
}
