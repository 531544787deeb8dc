import type { NameLanguage } from '../../kernel/language.ts';

const words = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/**
 * Words of written recipes that tell a language, lower case; a word of several languages stands in each and counts less.
 * Norwegian and Danish share most of theirs: what differs is listed with care.
 */
export const LANGUAGE_WORDS: Record<NameLanguage, readonly string[]> = {
  en: words(`
    the and with of or to taste for until into over from at a an chopped sliced diced minced peeled fresh ground large small cup
    cups tbsp tsp tablespoon tablespoons teaspoon teaspoons ounce ounces pound pounds lb oz clove cloves pinch can cans tin butter
    flour sugar salt pepper onion onions garlic egg eggs milk cream cheese oil water chicken beef pork potatoes carrots tomatoes
    serves servings makes ingredients method instructions directions heat oven minutes stir add mix bake cook serve sauce soup salad
    stock olive lemon parsley red white black yeast baking powder vanilla brown rice beans thinly finely roughly bunch`),
  sv: words(`
    och med eller att för till av på i en ett som tills msk tsk krm dl st burk klyftor klyfta kruka förp port portioner personer
    hackad hackade finhackad skivad skivade riven rivet strimlad smält rumsvarmt färsk färska krossade smör mjöl vetemjöl socker
    strösocker salt svartpeppar peppar lök gul vitlök vitlöksklyftor ägg mjölk grädde vispgrädde ost olja vatten kyckling nötfärs
    fläsk potatis potatisar morötter tomater ströbröd buljong persilja dill jäst bakpulver ris bönor ingredienser gör så här
    tillagning stek koka rör blanda tillsätt ugn grader minuter servera sås soppa sallad lingon gräddfil crème efter smak några kokt kokta utan bitar slags tärnad tärnade rökt rökta havregryn banan skalade konserverad matlagningsgrädde`),
  no: words(`
    og med eller til av på i en ett som ss ts dl stk boks fedd bunt pk pakke porsjoner personer hakket finhakket skivet revet
    smeltet romtemperert fersk ferske smør mel hvetemel sukker salt pepper løk gulløk hvitløk egg melk fløte kremfløte ost olje
    vann kylling kjøttdeig karbonadedeig svin svinekjøtt poteter gulrøtter gulrot tomater brødsmuler kraft buljong persille gjær
    bakepulver ris bønner ingredienser slik gjør du fremgangsmåte stek kok rør bland tilsett ovn ovnen grader minutter server saus
    suppe salat rømme etter smak noen kjøtt torsk laks nøtter sjokolade litt grønnsaksbuljong grønnsaker fiskekraft havregryn porsjon lettmelk helmelk klype grøt banan lefse ei eggeplommer slags kokt kokte bløtlagt renset uten skåret terninger båter ristede brødskiver`),
  da: words(`
    og med eller til af på i en et som spsk tsk dl stk dåse fed bundt pk pakke portioner personer hakket hakkede finthakket
    skiver revet smeltet stuetemperatur frisk friske smør mel hvedemel sukker salt peber løg rødløg hvidløg æg mælk sødmælk fløde
    piskefløde ost olie vand kylling oksekød flæsk svinekød kartofler gulerødder gulerod tomater rasp bouillon persille gær
    bagepulver ris bønner ingredienser sådan gør du fremgangsmåde steg kog rør bland tilsæt ovn ovnen grader minutter server sovs
    suppe salat efter smag nogle kød torsk laks nødder chokolade lidt grøntsager hakkekød citron fintrevet groft tre slags sild marinerede karry creme fraiche revne skåret bløde kogte kogt stegt uden friskkværnet bunke person portion havregryn knivspids klat vand banan`),
  de: words(`
    und mit oder zum zur für von im in der die das den dem ein eine einen el tl prise dose dosen zehe zehen bund pck päckchen stück
    becher glas portionen personen gehackt gehackte gewürfelt geschnitten gerieben geriebener frisch frische weich butter mehl
    weizenmehl zucker salz pfeffer zwiebel zwiebeln knoblauch knoblauchzehe knoblauchzehen ei eier milch sahne schlagsahne käse öl
    wasser hähnchen hackfleisch rindfleisch schweinefleisch kartoffeln möhren karotten tomaten semmelbrösel brühe gemüsebrühe
    petersilie hefe backpulver reis bohnen zutaten zubereitung braten kochen rühren mischen geben ofen grad minuten servieren
    soße sauce suppe salat nach geschmack etwas olivenöl zitrone speck quark schmand lauch`),
  fr: words(`
    et avec ou pour de du des la le les un une au aux en dans à l d sur jusqu c soupe café cuillère cuillères gousse gousses pincée
    boîte sachet botte bouquet brin brins tranche tranches verre personnes portions haché hachée hachés émincé émincés râpé râpée
    fondu mou frais fraîche fraîches beurre farine sucre sel poivre oignon oignons ail échalote œuf œufs oeuf oeufs lait crème
    fromage huile eau poulet bœuf boeuf porc veau agneau lardons pommes terre carottes tomates chapelure bouillon persil thym
    laurier levure riz haricots ingrédients préparation faire cuire mélanger ajouter four minutes servir salade soupe olive citron
    vin blanc rouge moutarde quelques c.à.s càs cas cs cc càc`),
  nl: words(`
    en met of voor van de het een in op tot el tl eetlepel eetlepels theelepel theelepels snufje blik blikje teen tenen teentje teentjes
    bosje zakje pak takje takjes plak plakken stuks personen porties gehakt gehakte fijngehakt gesneden geraspt geraspte gesmolten
    kamertemperatuur verse vers boter bloem meel suiker zout peper ui uien knoflook ei eieren melk room slagroom kaas olie water kip
    kipfilet rundergehakt varkensvlees aardappelen aardappels wortels wortelen tomaten paneermeel bouillon peterselie gist bakpoeder
    rijst bonen ingrediënten bereiding bakken koken roeren mengen voeg oven graden minuten serveer saus soep salade naar smaak wat
    olijfolie citroen spek prei kruidnagel laurierblad rode witte portie personen handje plakjes sneetjes blikjes blokjes honing garnalen kabeljauw zalm walnoten banaan havermout kaas gember venkel naar met`),
};

/** Letters and joints that only some of the languages have. */
export const LANGUAGE_LETTERS: readonly [RegExp, Partial<Record<NameLanguage, number>>][] = [
  [/ß/gu, { de: 4 }],
  [/ü/gu, { de: 1.5 }],
  [/ä/gu, { sv: 1, de: 1 }],
  [/ö/gu, { sv: 1, de: 1 }],
  [/å/gu, { sv: 1, no: 1, da: 0.7 }],
  [/[øæ]/gu, { no: 1, da: 1 }],
  [/[àèùçœâêîô]/gu, { fr: 1.5 }],
  [/ij(?=[a-z])|ee[nrlmst]|oe[knrtp]/gu, { nl: 0.4 }],
];

/** Words that only Americans write. */
export const AMERICAN =
  /\b(?:cups?|fl\.? ?oz|ounces?|lbs?|pounds?|sticks? (?:of )?butter|all-purpose|cilantro|scallions?|heavy cream|ground beef|confectioners|kosher|zucchini|eggplant|arugula|bell peppers?|cornstarch|half and half|broil|quarts?)\b/giu;
/** Words that only the British write. */
export const BRITISH =
  /\b(?:grams?|\d+ ?(?:g|kg|ml)|plain flour|self-raising|coriander|spring onions?|double cream|mince|caster|icing sugar|courgettes?|aubergines?|rocket|cornflour|tins?|gas mark|wholemeal|stock cubes?|litres?)\b/giu;
