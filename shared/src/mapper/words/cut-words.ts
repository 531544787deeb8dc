import { fold, foldedWords } from '../../ingredients/search/fold.ts';
import { withoutEnd } from '../../kernel/reading/ends.ts';

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/[\s,]+/).filter(Boolean));
}

/**
 * Words of suppliers' names, folded, that tell how an article is cut, trimmed, graded and packed, and nothing of which food it is. What
 * makes another food or state of it is none of them: frozen, dried, smoked, salted, minced, a fat content.
 */
const CUT_AND_PACK = set(`
  kl, kl1, kl2, klass, klasse, hkl, hkl1, hkl2, cat, cat1, cat2, categorie, cl1, cl2, class, grade, ca, env, min, str, gr, m, l, xl, s, i, ii, e, d, c, a10, afs,
  hel, hela, hele, helt, heel, hele, ganz, ganze, entier, entiers, entiere, entieres, whole,
  tern, terninger, ternet, ternede, tarnad, tarnade, tarningar, skivet, skivede, skivad, skivade, skiver, skivor, strimlet, strimlad, strimlade, snittet, snittede, skaret, skuren, delt, hakkede,
  skraellede, skraellet, skralled, skalad, skalade, skrelt, skrelte, pillet, pillede, renset, rensade, rensad, pudsede,
  geschalt, geschnitten, geschnittene, gewurfelt, wurfel, streifen, scheiben, geputzt, kuchenfertig, gepeld, gepelde, geschild, geschilde, gesneden, blokjes, plakjes, reepjes, panklaar,
  epluche, epluches, epluchee, epluchees, emince, eminces, emincee, emincees, rape, rapes, rapee, rapees, cubes, rondelles, lamelles, batonnets, pare, pares, paree,
  peeled, diced, sliced, shredded, chopped, trimmed, cubed, trim, boneless, skinless, raffiniert, raffinade, raffinee,
  vac, vacuum, vakuum, vak, gevacuum, gevacuumeerd, vakuumpakket, vakuumforpackad, sv, svide, iqf, map, bib, bulk, los, vrac,
  pose, pase, pase, spand, spann, hink, emmer, eimer, seau, bucket, sack, sakk, saek, sac, zak, sachet, bag, btl, beutel, brk, burk, bx, boks, ds, dose, bte, boite, blik, can, dunk, kanne, kanister, bidon, drum, poly, tetra, bakke, brett, bricka, tray, hocker,
  kasse, krt, ktn, kartong, karton, carton, stk, st, stuk, stuck, pcs, br, halal, frigaende, frittgaende, skrab, skrabe, bodenhaltung, freilandhaltung, scharrel, freerange, oko, medium, moyens, moyen, mellem, farsk, fersk, frisk, frisch, frais, vers, fresh,
  pet, storkokken, storkjokken, storhushall, foodservice, fs, prof, proff, manitoba, rigate, rigata, naturel, naturell, nature, delikatess, pellets, deelblokjes, geschrapt, geschilde, schrap,
  vloeibaar, flytende, liquid, liquide, liquides, flussig, gepasteuriseerd, pasteuriseret, pasteriseret, pastoriserad, pasteurisert, pasteurisiert, pasteurise, pasteurises, past, uht, esl,
  plakken, lappen, blok, bloc, block, lamelle, lamelles, galet, galets, plaque, plaques, steige, colis, pce, pces, piece, pieces, pac, vbf, vpf, vvf, aop, aoc, igp, ppe, surg, cal, calibre,
  grated, vacpac, sknls, bnls, sknon, pbi, pbo, sb, bra, nl, uk, gb, ie, pl, cn, vn, brit, british, scottish, msc, asc, halal, kosher, rainforest, fairtrade, utz, skalade, skalat, tarnade, buketter, bukett, buketter, florets, roschen, roosjes, fleurettes,
  klippet, klippt, klippede, vasket, tvattad, tvattade, gewaschen, gewassen, lave, lavee, lavees, washed, moden, mogen, reif, rijp, mur, mure, mures, ripe, lagret, mellemlagret, mellomlagret, slantad, slantade, julienne, brunoise,
  grytbit, grytbitar, sjysneriven, riven, revet, reven, strimlad, gerieben, geraspt, rape, stift, gestiftet, gestiftelt, gerebelt, tarning, deelbaar, portionen, portioner, porsjoner, portions, portionsstuk, standard, sup, superieure, superieur,
  kuber, kubb, rondelle, tafelklaar, oppskaret, oppskarne, gebroken, gebrochen, slcd, bkt, pail, mids, gv, kleinpackung,
  ext, extra, ekstra, med, lrg, lge, sml, mid, std, halal, apx, approx, avg, circa, env, sortert, sorteret, sorterad, usortert, vaskede, vaskt, vaskad, vaskade, skyllet, skoljd, gespult, gespoeld,
  coquille, coquilles, plateau, plateaux, alveole, alveoles, bakker, brett, lager, storrelse, str70+, groesse, grosse, maat, taille, geschn, geschalte, gehobelt, gewolft, gestuckelt, portioniert, kuchenfert, kochfertig, bratfertig, servierfertig, ovnsklar, ovnklar, stekeklar, stegeklar, stekklar, grytklar, panklare,
  rygg, ryg, loin, loins, pave, paves, midtstykke, mittelstuck, middenstuk, tailles, portion, portions, portie, porties, portionsskaret, portionerad, portionerade, frig, frilandsaeg, skrabeaeg, hgb,   afp, afpudset, kappe, bdt, bundt, bundter, bunt, spd, botte, fro, langsk, langskaret, koldpr, koldpresset, koldpresse, ufilt, ufiltreret, valsem, finvals, mellagr, mellemlagr, kvie, ko, ks, pl, pb, kal, bred, lang, smal,
  helt, helstycke, bfri, benfri, benfritt, skinnfri, urb, forst, kyld, kyldt, storpack, refill, class1, class2, klass1, rfa, ft, fairtr, ecu, cr, co, it, es, fr, gr, ma, za, cl, ar, dk, se, de, nz, irl, ire, eng, sco,
  losvekt, losvikt, losvaegt, nyskrelt, buk, buketter, opphalt, pbo, trimd, stekeklar, raspet, frittg, frittgaende, frittgående, skarp,
  gew, ongew, baal, baal25, kist, kistje, doos, krat, zak, zakje, emmertje, fles, pot, potje, schoongem, schoongemaakt, dubbel, enkel, blank, grof, fijn, voorges, voorgesneden, z/b, m/b, zb, pad,
  gratenfr, gratenfrei, knochenfrei, atg, glas, glaser, bodenh, freil, freiland, ki, handelskl, hkla, kat, dt, roh, brat, kalibr, sortiert, steige, kiste, karton, stiege, eimerchen, schale, schalen, ganz, nord, art, rund,
  plt, plx, plateaux, bq, bqt, barq, barquette, barquettes, poche, poches, pch, filet10, sachets, past, moulu, juteux, xfins, xfin, tfins, x-fins, t.fins, parfait, trad, ancien, longue, rond, calibree, calibres,
  clsd, cup, cups, cater, caterer, caterers, fore, vp, vpk, cap, topcrust, jumb, jumbo, premium, value, essential, own, label, plain, rolled, rinded, rind, colossal, col, 4s, 6s, 8s, 12s, 24s, 48s, 54s, dz, sq, rd,
  udb, udbenet, udbenede, urbenad, urbenade, utbenet, ridset, ridsede, dybridset, grovhakket, finthakket, finthakkede, grovhakkede, halve, halv, halveret, halverede, halverad, halva, stave, staver, stavar, stav, staenger, stanger,
  skarne, skarna, skarede, delte, plukket, plukkede, finsnit, fintsnit, snit, strimler, udstenet, udstenede, losvaegt, spisemoden, spiseklar, netto, net, nett, draenet, drained, avrunnen, bit, bitar, biter, klyft, klyftad, klyftade, bater, bade, kuttet, kuttede, finkuttet, grovkuttet,
  finskuren, grovskuren, kuvert, portionsbit, store, stora, stor, grosse, grote, groot, gros, large, small, sma, smaa, liten, lille, klein, kleine, petit, tunnskivad, tunnskivade, tunnsk, tjockskivad, handskalad, handskalade, fardigskuren, kl1, klass1, trag, flak, slipt, renskaret,
  geslepen, ringen, ring, ringe, rings, schijf, schijven, schijfjes, plak, plakje, blokje, staafjes, staaf, parten, partjes, gesnipperd, gesnipperde, fijngesneden, grofgesneden, repen, reep, halve, ontbeend, ontvliesd, getrimd, gefileerd, stukken, stukjes, brokken, uitlek, uitgelekt, per,
  ausgelost, zugeschnitten, pariert, stucke, stuckchen, scheibe, stifte, stiften, viertel, halbe, halbiert, geviertelt, lose, eg, gve, tafelfertig, praktisch, portionsstuck, natur, naturbelassen, sehr, feine, feinst, grob, grobe, blatt, blatter, wurfeln, raspel, standardware, abgetropft, atg, abtr, geschalt,
  cube, cubes, rondelle, batonnet, baton, batons, tranche, tranches, tranchee, tranchees, morceau, morceaux, coupe, coupes, coupee, coupees, taille, taillee, lavees, brut, brute, brutes, grosse, choix, qs, egoutte, pne, demie, demies, filetes, desarete, desaretes, desosse, desosses, desossee, ficele, ficelee, degraisse, pele, pelee, parees, lot,
  halves, quarters, segments, chunks, chunk, pieces, slices, slice, slcs, rindless, rndls, derinded, skls, prepped, prepared, hand, cut, catering, case, tin, tins, jar, jars, unwaxed, unwashed, graded, nw, dr, wt, punnet, bunch, packed, chilled, thick, thin, straight, loose, baton, uncoated, portioned, individually, ind,
  grov, grove, grovt, groft, grovsnit, udvalgt, udvalgte, udv, sorterede, farsk, ferske, kolet, kolt, kylt, chilled, gekoeld, gekuhlt, refrigere, refrigeres, rundkorn,
  s/a, m/l, s/m, l/xl, navel, navelina, navelate, valencia, salustiana, conference, williams, gala, royal, golden, delicious, jonagold, elstar, braeburn, fuji, idared, boskoop, gravenstein, cavendish, chiquita, dole, zittauer, agria, bintje, asterix, folva, sava, ditta, nicola, annabelle, belana, marabel,
  charlotte, monalisa, agata, desiree, jungbulle, jungbullen, gz, r3, u3, grain-fed, grainfed, grass-fed, grassfed, hoso, hlso, pto, pdto, ezp, brtsh, tied, netted, mois, meule, maanden, monate, monats, maneder, manader, months, mdr, atl, bks, blokk, halb&halb, stjernet, 3-stjernet, silic,
  halvstekt, halvsteikt, halvstegt, halvbakad, halvbakt, halvbagt, forstekt, vorgeb, bageri, normalsalt, filtermalt, snelfilter, honer, superior, tomme, skrabe, tvatt, utv, rul, fitr, eim, kan, fol, briq, coupelle, coupelles,
  gam, gamme, 4e, 5e, 4gamme, dd, code, trim, d-trim, c-trim, a-trim, b-trim, grade, noor, ijsl, ufyldt, grill, halb/halb, abc, 85vl, 90vl, 95vl, 98vl, 80vl, f/conc, mellem, skaller, horseshoe, d-cut, c-cut,
  eu, ue, noneu, hors, fao27, fao21, fao, atlantik, atlantic, nordatl,
  rolle, rollen, rull, taler, kugel, kugeln, laib, laibe, steige, stiege, netz, seedless, sdls, thk, thn, chld, apprx, crtn, crt, crtns, hds, drnd, wikkel, wikkels, bakje, bakjes, schaaltje, pakje, pakjes, voorgesn, voorgesneden, geport, geportioneerd,
  pretr, pretranche, pretranches, desos, easypeel, easypeeler, rte, vrs, plk, net, spandje, geputzt, ltr, ltrs, litre, litres, liter, tub, tubs, ctn, ctns, pkt, pkts, bkts, cs, outer, fv, svs, skaren, skurna, kub, strimla, opskaret, opskarne, udskarne,
  choice, mittel, schnitt, joint, pointe, pointes, refrig, elevage, elv, odlad, odl, schil, schilfers, geschraapt, fermier, fermiere, bouchot, hass, bredbar, jysk, sjaellandsk, skansk, cornish, welsh,
  dansk, danske, norsk, norske, svensk, svenska, type, t45, t55, t65, t80, fine, fin, fein, fijn, fins
`);

