import type { NameLanguage } from '../../../kernel/language.ts';
import { list } from '../../phrase/words/phrase-words.ts';

// All words folded: lower case, without diacritics.

/** Words that carry nothing. */
export const STOP_WORDS: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('of, and, the, a, an, or, type, style, kind, quality, pcs, pc, each'),
  sv: set('och, av, en, ett, eller, typ, sort, klass, st, stycken, ca, ursprung'),
  no: set('og, av, en, et, ei, eller, type, stk, ca, klasse'),
  da: set('og, af, en, et, eller, type, stk, ca, klasse'),
  de: set('und, oder, von, vom, der, die, das, ein, eine, art, typ, stk, ca, klasse'),
  fr: set('de, d, du, des, la, le, les, l, et, ou, un, une, type, cat, categorie'),
  nl: set('en, of, van, de, het, een, type, stuks, st, ca, klasse'),
};

/** Words before a description, which is not the thing: "tuna in oil", "tonfisk i vatten", "Kartoffeln mit Schale". */
export const PREPOSITIONS: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('with, without, in, from, for, w'),
  sv: set('med, utan, i, fran, for, till, pa'),
  no: set('med, uten, i, fra, for, til, pa'),
  da: set('med, uden, i, fra, for, til, pa'),
  de: set('mit, ohne, in, im, fur, zum, zur'),
  fr: set('avec, sans, a, au, aux, en, pour, dans'),
  nl: set('met, zonder, in, uit, voor, op'),
};

/** Where a kitchen is, said of its own country's goods. Not "English", which names kinds: mustard, muffins, breakfast tea. */
export const OWN_COUNTRY: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('british, scottish, welsh, irish'),
  sv: set('svensk, svenska, svenskt'),
  no: set('norsk, norske'),
  da: set('dansk, danske, danskt'),
  de: set('deutsch, deutsche, deutscher, deutsches'),
  fr: set('francais, francaise, francaises'),
  nl: set('hollands, hollandse, nederlands, nederlandse'),
};

/** Names in which such a word tells a kind: a Dutch steak is fried in butter, a brown shrimp is peeled in Morocco. Folded. */
export const KINDS_OF_COUNTRY = set(
  'hollandse biefstuk, hollandse garnalen, irish sausages, swiss steak, thai fish cakes, thai fishcakes, european perch, european sea bass, greenland halibut, chili gehakt rund',
);

/** Words before the material of a thing: "leg of lamb" is a leg, "mjöl av kikärter" a flour. */
export const OF_WORDS: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('of'),
  sv: set('av'),
  no: set('av'),
  da: set('af'),
  de: set('von, vom, aus'),
  fr: set('de, d, du, des'),
  nl: set('van'),
};

/**
 * Words that say a thing is made of plants. They make another food of meat or milk ("vegan mince"), and say nothing new of what is
 * made of plants anyway ("vegan tofu", "Oatly oat drink").
 */
export const PLANT_BASED: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('vegan, veggie, vegetarian, plant, plantbased, based, meatless, dairyfree, oatly, beyond'),
  sv: set(
    'vegan, vegansk, veganskt, veganska, vegetarisk, vegetariskt, vegetariska, veggie, vego, vaxtbaserad, vaxtbaserat, vaxtbaserade, oatly',
  ),
  no: set('vegan, vegansk, veganske, vegetarisk, vegetariske, vegetar, plantebasert, plantebaserte, oatly'),
  da: set('vegan, vegansk, veganske, vegetarisk, vegetariske, vegetar, plantebaseret, plantebaserede, oatly, naturli'),
  de: set(
    'vegan, vegane, veganer, veganes, veganen, vegetarisch, vegetarische, vegetarischer, vegetarisches, pflanzlich, pflanzliche, pflanzlicher, pflanzliches, pflanzenbasiert, pflanzenbasierte, veggie, oatly',
  ),
  fr: set(
    'vegan, vegane, vegans, vegetal, vegetale, vegetaux, vegetales, vegetalien, vegetalienne, vegetarien, vegetarienne, oatly',
  ),
  nl: set('vegan, veganistisch, veganistische, vegetarisch, vegetarische, plantaardig, plantaardige, vega, oatly'),
};

