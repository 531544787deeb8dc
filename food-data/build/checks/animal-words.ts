import type { IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';

/** Folded words that name meat, poultry, fish or shellfish; "*" where compounds begin so. */
const ANIMALS: Readonly<Record<NameLanguage, string>> = {
  en: 'ham hams bacon chicken beef pork lamb veal turkey tuna salmon anchovy anchovies shrimp shrimps prawn prawns crab lobster sausage sausages suet lard gelatine pancetta lardons pepperoni chorizo salami',
  sv: 'skink* flask* bacon* kyckling* kott* notkott* korv* lax* tonfisk* ansjovis* krabb* kalkon* chorizo* salami* pepperoni kassler* not lamm* rakor',
  no: 'skink* flesk* bacon* kylling* kjott* reke* polse* laks* tunfisk* ansjos* krabb* kalkun* chorizo* salami* svin* okse* lamme*',
  da: 'skink* flaesk* bacon* kylling* kod* reje* polse* laks* tun tunfisk* ansjos* krabbe* kalkun* chorizo* salami* svin* okse* lamme* hons*',
  de: 'schink* speck* bacon* hahnchen* huhn* huhner* fleisch* wurst* lachs* thunfisch* sardell* krabben* garnele* pute* chorizo* salami* schwein* rind rinder* rindfleisch* lamm* schmalz* einlage',
  fr: 'jambon* lardon* bacon poulet* boeuf porc* saucisse* thon saumon* anchois crevette* crabe dinde* chorizo salami volaille* viande* canard* cervelas',
  nl: 'ham spek* bacon kip kipp* rund* vlees* worst* rookworst zalm* tonijn* ansjovis* garnal* krab kalkoen* chorizo* salami varken* gehaktbal* gehaktbr*',
};

/** Folded endings of compounds that name the same, as "Bierwurst" does. */
const ENDINGS: Readonly<Record<NameLanguage, RegExp>> = {
  en: /(?!)/u,
  sv: /(?:skinka|flask|korv|(?<!^ra)rakor|lax|tonfisk|kyckling)$/u,
  no: /(?:skinke|flesk|polse|reker|laks|tunfisk|kylling)$/u,
  da: /(?:skinke|flaesk|polse|rejer|laks|tunfisk|kylling)$/u,
  de: /(?:(?<!palat)schinken|speck|wurst|wurstchen|lachs|thunfisch|hahnchen|garnelen|krabben)$/u,
  fr: /(?!)/u,
  nl: /(?:ham|spek|worst|zalm|tonijn|garnalen)$/u,
};

/** What has no flesh though its category or name sounds so: spice for it, and foods made in place of it. */
const OF_NO_FLESH = new Set(['herbs-spices', 'meat-alternatives']);

/** Names that have a word of an animal and nothing of one in them, folded: by their food, since "Fleisch" of a fruit is no other's. */
const HARMLESS: Readonly<Record<string, RegExp>> = {
  'beef-tomato': /./u,
  egg: /egg$|aeg$|^huhnerei(?:er)?$|^kippenei(?:eren)?$/u,
  'egg-white': /^huhnereiweiss$|^kippeneiwit$/u,
  'coleslaw-mix': /^rakostmix$/u,
  'curry-ketchup': /sausages$|currywurst$/u,
  'curry-sauce': /^butter chicken sauce$/u,
  'grated-carrot-salad': /^rakost/u,
  'hot-dog-bun': /./u,
  'pickled-peppers': /^pepperoni gron/u,
  'pointed-cabbage': /^chou coeur/u,
  'pointed-pepper': /^poivron corne/u,
  'potato-salad': /sans jambon$/u,
  mustard: /^polsesennep$|^weisswurstsenf$/u,
  shallot: /^echalote cuisse/u,
  'vegetable-bolognese': /^vegansk /u,
  'vegetable-soup': /uten kjott$/u,
  water: /^flaskvatten$/u,
  'waxy-potato': /^speckige /u,
};

const READ = Object.fromEntries(
  Object.entries(ANIMALS).map(([language, words]) => [
    language,
    new RegExp(
      `^(?:${words
        .split(' ')
        .map((word) => (word.endsWith('*') ? word.slice(0, -1) : `${word}$`))
        .join('|')})`,
      'u',
    ),
  ]),
) as Record<NameLanguage, RegExp>;

/** Whether a name's folded words say meat or fish. */
export function saysAnimal(
  { id, categoryId }: Pick<IngredientRecord, 'id' | 'categoryId'>,
  words: readonly string[],
  language: NameLanguage,
): boolean {
  if (OF_NO_FLESH.has(categoryId) || HARMLESS[id]?.test(words.join(' ')) === true) return false;
  return words.some((word) => READ[language].test(word) || ENDINGS[language].test(word));
}