/** "m/skind", "u/ben", "s/peau", "o.Haut": with or without skin and bones. */
const SKIN_AND_BONES =
  /^(?:m|u|o|s|z|w|av|avec|sans|mit|ohne|uden|utan|zonder|met)?[/.]?(?:skin|skind|skinn|ben|bein|haut|grat|graten|peau|aretes?|vel|graat|huid|s\/on|on|off)\.?$/u;
/** "10x10", "40/60", "130-150g", "5/1": sizes. */
const SIZE = /^[\d.,x×*/–-]+(?:mm|cm|g|kg|vl)?$/u;

/** Words that only together tell of trimming, packing or a grade, folded. */
const PHRASES: readonly (readonly string[])[] = [
  'ss vide',
  'sous vide',
  'skin on',
  'skin off',
  'bag in box',
  'praktisch gratenfrei',
  'race a viande',
  'extended life',
  'qualite sup',
  'qualite superieure',
  'b & r',
  'red tractor',
  'free range',
  'outdoor bred',
  'ext life',
  'long life',
  'plein air',
  'free run',
  'barn laid',
  'quatrieme gamme',
  '4eme gamme',
  'aus der keule',
  'ohne knochen',
  'ohne haut',
  'mit haut',
  'ohne schwarte',
  'ohne kopf',
  'ohne kette',
  'mit kopf',
  'sans os',
  'avec os',
  'sans peau',
  'avec peau',
  'sans arete',
  'sans aretes',
  'uden ben',
  'med ben',
  'uden skind',
  'med skind',
  'uden svaer',
  'med svaer',
  'uten ben',
  'uten bein',
  'med bein',
  'uten skinn',
  'med skinn',
  'utan ben',
  'med ben',
  'utan skinn',
  'med skinn',
  'zonder bot',
  'zonder been',
  'zonder vel',
  'met vel',
  'easy cook',
  'extra fin',
  'tres fins',
  'label rouge',
].map((phrase) => phrase.split(' '));

