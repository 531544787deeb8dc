import { withoutEnd } from '../../kernel/reading/ends.ts';
import { isAroundRecipe, isWhereEaten } from './lines/around-recipes.ts';
import { isLedTo } from './dish-in-sentence.ts';
import { PAPER_BEHIND, withoutLabel } from './introduced-title.ts';
import { yieldInSentence } from './yields/pasted-mention.ts';
import { ABOUT, WORDS } from './yields/pasted-servings.ts';
import {
  AS,
  bestYield,
  FOR,
  isOfContainers,
  ofCount,
  ROLE,
  yieldAmong,
  yieldIn,
  yieldOf,
  yieldSaid,
  yieldWithMore,
  type Yield,
} from './yields/pasted-yield.ts';
import { nameAmongPieces, withoutHowKnown } from './lines/name-among-pieces.ts';
import { KIN, isFeast, withoutNamedKin } from './words/kin-words.ts';
import { isBatchSaid, piecesOfBatch, withoutTimes, withoutWhomAndWhere } from './yields/batch-words.ts';
import { hasDishWord } from './words/dish-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

export interface ServedTitle {
  title: string;
  portions: number | null;
  /** Of pieces or a whole: a line that counts persons says it better. */
  inPieces: boolean;
}

/** Longer lines are no titles, and are not searched. */
const LONGEST = 200;

/** Words that lead on: what stands behind them belongs to the name. */
const JOINING =
  /(?:^|\s)(?:with|and|of|in|on|the|a|for|as|med|som|och|av|i|på|till|en|til|og|af|mit|als|und|von|im|auf|für|avec|comme|et|de|du|des|aux?|à|pour|sur|met|van|op|voor|vi|we|wir|on|nous|i|jag|jeg|je|ich|ik|&|\+)$/iu;
/** "…, vi blir 8 stk", "…, on est 4", "…, räknar med 12 pers". */
const COMING =
  /^(?:vi|we|we['’]ll|there['’]ll|wir|on|nous|there|räknar|räkna|regner|rechne|rechnet|reken|comptez|compter|das reicht|it|det|den)(?!\p{L})/iu;
/** "± 10 liter", beside the portions. */
const MEASURED =
  /^(?:±|~|ca\.?|circa|about|env\.?)?\s?\d{1,4}(?:[.,]\d)?\s?(?:l|lit(?:er|re)s?|kg|gal(?:lons?)?|qts?|quarts?|lbs?)\.?$/iu;
const SPELT = new RegExp(`^(?:${WORDS})$`, 'iu');
/** "Beef stew (50)": a kitchen's number. "Lasagne (2)" is the second of its name. */
const MANY = /^\d{2,4}$/u;
/** "Boller (ca. 16)". */
const CIRCA = /^(?:ca|circa|cirka|about|approx|etwa|rund|env|environ|ongeveer|omkring|±|~)\.?\s?\d{1,3}$/iu;
const CIRCA_WORD = /^[^\d]+(?=\d)/u;
/** "Bon, pour samedi …": who speaks begins so. */
const INTERJECTION =
  /^(?:ok(?:ay)?|so|right|alright|well|also|alors|bon|bref|bah|ja|jo|nå|så|na|tja|tjo|dus|nou|altså|alltså|asså|hé|hey|hei|hej|hi)$/u;
const ABOUT_ALONE = new RegExp(`^${ABOUT}$`, 'iu');
/** "Potato salad as a side". */
const ROLED = new RegExp(`^(.*?\\S)\\s+(?:${AS})?(?:${ROLE})$`, 'iu');
const LED = new RegExp(`^(?:\\p{L}+[ -]){1,3}(?=${FOR}\\s)`, 'iu');
/** "2 pers or 1 and a lunchbox". */
const ALTERNATIVE = /\s(?:or|eller|oder|ou|of|\+)\s/iu;
/** "(à 3 dl)": what a portion holds. */
const OF_PORTION =
  /^(?:à|á|a|of|zu|van|på|de|je|av|af|ca\.?)\s?(?:ca\.?\s?)?\d{1,4}(?:[.,]\d{1,2})?\s?(?:g|gr|gram|kg|ml|cl|dl|l|oz)$/iu;
