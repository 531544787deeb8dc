import { fold, foldedWords } from '../../ingredients/search/fold.ts';
import type { NameLanguage } from '../../kernel/language.ts';

/**
 * What a line names, in words, when no food was found for it: "4 skivor viltskavsfilé" names meat all the same. Folded; a word with a
 * hyphen before it is also looked for at the end of a compound, with one behind it at its beginning. They are asked in every language at once: a kitchen mixes them.
 */
const WRITTEN: Readonly<Record<string, Partial<Record<NameLanguage, string>>>> = {
  beef: {
    en: 'meat, meats, beef, veal, steak, steaks, mince, meatball, meatballs, burger, burgers, brisket, sirloin, rump, topside, ribeye, joint',
    sv: '-kott, -fars, -biff, -biffar, -entrecote, -kottbullar, -grytbitar, -fransyska, -rostbiff, hogrev, kalv-, oxfile, oxbringa, hamburgare',
    no: '-kjott, -farse, -kjottdeig, -karbonadedeig, -kjottboller, -karbonader, storfe-, okse-, kalve-, hoyrygg',
    da: '-kod, -boffer, -bof, -hakkebof, -frikadeller, -culotte, okse-, kalve-, roastbeef',
    de: '-fleisch, -hackfleisch, -hack, -gulasch, -steak, -steaks, -roulade, -rouladen, -frikadellen, -buletten, rind, rinder-, kalb, kalbs-, tafelspitz',
    fr: 'viande, viandes, boeuf, veau, bifteck, bavette, entrecote, paleron, onglet, rumsteck, macreuse',
    nl: '-vlees, -gehakt, -biefstuk, -gehaktbal, -gehaktballen, runder-, kalf, kalfs-, rosbief',
  },
  pork: {
    en: 'pork, chop, chops, spareribs',
    sv: '-flask, -kotlett, -kotletter, -karre, -revben, flask-, grisfile',
    no: '-flesk, -kotelett, -koteletter, -ribbe, -svor, svin, svine-',
    da: '-flaesk, -kotelet, -koteletter, svine-, -medister',
    de: '-braten, -schnitzel, -kotelett, -koteletts, -haxe, -haxen, schwein, schweine-',
    fr: 'porc, cochon, echine, travers',
    nl: '-karbonade, -karbonades, -schnitzel, -schnitzels, varken, varkens-',
  },
  'lamb-game': {
    en: 'lamb, mutton, venison',
    sv: '-lamm, -lammstek, -algstek, -renskav, -skav, -stek, lamm-, rensvin',
    no: '-lammestek, -lammelar, -reinskav, -elgstek, -stek, lam, lamme-, reins-',
    da: '-lammekolle, -steg, -dyrekolle, lam, lamme-',
    de: '-lamm, -lammkeule, -hirschruecken, -rehruecken, -keule, -keulen, lamm-',
    fr: 'agneau, mouton, chevreuil, sanglier, gigot',
    nl: '-lamsbout, -hertenbiefstuk, -bout, lams-',
  },
  poultry: {
    en: 'chicken, turkey, duck, goose, poultry, drumstick, drumsticks',
    sv: '-kyckling, -kalkon, -anka, -fagel, kyckling-, kalkon-, ankbrost',
    no: '-kylling, -kalkun, kylling-, kalkun-, ande-',
    da: '-kylling, -kalkun, kylling-, kalkun-, ande-',
    de: '-huhn, -hahnchen, -hahnchenbrust, pute, puten-, ente, enten-, gans, hahnchen-, huhner-, -geflugel',
    fr: 'poulet, dinde, canard, volaille, pintade, magret',
    nl: '-kip, -kalkoen, eend, -kipdij, -kippendij, kippen-, kipfilet-, kalkoen-, eenden-, -gevogelte',
  },
  'processed-meat': {
    en: 'sausage, sausages, bacon, ham, salami, chorizo, kebab',
    sv: '-korv, -korvar, -skinka, -bacon, -isterband',
    no: '-polse, -polser, -skinke',
    da: '-polse, -polser, -skinke',
    de: '-wurst, -wurste, -wurstchen, -schinken, -speck',
    fr: 'saucisse, saucisses, saucisson, jambon, lardons, lard, boudin, merguez, andouillette, chipolata, chipolatas',
    nl: '-worst, -worstjes, -spek, -spekjes, -rookworst',
  },
  fish: {
    en: 'fish, salmon, cod, tuna, trout, haddock, herring, mackerel, sardines, anchovies, pollock, halibut, fillet, fillets, filet, filets',
    sv: '-fisk, -lax, -torsk, -sill, roding, gos, -file, -fileer, sej, makrill, sardiner, tonfisk, fisk-',
    no: '-fisk, -laks, -torsk, -sild, orret, -filet, -fileter, makrell, sardiner, fiske-',
    da: '-fisk, -laks, -torsk, -sild, orred, -rodspaette, -filet, -fileter, makrel, sardiner, fiske-',
    de: '-fisch, -lachs, -kabeljau, -forelle, -forellen, -hering, -filet, -filets, -seelachs, makrele, sardinen, fisch-',
    fr: 'poisson, poissons, saumon, cabillaud, thon, truite, lieu, merlu, colin, daurade, filet, filets, morue, anchois, sardines, hareng',
    nl: '-vis, -zalm, -kabeljauw, -tonijn, -forel, -haring, -filet, -filets, makreel, sardines, heilbot, vis-',
  },
  shellfish: {
    en: 'prawn, prawns, shrimp, shrimps, crab, lobster, mussel, mussels, clam, clams, squid, seafood, shellfish',
    sv: '-rakor, -musslor, -kraftor, -krabba, -skaldjur',
    no: '-reker, -blaskjell, -skalldyr, -krabbe',
    da: '-rejer, -muslinger, -skaldyr, -krabbe',
    de: '-garnelen, -muscheln, -krabben, -shrimps',
    fr: 'crevette, crevettes, moules, crabe, homard, gambas, langoustines',
    nl: '-garnalen, -mosselen, -krab, -gambas',
  },
  'meat-alternatives': {
    en: 'tofu, tempeh, seitan, falafel, quorn',
    sv: '-tofu, -sojafars',
    de: '-tofu',
    fr: 'tofu, seitan',
    nl: '-tofu',
  },
  cheese: {
    en: 'cheese, cheeses, cheddar, mozzarella, parmesan, feta, brie, halloumi, paneer, gouda, emmental, emmentaler, gruyere, camembert, pecorino, ricotta, mascarpone',
    sv: '-ost, ostar',
    no: '-ost, oster',
    da: '-ost, oste',
    de: '-kase',
    fr: 'fromage, fromages, comte, tomme',
    nl: '-kaas',
  },
  'grains-flour': {
    en: 'flour, oats, barley, quinoa, bulgur, bulgar, semolina, polenta, couscous, spelt, muesli',
    sv: '-mjol, -gryn, -bulgur',
    no: 'mel, -hvetemel, -rugmel, -speltmel, -byggmel, -gryn, -bulgur',
    da: 'mel, -hvedemel, -rugmel, -speltmel, -grahamsmel, -gryn, -bulgur',
    de: '-mehl, -griess, haferflocken, -graupen, -grutze',
    fr: 'farine, orge, boulgour',
    nl: '-meel, -gort, -bulgur, -griesmeel, -havermout',
  },
  'pasta-rice': {
    en: 'pasta, rice, noodle, noodles, macaroni, lasagne, penne, gnocchi',
    sv: 'pasta, -kornspasta, farskpasta, ris, -kornsris, -kornris, jasminris, basmatiris, -nudlar, -makaroner',
    no: 'fullkornspasta, -kornris, jasminris, basmatiris, -nudler',
    da: 'fuldkornspasta, -kornsris, jasminris, basmatiris, grodris, -nudler',
    de: '-nudeln, reis, -kornreis, basmatireis, jasminreis, naturreis, -spatzle',
    fr: 'riz, pates, nouilles, coquillettes',
    nl: 'volkorenpasta, -rijst, -noedels, mie',
  },
  'bread-bakery': {
    en: 'bread, breads, bun, buns, baguette, pitta, roll, rolls, loaf, sourdough, pastry, breadcrumbs',
    sv: '-brod, -limpa, -fralla, -frallor',
    no: '-brod, -rundstykker, -lompe',
    da: '-brod, -rundstykker',
    de: '-brot, -brotchen, -semmeln',
    fr: 'pain, pains, baguette, brioche',
    nl: '-brood, -broodjes, -broodje',
  },
};

