import type { NameLanguage } from '../../kernel/language.ts';

/** The role of a word in a name: a dish that others are joined to, a way of cooking or kind, or a link. */
export type Part = 'dish' | 'way' | 'link';

export interface DishWord {
  part: Part;
  /** By language, the word to write first; others are only understood. */
  words: Record<NameLanguage, readonly string[]>;
}

function table(part: Part, rows: string): DishWord[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [en = [], sv = [], no = [], da = [], de = [], fr = [], nl = []] = row
        .split(';')
        .map((cell) => cell.split(',').map((word) => word.trim()));
      return { part, words: { en, sv, no, da, de, fr, nl } };
    });
}

/** Dishes, in the order en; sv; no; da; de; fr; nl, as menus have them. */
const DISHES = table(
  'dish',
  `soup, soups; soppa; suppe; suppe; Suppe; soupe; soep
cream soup; redd soppa; fløtesuppe; flødesuppe; Cremesuppe, Rahmsuppe; crème, velouté; roomsoep, crèmesoep
stew; gryta; gryte; gryde; Eintopf; ragoût, mijoté; stoofpot
casserole; långkok; gryterett; simreret; Schmortopf; cocotte; ovenschotel
goulash; gulasch; gulasj; gullasch; Gulasch; goulasch; goulash
salad, salads; sallad; salat; salat; Salat; salade; salade
gratin, bake; gratäng; gratin, grateng; gratin; Gratin, Auflauf; gratin; gratin
lasagne, lasagna; lasagne; lasagne; lasagne; Lasagne; lasagnes, lasagne; lasagne
pie, tart; paj; pai; tærte; Tarte, Pastete; tarte, tourte; taart, quiche
quiche; quiche; quiche; quiche; Quiche; quiche; quiche
pizza; pizza; pizza; pizza; Pizza; pizza; pizza
curry; curry; karri; karry; Curry; curry; curry
risotto; risotto; risotto; risotto; Risotto; risotto; risotto
burger; burgare; burger; burger; Burger; burger; burger
sandwich; smörgås, macka; smørbrød, sandwich; sandwich; Sandwich, belegtes Brot; sandwich; broodje
wrap; wrap; wrap; wrap; Wrap; wrap; wrap
pasta; pasta; pasta; pasta; Pasta, Nudeln; pâtes; pasta
omelette, omelet; omelett; omelett; omelet; Omelett; omelette; omelet
pancakes, pancake; pannkakor, pannkaka; pannekaker, pannekake; pandekager, pandekage; Pfannkuchen; crêpes, crêpe; pannenkoeken, pannenkoek
meatballs; köttbullar; kjøttboller, kjøttkaker; frikadeller, kødboller; Frikadellen, Hackbällchen; boulettes; gehaktballetjes
patties, patty; biffar, biff; kaker, biff; bøffer, bøf; Bratlinge, Bratling; galettes, steak; burgers
meatloaf; köttfärslimpa; farsebrød; forloren hare, farsbrød; Hackbraten; pain de viande; gehaktbrood
schnitzel; schnitzel; schnitzel; schnitzel; Schnitzel; escalope; schnitzel
steak; biff; biff; bøf; Steak; steak; biefstuk
roast; stek; stek; steg; Braten; rôti; braadstuk, gebraad
fillet; filé; filet; filet; Filet; filet; filet
mash; mos; mos, stappe; mos; Püree; purée, écrasé; puree
sauce; sås; saus; sauce, sovs; Sauce, Soße; sauce; saus
gravy; brunsås; brun saus; brun sovs; Bratensoße; jus; jus
dressing; dressing; dressing; dressing; Dressing; vinaigrette; dressing
stock, broth; buljong, fond; kraft, buljong; fond, bouillon; Brühe, Fond; bouillon, fond; bouillon
bread; bröd; brød; brød; Brot; pain; brood
cake; kaka, tårta; kake; kage; Kuchen; gâteau; taart, cake
mousse; mousse; mousse; mousse; Mousse; mousse; mousse
pudding; pudding; pudding; budding; Pudding; pudding; pudding
compote; kompott; kompott; kompot; Kompott; compote; compote
crumble; smulpaj; smuldrepai; crumble; Crumble, Streusel; crumble; kruimeltaart
ice cream; glass; is; is; Eis; glace; ijs
bowl; skål, bowl; bolle, bowl; skål, bowl; Bowl, Schüssel; bowl, bol; kom, bowl
wok, stir-fry; wok; wok; wok; Wokpfanne; wok, sauté; wok, roerbak
tacos; tacos; tacos; tacos; Tacos; tacos; tacos
dumplings; dumplings, klimp; boller; boller; Knödel, Klöße; quenelles, raviolis, boulettes de pâte; knoedels
porridge; gröt; grøt; grød; Brei, Grütze; porridge, bouillie; pap
skewers; spett; spyd; spyd; Spieße; brochettes; spiesjes
buffet; buffé; buffet; buffet; Buffet; buffet; buffet
ragu; ragu; ragu; ragu; Ragout; ragoût; ragout
chilli; chili; chili; chili; Chili; chili; chili
dal, dahl; dal; dal; dal; Dal; dal; dal`,
);

const LINKS = table(
  'link',
  `with; med; med; med; mit; avec, au, aux, à la, à l’; met
without; utan; uten; uden; ohne; sans; zonder
and; och; og; og; und; et; en
in; i; i; i; in; en, dans; in
on; på; på; på; auf; sur; op
or; eller; eller; eller; oder; ou; of
from; från; fra; fra; aus; de; uit`,
);

const A_IN_FRENCH = new Set(
  'lasagne pie quiche pizza risotto burger sandwich wrap pasta omelette pancakes sauce dressing bread cake mousse pudding crumble tacos'
    .split(' ')
    .concat('ice cream', 'chilli'),
);
const OF_MEAT = new Set('goulash schnitzel steak roast fillet ragu'.split(' '));

/** "Tarte aux pommes", but "soupe de pommes de terre". */
export function takesA({ words }: DishWord): boolean {
  return A_IN_FRENCH.has(words.en[0] ?? '');
}

/** Named after the animal rather than its meat: "Rindergulasch", but "Rindfleischsuppe". */
export function isOfMeat({ words }: DishWord): boolean {
  return OF_MEAT.has(words.en[0] ?? '');
}

/** A dish of something, where it is not one word: "soupe de tomate", "soppa på gul lök". Read in French alone. */
export const OF: Record<NameLanguage, string> = { en: 'of', sv: 'på', no: 'av', da: 'af', de: 'von', fr: 'de', nl: 'van' };

/** Kept by hand from menus; what is missing stays as it was written and says so. */
export const DISHES_AND_LINKS: readonly DishWord[] = [...DISHES, ...LINKS];