/** "(30 x 200ml)": so many are filled. */
const PORTIONS_OF_SIZE = /^(\d{2,4})\s?[x×]\s?\d{1,4}\s?(?:g|gr|ml|cl|dl)\.?$/iu;
/** "2lb tin", "Form 26 cm", "moule de 24 cm": what it is baked in. */
const TIN =
  /^(?:\d{1,3}\s?-?(?:lb|cm|in|inch|l|er|″|")[\s-](?:\p{L}+ )?(?:tin|pan|form|springform|kastenform|vorm|springvorm|moule|blech|plåt)|(?:loaf tin|cake tin|tin|pan|(?:spring|kasten|rund)?form|(?:spring|bak)?vorm|moule)(?: de| ca\.?)? \d{1,3} ?(?:cm|in))$/iu;
/**
 * Takes what a title says of its yield off it: "Pandekager ca. 12 stk (4 pers)" are "Pandekager" for 4. What else stands in brackets is
 * a part of the name, "Lasagne (from Jean)": it may tell two dishes of one name apart.
 */
export function titleWithYield(line: string, words: RecipeWords, isAmongAmounts = false): ServedTitle {
  if (line.length > LONGEST) return { title: line, portions: null, inPieces: false };
  const found: Yield[] = [];
  const shown = withoutSmile(line);
  let [title, behind] = [withoutLabel(shown), ''];
  // "Pour le goûter (12 enfants) : Brownies".
  const inLabel = title === shown ? null : labelYield(shown.slice(0, -title.length), words);
  if (inLabel !== null) found.push({ count: inLabel, rank: 3 });
  for (let times = 0; times < 4; times++) {
    const taken = takenOff(title, words, { isServed: found.length > 0, isAmongAmounts });
    if (taken === null) break;
    title = taken.title;
    if (taken.yield) found.push(taken.yield);
    behind = `${taken.behind ?? ''}${behind}`;
  }
  const best = bestYield(found);
  return {
    title: withoutRemark(`${title}${behind}`),
    portions: best === null || isOfContainers(shown, words) ? null : best.count,
    inPieces: best !== null && best.rank < 3,
  };
}

function labelYield(label: string, words: RecipeWords): number | null {
  const inside = /\(([^()]*)\)/u.exec(label)?.[1];
  return inside === undefined ? yieldInSentence(label, words) : (yieldOf(inside, words)?.count ?? null);
}

interface Taken {
  title: string;
  yield?: Yield | undefined;
  /** The words that stay behind the name. */
  behind?: string;
}

function takenOff(
  line: string,
  words: RecipeWords,
  { isServed, isAmongAmounts }: { isServed: boolean; isAmongAmounts: boolean },
): Taken | null {
  const [, before = '', inside = ''] = /^(.*?\S)\s*[([]([^()[\]]{1,80})[)\]]\s*[.:]?$/u.exec(line) ?? [];
  if (isName(before)) {
    const isBare = SPELT.test(inside.trim()) || MANY.test(inside.trim()) || CIRCA.test(inside.trim());
    const [led = ''] = inside.split(ALTERNATIVE);
    const given = isBare
      ? ofCount(inside.trim().replace(CIRCA_WORD, ''), 2)
      : (yieldAmong(inside.replaceAll('=', ';'), words) ?? ledYield(inside, words) ?? yieldOf(led, words));
    if (given) return { title: trimmed(before), yield: given };
    const filled = PORTIONS_OF_SIZE.exec(inside)?.[1];
    if (filled !== undefined) return { title: trimmed(before), yield: ofCount(filled, 2) ?? undefined };
    if (OF_PORTION.test(inside)) return { title: trimmed(before) };
    // "For 4 (2 adults, 3 kids works too)": said of the yield in front.
    const said = /\d/u.test(inside) ? takenOff(before, words, { isServed, isAmongAmounts }) : null;
    if (said?.yield) return said;
    return /\d/u.test(inside) ? null : { title: trimmed(before), behind: ` (${inside.trim()})` };
  }
  for (const { index, 0: mark } of line.matchAll(/[,|–—•·:]\s+|\s\/\s+|(?<=\p{L}{4})\.\s+|\s-\s/gu)) {
    // "Linsesuppe, kantine, 50 pers": the second word is of the name.
    if (/^\p{L}+,\s/u.test(line.slice(index + mark.length)) || /\([^()]*$/u.test(line.slice(0, index))) continue;
    const said = line.slice(index + mark.length);
    // "Shepherds pie | Ref: SP01", "Rundstykker ca 20 stk, bakes ut fredag".
    if (isName(line.slice(0, index)) && isAroundRecipe(said, said)) return { title: trimmed(line.slice(0, index)) };
    const front =
      mark.startsWith(',') && !/\d/u.test(said) && /\d/u.test(line.slice(0, index))
        ? takenOff(line.slice(0, index), words, { isServed, isAmongAmounts })
        : null;
    if (front?.yield) return front;
    if (TIN.test(said) && isName(line.slice(0, index))) return { title: trimmed(line.slice(0, index)) };
    const mentioned =
      said.split(' ').length > 2 && (!/[,|\d]/u.test(said) || (COMING.test(said) && !isLedTo(line)))
        ? yieldInSentence(said, words)
        : null;
    const given: Yield | null =
      yieldIn(said, words) ?? yieldWithMore(said, words) ?? (mentioned === null ? null : { count: mentioned, rank: 3 });
    if (given && isName(line.slice(0, index))) return { title: trimmed(line.slice(0, index)), yield: given };
    if (isServed && MEASURED.test(said) && isName(line.slice(0, index))) return { title: trimmed(line.slice(0, index)) };
    if (isBatchSaid(said) && !/\d/u.test(line.slice(0, index)) && isName(line.slice(0, index)))
      return {
        title: trimmed(line.slice(0, index)),
        yield: ofCount(piecesOfBatch(said), 2) ?? yieldSaid(said, words) ?? undefined,
      };
  }
  for (const { index } of line.matchAll(/\s+/gu)) {
    const [name, tail] = [line.slice(0, index), line.slice(index + 1)];
    const times = /^[x×]\s?(\d{1,3})$/iu.exec(tail)?.[1];
    const given = times ? ofCount(times, 2) : yieldOf(tail, words);
    // "Eggs 4 pcs" over "Milk 3 dl" is an ingredient.
    if (!given || (given.rank < 3 && isAmongAmounts) || !isName(name) || JOINING.test(name)) continue;
    return { title: trimmed(name), yield: given };
  }
  const role = isServed ? ROLED.exec(line)?.[1] : undefined;
  return role !== undefined && isName(role) ? { title: trimmed(role) } : null;

  function isName(text: string): boolean {
    const bare = text.trim().toLowerCase();
    const said = [...words.servingsBefore, ...words.ingredients];
    return (
      /\p{L}{2}/u.test(bare) &&
      !/^[\d½¼¾⅓⅔]/u.test(bare) &&
      !/^\p{Lu}{1,2}$/u.test(text.trim()) &&
      !ABOUT_ALONE.test(bare) &&
      !INTERJECTION.test(bare) &&
      !said.some((word) => bare === word || bare.startsWith(`${word}:`))
    );
  }
}

/** "(Grundrezept für ca. 10 Pers.)": what a few words lead to, where persons are counted. */
function ledYield(text: string, words: RecipeWords): Yield | null {
  const said = LED.exec(text)?.[0];
  const given = said === undefined ? null : yieldOf(text.slice(said.length), words);
  return given?.rank === 3 && /\p{L}\.?$/u.test(text) ? given : null;
}

/** "Apple crumble :)": a smile at its end is no part of a name. */
function withoutSmile(text: string): string {
  let bare = text;
  for (let smile = smileAtEnd(bare); smile > 0; smile = smileAtEnd(bare)) bare = bare.slice(0, -smile).trimEnd();
  return bare.replace(/[\uFE0F\u200D]+/gu, '').trim();
}

/** How many characters of a smile a text ends with; it is one of the last four. */
function smileAtEnd(text: string): number {
  return /(?:[:;]-?[)(DPp]|<3|(?<=\s)(?:\^\^|xx?))$/u.exec(text.slice(-4))?.[0].length ?? 0;
}

/** Who one has it from is no part of a dish's name, behind a comma or a dash. */
const FROM_WHOM = new RegExp(
  `(?:,| [–—-])\\s(?:(?:from|by|via|courtesy of|as (?:told|made) by|fra|från|von|vom|van|af|av|de|chez|selon|efter|etter|nach|volgens)\\s(?:\\p{L}+\\s)?(?:${KIN})['’]?s?|(?:${KIN})['’]?s? (?:mess|version|way|recipe|recept|oppskrift|opskrift|rezept|variant|sätt|måde|måte|art|manier|façon)|(?:from|fra|från|von|van|de)\\s\\p{Lu}\\p{Ll}+)$`,
  'u',
);

/** "Köttgryta: på vårt sätt", "Rindergulasch: das Original von Oma". */
const PRAISED =
  /\s?: (?=.{4,60}$)(?:(?:på|op|auf|in|my|our) (?:min|mitt|vårt|vår|vores|onze|mijn|unsere|meine|own) (?:sätt|vis|måte|måde|manier|art|way)|à (?:ma|notre) façon|the (?:way|original|best)(?!\p{L}).*|(?:das|der|die|den|det|het|le|la|l['’])\s?(?:original\p{L}*|bästa|beste|bedste|beste|meilleure?|vraie?)(?!\p{L}).*)$/iu;

const TASTES = [
  'creamy quick easy simple hearty healthy crispy crunchy comforting rich tasty delicious classic homemade moist light spicy fresh traditional cheap',
  'krämig krämiga krämigt snabb snabbt enkel enkelt god gott lyxig lyxigt saftig saftigt klassisk klassiskt hemlagad hemlagat frasig nyttig billig',
  'kremet kremete kremete rask raskt enkle sunn sunt sprø saftige klassiske hjemmelaget tradisjonell godt cremet cremede hurtig hurtigt nem nemt sprød sund klassisk hjemmelavet lækker',
  'cremig schnell einfach lecker saftig würzig knusprig gesund fruchtig herzhaft leicht klassisch hausgemacht günstig traditionell original',
  'onctueux onctueuse crémeux crémeuse rapide facile gourmand gourmande léger légère savoureux savoureuse croustillant maison traditionnel traditionnelle simple moelleux fondant',
  'romig romige snel snelle makkelijk makkelijke lekker lekkere gezond gezonde simpel krokant klassiek zelfgemaakt zelfgemaakte smeuïg goedkoop',
].join(' ');
const TASTE = `(?:${TASTES.replaceAll(' ', '|')})`;
/** "Kürbissuppe – cremig & schnell", "Flygande Jacob – klassikern från 70-talet": how good and how well known it is. */
const PRAISED_BEHIND = new RegExp(
  ` [–—-] (?:(?:so |super |very |extra |lite |ganz |très |heel )?${TASTE}(?:(?:,| &| and| och| og| und| et| en| \\+) (?:so |super |very |extra |ganz |très |heel )?${TASTE}){0,3}|(?:(?:the|a|an|our|der|die|das|den|det|le|la|un|une|de|het|een|en|ein|eine|ett) )?(?:\\p{L}+ )?(?:classic|favou?rite|klassikern?|klassikeren|klassiker|favorit(?:en)?|favoritt(?:en)?|classique|klassieker|lieblingsgericht|lieblingsrezept|favoriet)(?: (?:from|of|från|fra|av|af|aus|von|des?|du|van|uit) .{2,30})?)$`,
  'iu',
);

/** "…, som i 90'erne", "…, costs about 30p a bowl", "…, werkt altijd": said of the dish, in words that name none. */
const SAID_OF =
  /(?:,| [–—-]) (?:as seen|as featured|known from|känd från|kendt fra|kjent fra|som sett|bekannt aus|vue? (?:à|sur|dans)|bekend van|som (?:i|på|hos|det)|like|just like|the way|as in|costs?|works?|always|never fails|super|so|really|very|easy|dead easy|written|alltid|altid|skriven|skrevet|funkar|virker|wie (?:bei|früher|damals|von)|immer|klappt|funktioniert|comme (?:chez|autrefois|avant)|toujours|zoals|werkt|altijd|lukt|uit m['’]?n|my|we|i|jag|jeg|ich|je|ik)(?=\s|$).{0,80}$/iu;
const DICTATED = / as (?:per|(?:told|made|explained|dictated) (?:by|over|on|to)) .{2,40}$/iu;

/** "Herb quark (batch of 5 kg)", "Pancake mix (makes 3 gallons)": how much of the dish it is, and nobody's portions. */
export const BATCH =
  /(?<=\p{L}\S?)\s?\((?=[^()]{0,80}\d)(?:[^()]{0,80}[ ,])?(?:ansatz|grundrezept|grundrecept|grundopskrift|grunnoppskrift|basis|base|batch|sats|makes?|yields?|gives|ger|gir|giver|ergibt|reicht|donne|geeft)(?!\p{L})[^()]{0,80}\)$/iu;

/** "Fårikål – kantina torsdag", "Cottage pie – primary school menu wk 2": where it is eaten is no part of the name. */
const BEHIND_DASH = /\s[–—-]\s([^–—-]{3,40})$/u;

/** "Köttfärssås skolan v. 38": the week in which it is eaten, and the house before it. */
const WEEK = / (?:v|vecka|uke|uge|kw|wk|week|sem|semaine)\.? ?\d{1,2}$/iu;

function withoutWeek(text: string): string {
  const bare = text.replace(WEEK, '');
  if (bare === text) return text;
  const end = bare.lastIndexOf(' ');
  return end > 0 && isWhereEaten(bare.slice(end + 1)) ? bare.slice(0, end) : bare;
}

/** "Waffles for the bake sale", "Nudelsalat f. Grillfest", "Kräuterquark fürs Frühstücksbuffet": for which feast or meal it is made. */
const FOR_FEAST =
  / (?:for|för|f\.|fürs?|für (?:den|die|das|unser|unsere)|zum|zur|til|till|pour(?: les?| la)?|pour l['’]|voor(?: de| het)?) ?((?:the |our )?\p{L}+(?:[ -]\p{L}+){0,2})$/iu;

/** "Rödbetsbiffar, version 2", "Gulasch v3": which draft of the recipe it is. */
const DRAFT = /(?:,| [–—-])? \(?(?:version|variant|rev\.?|v\.?)\s?\d{1,2}\)?$/iu;

/** "Kyllingtaco fredag", "moules marinières de ce soir": when it is eaten. */
const ON_DAY =
  /(?:,? (?:on|at|in|på|inför|før|am|an|zu|zum|op|met|le|for|til|till|für|pour|voor))? (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mandag|tirsdag|lørdag|søndag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|tonight|ikväll|i kväll|i kveld|i aften|heute abend|de ce soir|ce soir|vanavond|oud ?(?:&|en) ?nieuw|oudejaarsavond|nieuwjaar|kerstavond|nyårsafton|julafton|midsommarafton|nyttårsaften|nyårsaften|nytårsaften|julaften|juleaften|silvester|heiligabend|(?:new year['’]?s|christmas) (?:eve|day)|boxing day|thanksgiving)$/iu;

/** "Pancake Tuesday": a day that is called so. */
const FEAST_DAY =
  /(?:^|\s)(?:pancake|shrove|fat|taco|ash|good|black|maundy|holy|easter|whit|mothering|palm|meatless|meat[- ]free|fish|vita|hvite|grønne) \p{L}+day$|^(?:vegetarische[rn]?|fette[rn]?) \p{L}+$/iu;

/** "Vegetable balti (VE) (GF)": for whom it may be served, in letters that a key explains. */
const DIETS =
  /(?<=\p{L}\)?)(?: \((?:VE|VG|V|GF|DF|NF|VGN|VEG|LF|SG|SL|LI|GI|MV|EF)(?:[ ,/&+]{1,3}(?:VE|VG|V|GF|DF|NF|VGN|VEG|LF|SG|SL|LI|GI|EF)){0,3}\)){1,4}$/u;
/** "Taboulé oriental version 10 pers": what the servings stood behind. */
const VERSION = / (?:version|versionen|variante?|versie|utgave|udgave)$/iu;

/** A name, and no sentence that ends with a day. */
function isShortName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && (text.split(' ').length <= 2 || hasDishWord(text));
}

function withoutRemark(written: string): string {
  const text = nameAmongPieces(withoutWeek(withoutTimes(written.replace(BATCH, ''))).replace(DRAFT, ''));
  const behind = BEHIND_DASH.exec(text)?.[1];
  const name = behind !== undefined && isWhereEaten(behind) ? text.replace(BEHIND_DASH, '') : text;
  const bare = withoutHowKnown(withoutNamedKin(withoutWhomAndWhere(name)))
    .replace(FROM_WHOM, '')
    .replace(PAPER_BEHIND, '')
    .replace(DICTATED, '')
    .replace(SAID_OF, '')
    .replace(PRAISED, '')
    .replace(PRAISED_BEHIND, '')
    .replace(DIETS, '')
    .replace(VERSION, '')
    .replace(/ [x×]$|(?<=\p{L})!{1,5}$/iu, '');
  const feast = FOR_FEAST.exec(bare);
  const day = ON_DAY.exec(bare);
  if (day && !FEAST_DAY.test(bare) && isShortName(bare.slice(0, day.index))) return bare.slice(0, day.index);
  return feast && isFeast(feast[1] ?? '') ? bare.slice(0, feast.index) : bare;
}

function trimmed(text: string): string {
  return withoutEnd(text, /[\s:,;([–—-]/u).replace(/(?<=\p{L}{3})\.$/u, '');
}
