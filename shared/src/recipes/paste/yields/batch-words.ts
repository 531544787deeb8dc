import { anyOf } from './pasted-servings.ts';
import { CONTAINERS, SIZES, WHOLES } from '../words/yield-words.ts';

/** How much of a dish is made, and of what it is filled: behind its name no part of it. In all languages. */

const CONTAINED = anyOf([
  ...WHOLES,
  ...CONTAINERS,
  ...'pan pans sheet pans|sheet pan|hotel pan|hotel pans|trays|tray|ugnsplåt|ugnsplåtar|plåtar|bleck|stekebrett|stekeplate|stekeplater|bageplade|bageplader|bradepande|bradepander|bleche|blech|plaques|plaque|platen|plaat|bakplaat|bakplaten|limpor|limpa|kaka|kakor|lefser|brød|bröd'.split(
    '|',
  ),
]);
/** "3 trays, Women's Institute stall", "2 full sheet pans", "6 limpor julbord". */
const FILLED = new RegExp(
  `^(?:ca\\.?\\s)?\\d{1,3}\\s(?:x\\s)?(?:(?:${anyOf(SIZES)})\\s){0,2}(?:${CONTAINED})(?!\\p{L})(?:\\.?|[ ,(/-].{2,60})$`,
  'iu',
);
/** "double batch", "dobbel porsjon", "halve Menge". */
const TIMES =
  /^(?:(?:a|an|en|ett|et|eine?|une?|een) )?(?:double|triple|half|single|small|large|big|dubbel|halv|trippel|dobbel|dobbelt|doppelte[rs]?|dreifache[rs]?|halbe[rs]?|dubbele|halve|demi|grosse|große|stor|stort|grote)[ -](?:batch|recipe|quantity|sats|porsjon|portion|oppskrift|opskrift|menge|rezept|ansatz|recette|quantité|hoeveelheid|recept)$/iu;
/** "batch of 12", "case of 24", "låda med 20". */
const CASE_OF =
  /^(?:(?:a|an|en|ett|et|eine?|une?|een) )?(?:batch|case|box|tray|pack|crate|sats|låda|kasse|kartong|eske|brett|æske|bakke|plade|kiste|karton|platte|ansatz|caisse|carton|plateau|plaque|doos|krat|plaat) (?:of|med|à|a|á|av|af|mit|von|zu|de|van|met) (\d{1,4})(?: \p{L}{2,12}\.?)?$/iu;

/** Whether what stands behind a dish's name says how much of it is made. */
export function isBatchSaid(text: string): boolean {
  return FILLED.test(text) || TIMES.test(text) || CASE_OF.test(text);
}

/** Of how many pieces a batch or a case is. */
export function piecesOfBatch(text: string): string | undefined {
  return CASE_OF.exec(text)?.[1];
}

/** "(0.-9. klasse)", "(grades 3-5)", "(fra den gule bog, 1987)", "(recipe from aunt May)": for whom it is and from where, in brackets behind a name. */
const FOR_WHOM =
  /\s\((?=[^()]*\d)[^()]{0,30}(?:klasse|klassetrinn|klass|åk|årskurs|grades?|years?|yrs?|jahrgang|klassen|classes?|ans|groep|groepen|maternelle|primaire|cp|ce\d|cm\d|trinn|trin|årgang|stufe)[^()\p{L}]{0,12}\)$/iu;
const FROM_WHERE =
  /\s\((?:(?:recipe|recept|oppskrift|opskrift|rezept|recette|adapted|hentet|hämtat|aus|from|fra|från|ur|uit|de|d['’]après|nach|efter|etter|naar|tiré)\s){1,2}[^()]{3,60}\)$/iu;
const SOURCED =
  /(?:recipe|recept|oppskrift|opskrift|rezept|recette|\d{4}|bog|bok|buch|book|boek|livre|avis|zeitung|magazine|tidning|krant)/iu;

export function withoutWhomAndWhere(text: string): string {
  const bare = text.replace(FOR_WHOM, '');
  return FROM_WHERE.test(bare) && SOURCED.test(FROM_WHERE.exec(bare)?.[0] ?? '') ? bare.replace(FROM_WHERE, '') : bare;
}

/** "Vafler x1 røre", "Brioche ×2 pâtes": how often its dough is made, and nobody's portions. */
const TIMES_BATCH =
  /(?<=\p{L}\)?) {1,3}[x×] ?\d{1,2} (?:batch(?:es)?|batters?|doughs?|recipes?|mix(?:es)?|sats(?:er)?|smet(?:er)?|deg(?:ar|er)?|røre(?:r)?|rørte|dej(?:e)?|portion(?:er|en|s)?|teige?|ansatz|ansätze|rezepte?|pâtes?|fournées?|recettes?|beslag|de(?:eg|gen)|recept(?:en)?)\.?$/iu;

export function withoutTimes(name: string): string {
  return name.replace(TIMES_BATCH, '');
}
