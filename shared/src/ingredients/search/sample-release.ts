import { ownValue } from '../../kernel/own-value.ts';
import type { FoodDataRelease, IngredientRecord, NamesByLanguage, VariationRecord } from '../food-data-release.ts';

/** A handful of ingredients for tests: names in the order en | sv | no | da | de | fr | nl, synonyms after commas. */
const INGREDIENTS: [id: string, category: string, names: string, states: string][] = [
  ['milk', 'milk-cream', 'milk | mjölk | melk | mælk | Milch | lait | melk', 'fat-3 fat-1'],
  ['butter', 'milk-cream', 'butter | smör | smør | smør | Butter | beurre | boter', 'unsalted salted'],
  [
    'coconut-milk',
    'plant-dairy',
    'coconut milk | kokosmjölk | kokosmelk | kokosmælk | Kokosmilch | lait de coco | kokosmelk',
    'canned',
  ],
  ['coconut', 'fruit', 'coconut | kokosnöt, kokos | kokosnøtt | kokosnød | Kokosnuss | noix de coco | kokosnoot', 'raw'],
  [
    'oat-drink',
    'plant-dairy',
    'oat drink, oat milk | havredryck | havredrikk | havredrik | Haferdrink | boisson à l’avoine | haverdrank',
    'ready',
  ],
  [
    'peanut-butter',
    'nuts-seeds',
    'peanut butter | jordnötssmör | peanøttsmør | jordnøddesmør | Erdnussbutter | beurre de cacahuète | pindakaas',
    'ready',
  ],
  ['peanut', 'nuts-seeds', 'peanut | jordnöt | peanøtt | jordnød | Erdnuss | cacahuète | pinda', 'raw roasted'],
  ['egg', 'eggs', 'egg | ägg | egg | æg | Ei, Eier | œuf | ei, eieren', 'raw boiled'],
  [
    'egg-noodles',
    'pasta-rice',
    'egg noodles | äggnudlar | eggnudler | ægnudler | Eiernudeln | nouilles aux œufs | eiermie',
    'dry',
  ],
  [
    'butternut-squash',
    'vegetables',
    'butternut squash | butternutpumpa | butternutgresskar | butternutgræskar | Butternusskürbis | courge butternut | flespompoen',
    'raw',
  ],
  [
    'beef-mince',
    'beef',
    'beef mince, minced beef | nötfärs | kjøttdeig | hakket oksekød | Rinderhackfleisch | bœuf haché | rundergehakt',
    'fat-10 fat-20',
  ],
  [
    'vegan-mince',
    'meat-alternatives',
    'vegan mince | vegofärs | vegetarisk deig | plantefars | veganes Hack | haché végétal | vegetarisch gehakt',
    'frozen',
  ],
  [
    'yellow-onion',
    'vegetables',
    'yellow onion, onion | gul lök, lök | gul løk, løk | løg | Zwiebel | oignon jaune, oignon | ui',
    'raw frozen',
  ],
  ['red-onion', 'vegetables', 'red onion | rödlök | rødløk | rødløg | rote Zwiebel | oignon rouge | rode ui', 'raw'],
  ['garlic', 'vegetables', 'garlic | vitlök | hvitløk | hvidløg | Knoblauch | ail | knoflook', 'raw dried'],
  ['tomato', 'vegetables', 'tomato | tomat | tomat | tomat | Tomate | tomate | tomaat', 'raw'],
  ['cheddar', 'cheese', 'cheddar | cheddar | cheddar | cheddar | Cheddar | cheddar | cheddar', 'raw'],
  ['chicken', 'poultry', 'chicken | kyckling | kylling | kylling | Hähnchen | poulet | kip', 'raw fillet frozen'],
  [
    'chicken-thigh',
    'poultry',
    'chicken thigh | kycklinglår | kyllinglår | kyllingelår | Hähnchenschenkel | cuisse de poulet | kippendij',
    'raw fillet',
  ],
  ['salmon', 'fish', 'salmon | lax | laks | laks | Lachs | saumon | zalm', 'raw fillet smoked'],
  ['apple', 'fruit', 'apple | äpple | eple | æble | Apfel | pomme | appel', 'raw'],
  ['potato', 'potatoes-roots', 'potato | potatis | potet | kartoffel | Kartoffel | pomme de terre | aardappel', 'raw'],
  ['broccoli', 'vegetables', 'broccoli | broccoli | brokkoli | broccoli | Brokkoli | brocoli | broccoli', 'raw frozen'],
  ['parsley', 'herbs-spices', 'parsley | persilja | persille | persille | Petersilie | persil | peterselie', 'raw dried'],
];

const LANGUAGES = ['en', 'sv', 'no', 'da', 'de', 'fr', 'nl'] as const;

const STATES: [id: string, words: string][] = [
  ['raw', 'raw | rå | rå | rå | roh | cru | rauw'],
  ['frozen', 'frozen | fryst, frysta | frossen | frossen, frosne | tiefgekühlt, tk | surgelé, surgelés | diepvries, bevroren'],
  ['smoked', 'smoked | rökt | røkt | røget | geräuchert | fumé | gerookt'],
  ['dried', 'dried | torkad | tørket | tørret | getrocknet | séché | gedroogd'],
  ['fillet', 'fillet, fillets | filé | filet | filet | Filet | filet | filet'],
  ['chopped', 'chopped | hackad, hackade | hakket | hakket | gehackt | haché | gehakt'],
  ['canned', 'canned, tinned | på burk | på boks | på dåse | aus der Dose | en conserve | uit blik'],
];

/** Labels of own states, alike in all languages. */
const LABELS: Record<string, string> = {
  'fat-3': '3 % fat',
  'fat-1': '1 % fat',
  'fat-10': '10 % fat',
  'fat-20': '20 % fat',
  salted: 'salted',
};

function byLanguage(text: string): Record<(typeof LANGUAGES)[number], string[]> {
  const parts = text.split(' | ').map((part) => part.split(', '));
  return Object.fromEntries(LANGUAGES.map((language, at) => [language, parts[at] ?? []])) as Record<
    (typeof LANGUAGES)[number],
    string[]
  >;
}

function sameInAll(label: string): Record<(typeof LANGUAGES)[number], string> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, label])) as Record<(typeof LANGUAGES)[number], string>;
}

/** Only what a search reads; there are no figures in it. */
export function sampleRelease(): FoodDataRelease {
  const ingredients = INGREDIENTS.map(([id, categoryId, names, states]) => ({
    id,
    categoryId,
    names: byLanguage(names) as NamesByLanguage,
    diet: 'vegan',
    variations: states.split(' ').map((stateId) => {
      const label = ownValue(LABELS, stateId);
      return { id: `${id}.${stateId}`, stateId, names: label ? sameInAll(label) : null } as VariationRecord;
    }),
  })) as IngredientRecord[];
  const states = STATES.map(([id, words]) => ({ id, names: sameInAll(id), words: byLanguage(words) }));
  const originWords = {
    en: { swedish: 'SE', danish: 'DK' },
    sv: { svensk: 'SE', svenska: 'SE', 'från danmark': 'DK' },
    de: { deutsche: 'DE' },
  };
  return {
    version: 'sample',
    categories: [],
    states,
    ingredients,
    originWords: { no: {}, da: {}, fr: {}, nl: {}, ...originWords },
    organicWords: byLanguage('organic | ekologisk, eko, krav | økologisk | øko, økologisk | bio | bio | biologisch'),
  } as unknown as FoodDataRelease;
}
