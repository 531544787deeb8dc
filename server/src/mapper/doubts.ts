import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { isBonedOtherwise } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import { bonesSaid } from '@plateprint/shared/ingredients/bones/bone-words.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { writtenOut } from '@plateprint/shared/ingredients/search/words/abbreviations.ts';
import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { withShortWords } from '@plateprint/shared/mapper/words/short-words.ts';
import { beginsWithGoods } from '@plateprint/shared/mapper/words/goods/names-goods.ts';
import { hasPreserver } from '@plateprint/shared/mapper/words/maker-words.ts';
import { isCalledByFlavour } from '@plateprint/shared/mapper/words/flavoured-words.ts';
import { readsLikeNoFood } from '@plateprint/shared/mapper/words/no-food.ts';
import { searchOf } from '../ingredients/actions/search-of.ts';
import { matchName } from '../ingredients/actions/match-name.ts';
import { isDessertOfIt, saysMore } from './other-food.ts';
import { isTakenForItsOil } from './other-state.ts';

interface Written {
  written: string;
  language: Language;
}

/** From here on nothing but the food's name stands in a row. */
const EXACT = 0.99;

/**
 * Whether a name reads like a ware, however surely a food's word stands in it: "TONGS" are no soles, though Dutch has "tong" for them, and who buys "Coupe oeuf" buys no
 * eggs. Of 6,818 rows of lists one food's is asked about for it.
 */
function isWare({ confidence }: NameMatch, { written, language }: Written): boolean {
  const [folded, own] = [fold(written), nameLanguageOf(language)];
  return (confidence < EXACT && beginsWithGoods(folded, own)) || readsLikeNoFood(folded, own);
}

/** Whether a name says that it has no bone, and the kind that was found has one, or the other way round. */
export function isOtherBone(foodData: FoodData, { variation }: NameMatch, { written, language }: Written): boolean {
  const found = variation && foodData.variation(variation.id);
  return found ? isBonedOtherwise(found, withShortWords(written, nameLanguageOf(language))) : false;
}

/** The kind of the same meat that has no bone, or has one, as the name says; not taken where the data have none. */
export function boned(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const text = withShortWords(written, own);
  const said = bonesSaid(text);
  const name = match.ingredientId === null ? undefined : foodData.ingredient(match.ingredientId)?.names[own]?.[0];
  const word = foodData.release.states.find(({ id }) => id === said)?.words[own][0];
  if (name === undefined || word === undefined) return { ...match, matched: false };
  const other = matchName(foodData, `${name} ${word}`, language);
  const kind = other.variation && foodData.variation(other.variation.id);
  const isSaid = other.matched && kind && other.categoryId === match.categoryId && !isBonedOtherwise(kind, text);
  return isSaid
    ? { ...other, input: match.input, organic: match.organic, origin_id: match.origin_id }
    : { ...match, matched: false };
}

/** Sizes that only tins have, and their formats. */
const TIN =
  /(?<![\p{L}\p{N}.,])(?:2[.,](?:55|6|60|65) ?kg|(?:2550|2600|2650) ?g|[345]\/[14]|a10)(?![\p{L}\p{N}])|(?<=\d ?x ?)a10(?![\p{L}\p{N}])/iu;

const TOMATO = 'tomato';
/** Words, folded, for a tin; "DS" and "BX" are short for one in Danish, German and Norwegian. */
const TINS: ReadonlySet<string> = new Set(
  'tin tins can ds dase dose bx boks blik boite bte burk hermetisk hermetiske konserv konserven'.split(' '),
);

/** Whether a name says that its food is chopped or peeled, and in a tin. */
function isCalledTin(foodData: FoodData, { written, language }: Written): boolean {
  const words = foldedWords(fold(written));
  const states = words.flatMap((word) => searchOf(foodData).statesOf(word, language));
  return words.some((word) => TINS.has(word)) && states.some((state) => state === 'chopped' || state === 'peeled');
}

/** Whether a kind of fruit or vegetables is raw or frozen where the same food has a kind in a tin. */
function isOutOfTin({ id, variations }: IngredientRecord, kind: string | undefined): boolean {
  return (kind === `${id}.raw` || kind === `${id}.frozen`) && variations.some((each) => each.id === `${id}.canned`);
}

/** Whether the kind that was found are tomatoes as they grew, or pulses as a kitchen cooks them, or dry ones in a tin's size that nobody calls dry. */
export function isBoughtInTin(
  foodData: FoodData,
  { variation, ingredientId }: NameMatch,
  { written, language }: Written,
): boolean {
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (food?.id === TOMATO)
    return variation?.id === `${TOMATO}.raw` && (TIN.test(written) || isCalledTin(foodData, { written, language }));
  const isCalled = (state: string): boolean =>
    written.split(/\s+/u).some((token) => searchOf(foodData).statesOf(token, language).includes(state));
  if (food && GROWN.has(food.categoryId)) return isOutOfTin(food, variation?.id) && TIN.test(written) && !isCalled('frozen');
  if (food?.categoryId !== 'legumes' || !food.variations.some(({ id }) => id === `${food.id}.canned`)) return false;
  if (variation?.id === `${food.id}.cooked`) return true;
  return variation?.id === `${food.id}.dried` && TIN.test(written) && !isCalled('dried');
}

