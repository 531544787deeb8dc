const LONE_O = /(?<![\p{L}\p{N}'’])[Øø](?![\p{L}\p{N}'’])/gu;
/** How many letters around it are looked at. */
const NEAR = 40;

interface Beside {
  sign: string;
  before: string;
  behind: string;
}

const besides = (name: string): Beside[] =>
  [...name.matchAll(LONE_O)].map(({ 0: sign, index }) => ({
    sign,
    before: name.slice(Math.max(0, index - NEAR), index),
    behind: name.slice(index + 1, index + 1 + NEAR),
  }));

/** What may stand between the sign and its size: "Ø int. 8 cm", "Ø ± 30 cm", "Ø: ca. 26". */
const TO_SIZE =
  '^ ?[:=~≈±≤≥<>]? ?(?:(?:ca|circa|cirka|approx|about|env|environ|max|min|inn?en|au(?:ß|ss)en|int|ext|inv|innv|indv|udv|utv|invändig|utvändig|indvendig|udvendig|indre|ydre|innvendig|utvendig|inner|outer|inside|outside|binnen|buiten|intérieur|extérieur)\\.? ?)*[:=~≈±≤≥<>]? ?';
/** "Ø 26", "Ø: 30 cm"; "Ø 1 l" is a pack's size behind the mark. */
const SIZE_BEHIND = new RegExp(`${TO_SIZE}\\d[\\d.,-]* ?(?<unit>[\\p{L}%]*)`, 'iu');
/** "26 cm Ø", "75 ø", '12" Ø'. */
const SIZE_BEFORE = /\d ?(?:cm|mm|kr|dkk|nok|["”″])?\.? ?$/u;
/** "200g Ø": with whichever unit. */
const NUMBER_BEFORE = /\d ?(?:(?<unit>\p{L}{1,4})|["”″%€$£])?\.? ?$/u;
const PACKS: ReadonlySet<string> = new Set('kg,g,gr,l,lt,ltr,liter,ml,cl,dl,stk,pk,ps,%'.split(','));
/** What nothing round and no piece on average is measured in. */
const LITRES: ReadonlySet<string> = new Set('l,lt,ltr,liter,litre,ml,cl,dl'.split(','));

/** Words in any language that say of what it is the diameter or the average. */
const OF_SIZES =
  /(?<!\p{L})(?:durchmesser|durchm|dm|diam|diameter|diamètre|diametre|doorsnede|doorsnee|(?:stück|durchschnitts|durchschn|netto|brutto)?(?:gewicht|preis)|schnitt|durchschnitt|average|avg|mean|weight|price|poids|prix|moyen|moyenne|vikt|snittvikt|snitt|pris|prijs|gemiddeld)(?!\p{L})/iu;

const isPackBehind = (behind: string, packs: ReadonlySet<string>): boolean => {
  const size = SIZE_BEHIND.exec(behind);
  return size === null || (/^\s/u.test(size[0]) && packs.has((size.groups?.['unit'] ?? '').toLowerCase()));
};

/** Whether a lone "Ø" in a Danish or Norwegian name is the mark; beside a size it is a diameter. */
export function hasDanishO(name: string): boolean {
  return besides(name).some(({ before, behind }) => !SIZE_BEFORE.test(before) && isPackBehind(behind, PACKS));
}

/**
 * Whether a lone "Ø" in a name of another language, or of none that is known, is the Danish mark. There it is a diameter or an
 * average as often: it counts as a capital outside brackets alone, with no number beside it but a pack's litres, and no word of what is measured.
 */
export function hasLoneO(name: string): boolean {
  if (OF_SIZES.test(name)) return false;
  return besides(name).some(({ sign, before, behind }) => {
    if (sign === 'ø' || /^-\p{L}/u.test(behind)) return false;
    if (before.lastIndexOf('(') > before.lastIndexOf(')')) return false;
    const number = NUMBER_BEFORE.exec(before);
    if (number !== null && !LITRES.has((number.groups?.['unit'] ?? '').toLowerCase())) return false;
    return isPackBehind(behind, LITRES);
  });
}