/** Categories of foods that are made of plants, every one. */
export const OF_PLANTS: ReadonlySet<string> = set(
  'plant-dairy, meat-alternatives, vegetables, potatoes-roots, mushrooms-seaweed, legumes, fruit, berries, nuts-seeds, grains-flour',
);

const OTHER_REPLACING: Record<NameLanguage, string> = {
  en: 'imitation, mock, alternative, substitute, hemp, oat, soy, soya, pea, coconut, almond, rice, cashew, hazelnut, peanut, nut, quorn',
  sv: 'havre, soja, kokos, mandel, ris, hampa, art, jordnot, not, quorn',
  no: 'havre, soya, kokos, mandel, ris, ert, peanott, quorn',
  da: 'plante, havre, soja, kokos, mandel, ris, aert, jordnod, quorn',
  de: 'pflanzen, hafer, soja, kokos, mandel, reis, erbsen, erdnuss, quorn',
  fr: 'avoine, soja, coco, amande, riz, pois, cacahuete, arachide, noisette, quorn',
  nl: 'haver, soja, kokos, amandel, rijst, erwten, pinda, quorn',
};

/** Words before a name that make another thing of it: no dairy in oat milk, no meat in veggie mince. */
export const REPLACING: Record<NameLanguage, ReadonlySet<string>> = {
  en: replacing('en'),
  sv: replacing('sv'),
  no: replacing('no'),
  da: replacing('da'),
  de: replacing('de'),
  fr: replacing('fr'),
  nl: replacing('nl'),
};

/** How it is cut: never the thing itself. "Tuna chunks" are tuna, though pineapple comes in chunks as well. */
export const SHAPE_WORDS: Record<NameLanguage, ReadonlySet<string>> = {
  en: set(
    'chunks, chunk, pieces, slices, rings, halves, portions, florets, cubes, dices, segments, quarters, bits, shavings, batons, puree, pulp, zest',
  ),
  sv: set('bitar, bit, skivor, ringar, halvor, portioner, buketter, tarningar, kuber, klyftor, pulp'),
  no: set('biter, skiver, ringer, porsjoner, buketter, terninger, kuber'),
  da: set('stykker, skiver, ringe, portioner, buketter, tern'),
  de: set('stucke, scheiben, ringe, halften, portionen, roschen, spalten'),
  fr: set(
    'rondelles, tranches, morceaux, quartiers, lamelles, lanieres, cubes, moities, zeste, pulpe, bouquets, fleurettes, portions, feuilles, feuille, botte, barquette',
  ),
  nl: set('stukjes, plakjes, plakken, schijfjes, schijven, ringen, helften, porties, roosjes, partjes'),
};

/** States that make another food of the thing; without a variation of that state there is no match. */
export const TRANSFORMING = new Set(['juice', 'powder', 'concentrate']);

/** Foods that stay what they are whatever they are made of, where the data has no name of its own for it. */
export const CARRIERS: Record<NameLanguage, ReadonlySet<string>> = {
  en: set('jam, soup, cordial, tea, liqueur, gin, vodka, sausage, sausages, yoghurt, yogurt, pizza, bread'),
  sv: set('sylt, marmelad, soppa, saft, te, likor, glass, korv, korvar, yoghurt, pizza, brod'),
  no: set('syltetoy, suppe, saft, te, likor, is, polse, polser, yoghurt, pizza, brod'),
  da: set('marmelade, syltetoj, suppe, saft, te, likor, is, polse, polser, yoghurt, pizza, brod'),
  de: set('konfiture, marmelade, suppe, tee, likor, eis, wurst, wurstchen, bratwurst, joghurt, pizza, brot'),
  fr: set('confiture, soupe, sirop, the, liqueur, glace, saucisse, saucisses, yaourt, pizza, pain'),
  nl: set('jam, confituur, soep, siroop, thee, likeur, ijs, worst, yoghurt, pizza, brood'),
};

