import { foldHeader } from '../../kernel/spreadsheet/find-columns.ts';

/**
 * Words of foods that kitchens buy every month, folded, in seven languages: enough to tell a column of foods from one of people or places. What a food
 * is, the food data say, never these.
 */
const FOODS: readonly string[] = (
  'milk maelk melk mjolk milch lait cream flode flote gradde sahne rahm creme room butter smor beurre boter cheese ost kase fromage kaas yoghurt yogurt joghurt yaourt skyr quark kvarg ' +
  'egg eggs aeg agg eier eieren oeuf oeufs bread brod brot pain brood bolle bun baguette croissant toast flour mel mjol mehl farine bloem meel pasta spaghetti penne lasagne nudeln nudler nudlar ' +
  'rice ris reis riz rijst potato potatoes kartofler kartoffel kartoffeln potet poteter potatis pommes frites aardappel aardappelen carrot carrots gulerod gulerodder gulrot gulrotter morot morotter mohren karotten ' +
  'carotte carottes wortel wortelen peen onion onions log lok zwiebel zwiebeln oignon oignons ui uien hvidlog vitlok hvitlok knoblauch garlic leek porre purjo lauch poireau prei tomato tomatoes tomat tomater tomaten ' +
  'tomate tomates cucumber agurk agurker gurka gurken concombre komkommer salad salat sallad salade sla lettuce cabbage kal kohl chou kool broccoli spinach spinat spenat epinard spinazie pepper peberfrugt paprika ' +
  'poivron mushroom mushrooms champignon champignons svamp bean beans bonner bonor bohnen haricot haricots bonen pea peas aerter arter erter erbsen pois erwten lentil lentils linser linsen lentilles linzen corn majs mais ' +
  'apple apples aeble aebler eple epler apple apple apfel apfel pomme pommes appel appels banana bananas banan bananer bananen banane bananes orange appelsin apelsin lemon citron sitron zitrone citroen pear paere paron ' +
  'birne poire peer berry baer bar beeren strawberry jordbaer jordgubbar erdbeeren fraise aardbei beef oksekod oksekjott notkott notfars rind rindfleisch hackfleisch boeuf rundvlees gehakt hakket pork svinekod ' +
  'svinekjott flaskkott flaskfile schwein schweine porc varkens ham skinke skinka schinken jambon bacon sausage polse polser korv wurst saucisse worst chicken kylling kyckling huhn hahnchen poulet kip turkey kalkun ' +
  'kalkon pute dinde lamb lam lamm agneau lamsvlees kod kjott kott fleisch viande vlees fish fisk fisch poisson vis salmon laks lax lachs saumon zalm cod torsk kabeljau cabillaud tuna tun tunfisk tonfisk thunfisch thon ' +
  'tonijn herring sild sill shrimp rejer reker rakor garnelen crevettes garnalen oil olie olja olje huile salt salz sel zout sugar sukker socker zucker sucre suiker honey honning honung honig miel honing ' +
  'sauce sovs saus sas sosse saus mayonnaise ketchup mustard sennep senap senf moutarde mosterd vinegar eddike eddik attika essig vinaigre azijn coffee kaffe kaffee cafe koffie tea te tee the thee juice saft jus sap ' +
  'cocoa kakao cacao chocolate chokolade sjokolade choklad schokolade chocolat chocola water vand vann vatten wasser eau beer ol bier biere wine vin wein wijn cake kage kake kaka kuchen gateau taart soup suppe soppa soupe ' +
  'soep oat oats havre havregryn hafer avoine haver nuts nodder notter nusse noix noten almond mandel mandeln amandes amandelen parsley persille persilja petersilie persil basil basilikum basilic'
).split(' ');
const WHOLE: ReadonlySet<string> = new Set(FOODS);
/** Parts of compounds: "letmælk", "kycklingfilé". */
const PARTS: readonly string[] = [...WHOLE].filter((food) => food.length >= 5);

/** Whether a cell reads like a food: "Kyckling 2 kg", "Letmælk". */
export function isFoodLike(text: string): boolean {
  return foldHeader(text)
    .split(' ')
    .some((word) => WHOLE.has(word) || PARTS.some((part) => word.startsWith(part) || word.endsWith(part)));
}