/** The name without how it is cut and packed; null where nothing of it is that, or no word of a food is left. */
export function withoutCutAndPack(name: string): string | null {
  const tokens = name.split(/\s+/u).filter((token) => token !== '');
  const words = tokens.map((token) => withoutEnd(fold(token), /[.,;:()]/));
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = at === 0 ? undefined : PHRASES.find((each) => each.every((word, place) => words[at + place] === word));
    if (phrase) at += phrase.length - 1;
    else if (at === 0 || !isCutOrPack(fold(tokens[at] ?? ''))) left.push(tokens[at] ?? '');
  }
  return left.length === tokens.length || !left.some((token) => /\p{L}{3}/u.test(token)) ? null : left.join(' ');
}

/** Whether a folded word tells how an article is cut, trimmed, graded or packed. */
export function isCutOrPack(folded: string): boolean {
  const bare = withoutEnd(folded, /[.,;:()]/);
  return CUT_AND_PACK.has(bare) || SKIN_AND_BONES.test(bare) || SIZE.test(bare);
}

/** How words of seven languages begin that say that a piece has a coat of crumbs or batter, folded. */
const BEGINNINGS =
  'meun,paner,panett,paniert,panad,gepan,bread,batter,crumbed,innbak,inbak,indbag,friter,friture,tempura,torpedo,backteig,bierteig,teigmantel'.split(
    ',',
  );