/** Words for things that are made with those foods or for them and are none: stock, sauce, spice, fat, water. A hyphen as above. */
const NONE_OF_THEM = [
  'stock, stocks, broth, sauce, sauces, seasoning, spice, spices, rub, oil, fat, vinegar, wine, marinade, powder, flavour, flavor, dressing',
  'water, egg, eggs, lettuce, mushroom, mushrooms, pepper, salad, milk, drink, beverage, pudding, porridge, yoghurt, yogurt, relish, pickles',
  'gherkins, dripping, tallow, suet, gravy, jus, consomme, tomato, tomatoes, cauliflower, coffee, mustard, butternut, vegetable, celery',
  '-fond, -buljong, -sas, -krydda, -olja, -fett, -marinad, -vinager, -vin, -pulver, -vatten, -agg, -sallad, -svamp, -peppar, -sirap, -socker, -soppa, -spad, -sky',
  '-kraft, -buljon, -saus, -krydder, -olje, -eddik, -vann, -salat, -sopp, -pepper, -sirup, -sukker, -suppe, -buljong',
  '-bouillon, -sovs, -sauce, -krydderi, -olie, -fedt, -marinade, -eddike, -vand, -aeg, -svampe, -peber',
  '-bruhe, -sosse, -gewurz, -ol, -essig, -wein, -wasser, -ei, -eier, -pilze, -pfeffer, -zucker, -gemuse, -suppe, -schmalz, -fond',
  '-talg, -sud, -eiweiss, -eiwit, -egg, -tomat, -tomater, -gresskar, -graeskar, -tablet',
  'fumet, epices, epice, huile, graisse, vinaigre, vin, eau, levure, oeuf, oeufs, fond, poudre, champignon, champignons, salade, lait, boisson, creme, tomate, tomates, chou, haricots, cube',
  '-saus, -kruiden, -kruidenmix, -olie, -vet, -azijn, -wijn, -eieren, -poeder, -sla, -champignons, -peper, -suiker, -soep',
].join(', ');