/** Pulses that are bought cooked come in a tin, a carton or a pouch: the same food as canned; not taken where that is not sure. */
export function inTin(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  if (match.ingredientId === TOMATO) return tomatoesInTin(foodData, match, { written, language });
  const name = match.ingredientId === null ? undefined : foodData.ingredient(match.ingredientId)?.names[own]?.[0];
  const word = foodData.release.states.find(({ id }) => id === 'canned')?.words[own][0];
  if (name === undefined || word === undefined) return { ...match, matched: false };
  const canned = matchName(foodData, `${name} ${word}`, language);
  const isSame = canned.matched && canned.variation?.id === `${match.ingredientId ?? ''}.canned`;
  return isSame
    ? { ...canned, input: match.input, organic: match.organic, origin_id: match.origin_id }
    : { ...match, matched: false };
}

/** Words, folded, of what a sausage, a ham or a ball may be made of instead of the usual: an animal, or none. */
const ANIMALS: readonly (readonly string[])[] = [
  'rund rundvlees runder rind rinder rindfleisch ox oxe oxkott okse oksekod storfe storfekjott not notkott boeuf beef',
  'kyckling kylling hahnchen huhn geflugel poulet volaille vol vlle kip kippen kippenvlees chicken',
  'kalkon kalkun pute puten dinde kalkoen turkey',
  'lamm lam agneau lamb mouton mutton',
  'vilt vildt wild gibier game hjort hirsch elg alg rein canard duck ente',
].map((words) => words.split(' '));
/** The same, of no animal. */
const OF_PLANTS: readonly string[] =
  'kjottfri kottfri kodfri meatfree meatless fleischlos fleischfrei vleesvrij soja soya soy veg vega veggie veggi vegan vegansk vegetarisk vegetar vegetarisch vegetal vegetale vegetarian vegetable'.split(
    ' ',
  );

const MADE_OF: readonly (readonly string[])[] = [...ANIMALS, OF_PLANTS];

const MEATS: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb-game', 'poultry']);

/** Whether a name says what no name of the meat or the made food knows: a rookworst of beef is not the usual one of pork. */
function isOfAnotherAnimal(foodData: FoodData, { ingredientId }: NameMatch, { written, language }: Written): boolean {
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (!food) return false;
  const others =
    food.categoryId === 'processed-meat' || MEATS.has(food.categoryId)
      ? MADE_OF
      : food.diet === 'meat' || food.diet === 'fish'
        ? [OF_PLANTS]
        : [];
  if (others.length === 0) return false;
  const isWord = (word: string): boolean => searchOf(foodData).isWord(word, language);
  const said = new Set(writtenOut(foldedWords(fold(written)), nameLanguageOf(language), isWord));
  const kinds = food.variations.flatMap(({ names }) => (names ? Object.values(names) : []));
  const known = fold([...Object.values(food.names).flat(), ...kinds].join(' '));
  return others.some((words) => words.some((word) => said.has(word)) && !words.some((word) => known.includes(word)));
}

/** Where the meat is from, folded, as butchers write of it: what is cut for a dish, and no dish. Only French ones have words for it. */
const CUT_FOR_DISH: Partial<Record<Language, ReadonlySet<string>>> = { fr: new Set(['vbf', 'vvf', 'vpf', 'pad']) };

/** Whether raw meat was taken for the dish that is cooked of it: "BOURGUIGNON BF VBF S/V". */
function isMeatForDish({ categoryId }: NameMatch, { written, language }: Written): boolean {
  const said = CUT_FOR_DISH[language];
  return said !== undefined && categoryId === 'ready-meals' && foldedWords(fold(written)).some((word) => said.has(word));
}

/** Whether a dish was found in a row whose food is only cut: chopped kale is not yet what is cooked of it, though both have one name ("Grønlangkål hakket"). */
function isCutForDish(foodData: FoodData, { ingredientId, categoryId }: NameMatch, by: Written): boolean {
  const food = ingredientId === null || categoryId !== 'ready-meals' ? null : foodData.ingredient(ingredientId);
  if (!food) return false;
  const search = searchOf(foodData);
  const cuts = (text: string): string[] =>
    foldedWords(fold(text)).filter((word) => search.statesOf(word, by.language).includes('chopped'));
  const own = new Set(food.names[nameLanguageOf(by.language)].flatMap(cuts));
  return cuts(by.written).some((word) => !own.has(word));
}

/** Letters of a beginning that is soon another word: "TOM." of tomatoes, and not the cheese Tomme. */
const BEGINNING = /^(?<letters>\p{L}{2,3})\.$/u;

/** Letters of a word that another one of the food's name is known by: "verts" of "HAR. VERTS", "geh" of "TOM. GEH.". */
const LEAST_OF_NEXT = 3;

/**
 * Whether a name's first word is cut so short that it is the food's by likeness alone, and no whole word of its names. Where the next word stands in such a
 * name too, both together say it.
 */