/** Names of the class that people add: "cheddar cheese", "fetaost". They may be dropped when the thing is of that class. */
export const CLASS_WORDS: { words: Record<NameLanguage, ReadonlySet<string>>; categories: ReadonlySet<string> }[] = [
  classWords('cheese', 'cheese', 'ost', 'ost', 'ost', 'kase', 'fromage', 'kaas'),
  classWords('fish, shellfish', 'fish, seafood', 'fisk', 'fisk', 'fisk', 'fisch', 'poisson', 'vis'),
  classWords('beef, pork, lamb-game, poultry, processed-meat', 'meat', 'kott', 'kjott', 'kod', 'fleisch', 'viande', 'vlees'),
  classWords(
    'beef',
    'beef',
    'not, notkott',
    'okse, storfe, oksekjott',
    'okse, oksekod',
    'rind, rindfleisch',
    'boeuf',
    'rund, rundvlees',
  ),
  classWords(
    'pork, processed-meat',
    'pork',
    'gris, flask, griskott',
    'svin, svinekjott',
    'svin, svinekod',
    'schwein, schweinefleisch',
    'porc',
    'varken, varkensvlees',
  ),
  classWords(
    'pasta-rice',
    'pasta, rice, noodles',
    'pasta, ris',
    'pasta, ris',
    'pasta, ris',
    'nudeln, pasta, reis',
    'pates, riz',
    'pasta, rijst',
  ),
  classWords(
    'vegetables, mushrooms-seaweed',
    'vegetable, mushroom, mushrooms, lettuce, cabbage',
    'gronsak, svamp, kal',
    'gronnsak, sopp, kal',
    'gronsag, svamp, kal',
    'gemuse, pilz, pilze, kohl',
    'legume, champignon, champignons, chou',
    'groente, paddenstoel, paddenstoelen, sla, kool',
  ),
  classWords(
    'fruit, berries',
    'fruit, berry, berries',
    'frukt, bar',
    'frukt, baer',
    'frugt, baer',
    'obst, beeren',
    'fruit',
    'fruit, bessen',
  ),
  classWords('legumes', 'beans, bean', 'bonor, bona', 'bonner', 'bonner', 'bohnen', 'haricots', 'bonen'),
  classWords(
    'herbs-spices',
    'herb, spice, herbs',
    'krydda, ort',
    'krydder, urt',
    'krydderi, urt',
    'gewurz, kraut',
    'epice, herbe',
    'kruid, specerij',
  ),
  classWords('bread-bakery', 'bread', 'brod', 'brod', 'brod', 'brot', 'pain', 'brood'),
  classWords('processed-meat', 'sausage, sausages, salami', 'korv', 'polse', 'polse', 'wurst', 'saucisse, saucisson', 'worst'),
];

/** Makers and shops' own labels that stand in purchase lists and say nothing about the food. */
export const BRANDS: ReadonlySet<string> = set(
  `arla, skanemejerier, valio, tine, q, lurpak, danone, alpro, oatly, kelda, norrmejerier, falkopings, milko, yoggi, bregott, flora, becel, rama,
   felix, abba, findus, dafgard, dafgards, gudruns, scan, kronfagel, guldfageln, bjarefagel, pagen, polarbrod, wasa, barilla, zeta, garant, eldorado,
   ica, coop, willys, axfood, menigo, martin, servera, snabbgross, xtra, anglamark, kungsornen, nordic, saltakvarn, santa, maria, blaband, knorr, maggi,
   heinz, hellmanns, kikkoman, campbells, unilever, nestle, philadelphia, kraft, president, galbani, castello, apetina, violife, quorn, anamma, halsans,
   prior, gilde, nortura, rema, kiwi, meny, rorosmeieriet, jarlsberg, norvegia, stabburet, toro, mills, idun, orkla, freia,
   danpo, tulip, rose, danish, crown, salling, netto, fotex, levevis, urtekram, kohberg, schulstad, beauvais,
   edeka, rewe, lidl, aldi, milbona, weihenstephan, muller, landliebe, homann, thomy, dr, oetker, iglo, wiesenhof, rugenwalder, metro, transgourmet, chefs,
   carrefour, auchan, leclerc, intermarche, monoprix, elle, vire, bonduelle, cassegrain, fleury, michon, herta, charal, panzani, lesieur, pomona, sysco,
   albert, heijn, ah, jumbo, plus, campina, calve, unox, honig, conimex, remia, mora, bidfood, hanos, sligro,
   tesco, sainsburys, waitrose, asda, morrisons, brakes, bookers, cravendale, yeo, birds, eye, mccain, kerrygold, tilda, uncle, bens, kingfisher,
   kirkland, great, value, hormel, tyson, perdue, oscar, mayer, butterball, land, lakes, del, monte, dole, chiquita, hunts, goya, bobs, red, mill`,
);
// Words above that are food words too lose their power as brands the moment a name in the release has them.