/** Whole words of the same: "pané" is folded to it, and begins "paneer" too. */
const WORDS: ReadonlySet<string> = new Set(['pane', 'panes', 'panee', 'panees', 'kibbeling', 'lekkerbek', 'breaded']);
/** Bread and breadcrumbs themselves, and the cheese. */
const NO_COAT: ReadonlySet<string> = new Set(['bread', 'breads', 'breadcrumbs', 'breadcrumb', 'paneer', 'breadfruit']);

/** Whether a name says that what it sells is breaded or battered. */
export function isCoated(name: string): boolean {
  return foldedWords(fold(name)).some(
    (word) => WORDS.has(word) || (!NO_COAT.has(word) && BEGINNINGS.some((beginning) => word.startsWith(beginning))),
  );
}

/** Words, folded, by which a name sells the coat and not what is in it: batter, flour to bread with, a mix for either. */
const COAT_ITSELF: ReadonlySet<string> = new Set(
  'batter batters breading breader mix panermjol paneringsmjol panermel paneermeel paneermix panierung paniermehl panade chapelure for fur til till pour voor'.split(
    ' ',
  ),
);

/** Whether what such a name sells is the coat alone: "Batter mix fish", "Panade für Geflügel". */
export function isCoatAlone(name: string): boolean {
  return isCoated(name) && foldedWords(fold(name)).some((word) => COAT_ITSELF.has(word));
}

/** A sauce, folded, in seven languages. */
export const SAUCE = /(?<!\p{L})(?:sauce|saus|saucen|sovs|sovsen|sas|sasen|sosse|saucer|gravy|skysaus|skysovs)(?!\p{L})/u;

/** Whether a name says that the thing lies in its sauce: "Kjøttkaker m/saus". */
export function isInSauce(name: string): boolean {
  return /(?<!\p{L})(?:in|with|i|med|m\/|mit|en|avec|met) ?(?:a |la |een |\p{L}+ )?(?:sauce|saus|sovs|sas|sosse|gravy|jus|sky|brunsaus|bratensosse)(?!\p{L})/u.test(
    fold(name),
  );
}

/** Families whose foods are bought as they grew, and in a coat. */
const RAW: ReadonlySet<string> = new Set([
  'fish',
  'shellfish',
  'poultry',
  'pork',
  'beef',
  'lamb-game',
  'vegetables',
  'mushrooms-seaweed',
  'cheese',
]);
/** Foods of them that have a coat themselves. */
const COATED: ReadonlySet<string> = new Set([
  'breaded-fish',
  'fish-fingers',
  'fish-cakes',
  'chicken-breaded',
  'chicken-nuggets',
  'cordon-bleu',
  'pork-schnitzel',
  'crispy-fried-onions',
]);

/** Whether a food is a plain one, which a coated product is not. */
export function staysPlain({ id, categoryId }: { id: string; categoryId: string }): boolean {
  return RAW.has(categoryId) && !COATED.has(id);
}