/** Ends of words that only look like a food of the table: most is no cheese and karamel no flour. */
const LOOKS_LIKE_ONE: ReadonlySet<string> = new Set(
  'most, kost, frost, rost, post, skott, kokoskott, kokoskjott, kokoskod, kokosvlees, kokosfleisch, fruchtfleisch, kurbisfleisch, kurbiskott, pumpakott, gresskarkjott, graeskarkod, apelsinfile, appelsinfileter, orangenfilets, grapefruitfilets, pindakaas, chenevis, advis, schwein, brokkoliris, noten, mandelmehl, maeusespeck, mausespeck, eekhoorntjesbrood, kartoffelbrod'.split(
    ', ',
  ),
);

const written = (words: string): string[] => words.split(', ');
const isTail = (word: string): boolean => word.startsWith('-');
const isHead = (word: string): boolean => word.endsWith('-');
const wholeWord = (word: string): string => (isTail(word) ? word.slice(1) : isHead(word) ? word.slice(0, -1) : word);
const CATEGORY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(WRITTEN).flatMap(([category, byLanguage]) =>
    Object.values(byLanguage).flatMap((words) => written(words).map((word): [string, string] => [wholeWord(word), category])),
  ),
);
const ALL_WRITTEN = Object.values(WRITTEN).flatMap((byLanguage) => Object.values(byLanguage).flatMap(written));
const TAILS: ReadonlySet<string> = new Set(ALL_WRITTEN.filter(isTail).map(wholeWord));
const HEADS: ReadonlySet<string> = new Set(ALL_WRITTEN.filter(isHead).map(wholeWord));
const NONE: ReadonlySet<string> = new Set(written(NONE_OF_THEM).map(wholeWord));
const NONE_TAILS: ReadonlySet<string> = new Set(written(NONE_OF_THEM).filter(isTail).map(wholeWord));

/** Inside a compound too: "kycklingbuljongtärning" is stock, however it goes on. */
const STOCK = ['buljong', 'bouillon', 'bruhwurfel', 'fumet', 'kraften'];

/** A word before it: "ris" is the end of "jasminris", not of "Paris" or "gris". */
const LEAST_BEFORE = 3;
const LONGEST_TAIL = 17;
const SHORTEST_HEAD = 3;

/** The category of meat, fish, cheese or grain that a line's words name; null when they name none. */
export function mainPartNamed(line: string): string | null {
  const words = foldedWords(fold(line));
  if (words.some(isNoneOfThem)) return null;
  for (const word of words) {
    const category = CATEGORY_OF.get(word) ?? CATEGORY_OF.get(tailIn(word, TAILS) ?? headIn(word) ?? '');
    if (category !== undefined) return category;
  }
  return null;
}

function isNoneOfThem(word: string): boolean {
  return NONE.has(word) || tailIn(word, NONE_TAILS) !== null || STOCK.some((part) => word.includes(part));
}

/** The beginning of a compound that says which animal it is of: "kycklingklubba", not "kycklingfond", whose end says otherwise. */
function headIn(word: string): string | null {
  if (LOOKS_LIKE_ONE.has(word)) return null;
  for (let length = SHORTEST_HEAD; length <= Math.min(LONGEST_TAIL, word.length - LEAST_BEFORE); length++) {
    if (HEADS.has(word.slice(0, length))) return word.slice(0, length);
  }
  return null;
}

/** The longest end of a word that is one of the tails. */
function tailIn(word: string, tails: ReadonlySet<string>): string | null {
  for (let at = Math.max(0, word.length - LONGEST_TAIL); at < word.length - 1; at++) {
    const tail = word.slice(at);
    if (LOOKS_LIKE_ONE.has(tail)) return null;
    if (at >= LEAST_BEFORE && tails.has(tail)) return tail;
  }
  return null;
}