/** Praise, packs, grades and how it grew or was cut: said in purchase lists, and no other food for it. */
export const PACK_WORDS: ReadonlySet<string> = set(
  `pack, pk, pkt, paket, packung, paquet, pak, kartong, karton, carton, case, box, lada, kasse, back, burk, hink, spann, dunk, backa, pase, sack, net, nat, bag, beutel, sachet, zak,
   flaska, flasche, bouteille, fles, bottle, tub, tube, ask, fp, frp, forp, krt, kfp, dfp, storpack, ekonomipack, storhushall, foodservice, catering, professional, proff, premium, original,
   extra, selected, select, favorit, favoritter, basic, budget, klassisk, klassiske, classic, natural, naturell, quality, kvalitet, kl, kal, cal, storlek, size, grosse, lose, los, losvikt, vikt, vac, vacuum,
   gram, kg, hg, mg, dl, cl, ml, liter, litre, lit, oz, lb, lbs, stk, pcs, mm, cm, fett, fat, vol, approx, min, max, pint, pints, litres, st, stycken,
   tvattad, tvattade, frigaende, inne, ute, sida, trim, trimmad, handplockad, narodlad, mogen, mogna, special, matlagning, mald, malda, grovmald, urkarnad, urkarnade, handelsblock, msc, asc, ursprung,
   mix, mixed, mixade, blandad, blandade, royal, gala, pink, lady, granny, smith, golden, delicious, elstar, jonagold, braeburn, fuji, conference, maris, piper, edward,
   ripe, washed, free, range, skin, bone, loose, jumbo, trimmed, special, fairtrade, british, local, pitted, deseeded, barista,
   freiland, freilandhaltung, bodenhaltung, gewaschen, handelsklasse, natur, naturbelassen, kaliber, klasse,
   rumsvarm, rumsvarmt, rumsvarma, romtemperert, stuetempereret, zimmerwarm, zimmerwarme, weiche, weicher, softened, tempered, cold, ice, kall, kallt, kalla, iskallt, kald, kaldt, kolde, kold, koldt, kalte, kalter, kaltes, froid, froide, tiede, koud, koude, lauwarm, lauwe, ljummen, ljummet, lunken, lunkent, lukewarm, warm, warme, fingervarmt,
   origine, origin, herkunft, herkomst, opprinnelse, oprindelse, sack, tray, class, crate, drum, pail, bucket, dispenser, tub, cs, ct, ea, bib, jib, iqf, fcy, fancy, grade, everyday, favs, orig, pure, reg, regular, plain, fryer, grass, fed, organic, grade,
   emmer, eimer, kubel, seau, spand, spann, botte, fust, consigne, verre, brique, barquette, sachets, gastro, horeca, chr, profi, verpakking, stuk, plus, party, uht,
   brygg, bryggmalet, bryggmald, mellanrost, mellanrostat, morkrost, morkrostat, ljusrost, ljusrostat, skanrost, morkbrent, lysbrent, mellemristet, morkristet, rostung,
   plein, air, calibre, extrafin, extrafine, fermier, fermiere, label, scharrel, vrije, uitloop, gewassen, houdbaar`,
);

function replacing(language: NameLanguage): ReadonlySet<string> {
  return new Set([...PLANT_BASED[language], ...list(OTHER_REPLACING[language])]);
}

function set(words: string): ReadonlySet<string> {
  return new Set(list(words.trim()));
}

function classWords(categories: string, ...words: [string, string, string, string, string, string, string]) {
  const [en, sv, no, da, de, fr, nl] = words;
  return {
    categories: set(categories),
    words: { en: set(en), sv: set(sv), no: set(no), da: set(da), de: set(de), fr: set(fr), nl: set(nl) },
  };
}
