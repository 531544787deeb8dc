const LONE_O = /(?<![\p{L}\p{N}'’])[Øø](?![\p{L}\p{N}'’])/gu;
/** How many letters around it are looked at. */
const NEAR = 40;

interface Beside {
  before: string;
  behind: string;
}

const besides = (name: string): Beside[] =>
  [...name.matchAll(LONE_O)].map(({ index }) => ({
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
const PACKS: ReadonlySet<string> = new Set('kg,g,gr,l,lt,ltr,liter,ml,cl,dl,stk,pk,ps,%'.split(','));
/** A pack's litres, which nothing round and no piece on average is measured in: "1 L", "6x0,5 l". */
const LITRES = /(?<![\p{L}\p{N}])(?:\d+ ?[x×*] ?)?\d+(?:[.,]\d+)? ?(?:l|lt|ltr|liter|litre|ml|cl|dl)(?![\p{L}\p{N}])/giu;

/** Words in any language that say of what it is the diameter or the average: "Ø pro Stück". */
const OF_SIZES =
  /(?<!\p{L})(?:durchmesser|durchm|dm|diam|diameter|diamètre|diametre|doorsnede|doorsnee|(?:stück|durchschnitts|durchschn|netto|brutto)?(?:gewicht|preis)|schnitt|durchschnitt|average|avg|mean|weight|price|poids|prix|moyen|moyenne|vikt|snittvikt|snitt|pris|prijs|gemiddeld|stück|stk|stuk|styck|pièce|piece|pro|je|per|par)(?!\p{L})/iu;

function isPackBehind(behind: string): boolean {
  const size = SIZE_BEHIND.exec(behind);
  return size === null || (/^\s/u.test(size[0]) && PACKS.has((size.groups?.['unit'] ?? '').toLowerCase()));
}

/** Whether a lone "Ø" in a Danish or Norwegian name is the mark; beside a size it is a diameter. */
export function hasDanishO(name: string): boolean {
  return besides(name).some(({ before, behind }) => !SIZE_BEFORE.test(before) && isPackBehind(behind));
}

/**
 * Whether a lone "Ø" in a name of another language, or of none that is known, is the Danish mark. There it is a diameter or an
 * average as often: it counts as a capital and as the first or last word alone, with no number in the name but a pack's litres,
 * and no word of what is measured.
 */
export function hasLoneO(name: string): boolean {
  const left = name.replaceAll(LITRES, ' ');
  if (/\p{N}/u.test(left) || OF_SIZES.test(left)) return false;
  const words = left.split(/[\s,;.]+/u).filter((word) => word !== '');
  return words[0] === 'Ø' || words.at(-1) === 'Ø';
}