function isCutTooShort(foodData: FoodData, { ingredientId }: NameMatch, { written, language }: Written): boolean {
  const [first = '', next = ''] = written.split(/\s+/u);
  const letters = BEGINNING.exec(first)?.groups?.letters;
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (letters === undefined || !food) return false;
  const own = nameLanguageOf(language);
  const isWord = (word: string): boolean => searchOf(foodData).isWord(word, language);
  const words = writtenOut([fold(letters)], own, isWord);
  const names = new Set(food.names[own].flatMap((name) => foldedWords(fold(name))));
  return words[0] === fold(letters) && !names.has(fold(letters)) && !isWordOf(names, next);
}

function isWordOf(names: ReadonlySet<string>, written: string): boolean {
  const [word = ''] = foldedWords(fold(written));
  if (word.length < LEAST_OF_NEXT || /\d/u.test(word)) return false;
  return names.has(word) || (written.endsWith('.') && [...names].some((name) => name.startsWith(word)));
}

/** Tomatoes in a tin are a food of their own, chopped or whole. */
function tomatoesInTin(foodData: FoodData, match: NameMatch, { written, language }: Written): NameMatch {
  const own = nameLanguageOf(language);
  const states = foldedWords(fold(written)).flatMap((word) => searchOf(foodData).statesOf(word, language));
  const isWhole = !states.includes('chopped') && (states.includes('peeled') || states.includes('whole'));
  const name = foodData.ingredient('tomatoes-canned')?.names[own][0];
  const word = foodData.release.states.find(({ id }) => id === (isWhole ? 'whole' : 'chopped'))?.words[own][0];
  if (name === undefined || word === undefined) return { ...match, matched: false };
  const canned = matchName(foodData, `${name} ${word}`, language);
  return { ...canned, input: match.input, organic: match.organic, origin_id: match.origin_id };
}

/**
 * Whether the food that was found is only the flavour of what a row names: "Nutridrink jordbær" is no fruit. A food whose own name says so and stands in the row is meant
 * ("jus multivitaminé"), but for what was dried, which no flavouring is.
 */
function isFlavourOf(foodData: FoodData, { ingredientId, variation }: NameMatch, { written, language }: Written): boolean {
  const own = nameLanguageOf(language);
  const food = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (!food || !isCalledByFlavour(fold(written), own)) return false;
  if (variation && foodData.variation(variation.id)?.variation.stateId === 'dried') return true;
  const said = new Set(foldedWords(fold(written)));
  const names = food.names[own].map(fold).filter((name) => isCalledByFlavour(name, own));
  return !names.some((name) => foldedWords(name).every((word) => said.has(word)));
}

/** What is poured, in millilitres to litres. */
const BY_VOLUME = /\d ?(?:ml|cl|dl|l|lt|ltr|liter|litre|litres)(?![\p{L}\p{N}])/iu;
const GROWN: ReadonlySet<string> = new Set(['fruit', 'berries', 'vegetables', 'mushrooms-seaweed', 'potatoes-roots']);

/** Whether fruit as it grew was found in what is sold by the litre: a juice, a tin, or a cleaner that smells of it. */
function isPouredSolid({ categoryId, variation }: NameMatch, { written }: Written): boolean {
  return GROWN.has(categoryId ?? '') && variation?.id.endsWith('.raw') === true && BY_VOLUME.test(written);
}

const RAW: ReadonlySet<string> = new Set(['raw', 'fresh', 'whole']);

/** What is preserved as it is. */
const PRESERVED: ReadonlySet<string> = new Set(['sauerkraut', 'kimchi']);

/** Whether vegetables or fruit as they grew were found in the row of a maker who sells none: "Rødbeder i skiver, Beauvais" are pickled. */
function isOfPreserver(
  foodData: FoodData,
  { ingredientId, categoryId, variation }: NameMatch,
  { written, language }: Written,
): boolean {
  if (PRESERVED.has(ingredientId ?? '')) return false;
  const state = variation && foodData.variation(variation.id)?.variation.stateId;
  return GROWN.has(categoryId ?? '') && RAW.has(state ?? '') && hasPreserver(written, nameLanguageOf(language));
}

/** Whether a name with its makers and brands leaves in doubt what was found without them. */
export function isDoubtfulOfMaker(foodData: FoodData, match: NameMatch, by: Written): boolean {
  return isOfPreserver(foodData, match, by) || isFlavourOf(foodData, match, by);
}

/** Whether a name leaves in doubt that the food which was found is what it names. */
export function isDoubtful(foodData: FoodData, match: NameMatch, by: Written): boolean {
  return (
    isWare(match, by) ||
    isMeatForDish(match, by) ||
    isCutForDish(foodData, match, by) ||
    isPouredSolid(match, by) ||
    isFlavourOf(foodData, match, by) ||
    isTakenForItsOil(match, by) ||
    saysMore(foodData, match, by) ||
    isDessertOfIt(foodData, match, by) ||
    isCutTooShort(foodData, match, by) ||
    isOfAnotherAnimal(foodData, match, by)
  );
}
