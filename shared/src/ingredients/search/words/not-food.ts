import type { NameLanguage } from '../../../kernel/language.ts';
import { onceFor } from '../../../kernel/reading/once-for.ts';
import { WordEdges } from '../../../kernel/reading/word-edges.ts';
import { list } from '../../phrase/words/phrase-words.ts';
import { GOODS } from './goods.ts';
import { GOODS_ENDINGS } from './goods-endings.ts';

/**
 * How words of goods and fees that stand on a caterer's delivery notes beside the food begin, folded. A food's own name that
 * begins so is left alone: only what is not a name word for word is doubted.
 */
const BEGINNINGS: Record<NameLanguage, readonly string[]> = {
  en: list(
    `dishwash, washing up, napkin, serviette, tinfoil, cling film, clingfilm, glove, bin liner, bleach, detergent, sanitis, sanitiz, disinfect, descal, soap, cleaner, cleaning,
     deposit, delivery, surcharge, carriage, handling, container, cutlery, drinking straw, candle, batteries, paper towel, tissue, parchment, greaseproof, toothpick, cylinder, chafing, apron, hairnet,
     kitchen roll, blue roll, till roll, pallet, rental, tealight, tea lights, gas bottle, gas cylinder, propane, butane, plastic wrap, stretch film, dish soap, rinse aid,
     fuel levy, environmental levy, environmental fee, eco fee, recycling fee, crate hire, crate return, aluminium foil, aluminum foil, baking paper, baking parchment, dishwasher, pallet charge, refuse sack, bin bag, garbage bag, trash bag, minimum order, degreas, limescale, drinking cup, paper cup, stirrer, skewers bamboo, disposable, hair cover, packaging charge, bulk bag, gas refill, j cloth, bottle deposit, keg deposit`,
  ),
  sv: list(
    `diskmed, disktab, maskindisk, servett, aluminiumfolie, plastfolie, handskar, engangs, sopsack, soppas, pantavg, frakt, avgift, toapapper, toalettpapper, torkpapper, hushallspapper,
     rengoring, tval, handtval, bakplatspapper, sugror, bestick, forklade, avkalk, backretur, kassarulle, skurmedel, tvattmedel, varmeljus, stearinljus, blockljus, antikljus, kronljus, gasol, gasflask, returpant, pant burk, pant flask, spolglans, sparklad, strackfilm,
     pant retur, pant pet, pant back, pant aluminium, panttillagg, plastfilm, srs back, srsback, backhyra, hyra back, torkrulle, torkrull, miljoavg, miljobidrag, kemikalieavg, forpackningsavg, bransletill, drivmedelstill, kylavg, fakturaavg, pallavg, plasthandsk, papperskasse, bararkasse, muggar, pappersmugg, pappersbagare, allreng, kalkbort, rorpinn, omrorare, grillpinn, traspett, glasspinn, plastburk, matlada, lock till, torkduk, toalett, luftfrasch, kem `,
  ),
  no: list(
    `oppvask, serviett, aluminiumsfolie, plastfolie, hansker, engangs, soppel, pantbelop, pantgebyr, frakt, gebyr, torkepapir, toalettpapir, dopapir, rengjor, sape, bakepapir, sugeror, bestikk, emballasje, avkalk, vaskemid, stearinlys, telys, kubbelys, kronelys, gassflask, propan, pant flask, pant boks, panteflask, skyllemid, strekkfilm, avfallssekk,
     alufolie, miljobidrag, miljogebyr, miljoavg, drivstofftill, brennstofftill, kjoretill, fakturagebyr, kassepant, pant kasse, pant retur, torkerull, kjokkenrull, husholdningspapir, engangshansk, stekepapir, baerepose, klorin, kalkfjern, rorepinn, grillpinn, bambuspinn, trespyd, plastboks med lokk, kjokkenrull, toalett, luftfrisk, miljotill`,
  ),
  da: list(
    `opvask, serviet, aluminiumsfolie, plastfolie, handsker, engangs, affaldspos, affaldssaek, pantbelob, flaskepant, fragt, gebyr, afgift, kokkenrulle, toiletpapir, aftorring, rengor, saebe, bagepapir, sugeror, bestik, emballage, afkalk, vaskemid, miljogebyr, stearinlys, fyrfadslys, bloklys, kronelys, gasflask, propan, pant flask, pant dase, afspaend, husholdningsfilm, straekfilm,
     alufolie, miljobidrag, miljotill, braendstoftill, korselstill, fakturagebyr, kassepant, pant kasse, pant retur, torkerulle, papirrulle, engangshandsk, baerepose, kantinekop, vaskepulver, kalkfjern, rorepind, grillpind, bambuspind, traespyd, toilet, luftfrisk, universalreng`,
  ),
  de: list(
    `spul, geschirr, serviette, alufolie, frischhaltefolie, handschuh, mullbeutel, mullsack, pfand, fracht, gebuhr, kuchenrolle, toilettenpapier, reiniger, reinigung, seife, backpapier, strohhalm, trinkhalm,
     besteck, versand, leergut, entkalk, desinfek, waschmittel, einweg, klarspul, regeneriersalz, kerze, teelicht, stabkerze, gasflasche, propangas, butangas, leihgebinde, klarsichtfolie, stretchfolie, einmal, papiertuch, muellbeutel,
     lieferpauschal, lieferkost, lieferung, mautzuschlag, mautgebuhr, mautkost, mautpauschal, lkw maut, energiezuschlag, dieselzuschlag, treibstoffzuschlag, mindermengenzuschlag, servicepauschal, tauschpalette, palettentausch, kistenpfand, mietkiste, aluminiumfolie, tragetasche, zahnstocher, wischtuch, entfetter, kalklos, ruhrstab, schaschlikspiess, holzspiess, papierhandtuch, toiletten, luftfrisch, becher to go, dieselzuschl, papierhandtucher`,
  ),
  fr: list(
    `lessive, liquide vaisselle, lave vaisselle, tablettes lave, serviette, film alimentaire, film etirable, papier, gants, sacs poubelle, sac poubelle, consigne, frais de port, frais de livr, frais de transp, frais de dossier, frais de gestion, frais de fact, frais de prep, frais de palette, frais de manut, frais de stock, frais de retour, essuie, nettoyant, savon, pailles,
     couverts, detergent, javel, desinfect, degraissant, degraisseur, gobelets, sopalin, eponge, bougie, chauffe plat, bouteille de gaz, bouteille gaz, cartouche de gaz, cartouche gaz, propane, butane, film plastique, liquide de rincage, produit vaisselle,
     eco participation, ecoparticipation, eco contribution, ecocontribution, pastilles lave, pastille lave, surcharge, supplement carburant, taxe carburant, taxe gasoil, palette europe, palette perdue, palette bois, location caisse, location bac, sacs a dechets, sac a dechets, feuille aluminium, aluminium alimentaire, rouleau aluminium, barquettes alu, detartr, deboucheur, agitateur, touillette, pique bois, barquette kraft, barquettes kraft, barquette carton, barquette inox, gobelet, papier toilette, desodorisant, assouplissant, participation transport`,
  ),
  nl: list(
    `afwas, vaatwas, servet, aluminiumfolie, vershoudfolie, handschoen, vuilnis, statiegeld, vracht, toeslag, keukenrol, toiletpapier, reiniger, schoonmaak, zeep, bakpapier, rietjes, bestek, bezorgkosten, emballage,
     ontkalk, wasmiddel, desinfect, wegwerp, poetspapier, kaars, waxinelicht, theelicht, gasfles, propaan, butaan, huishoudfolie, rekfolie, glansspoel,
     brandstoftoeslag, dieseltoeslag, milieubijdrage, milieutoeslag, verpakkingsbijdrage, ordertoeslag, leveringskost, transportkost, administratiekost, alufolie, afvalzak, draagtas, wegwerphandschoen, ontvetter, kalkverwijd, roerstaaf, satepr, saladebakje, saladebak, frietbakje, snackbakje, papieren handdoek, toilet, luchtverfris, bezorgk`,
  ),
};

/** How words of goods and fees begin in a language, folded. */
export function goodsBeginnings(language: NameLanguage): readonly string[] {
  return BEGINNINGS[language];
}

/** Carriers of goods, in any language: behind a food's name a unit that it is sold in ("läsk 33cl halvpall"). */
const CARRIERS = list('europall, europalette, halvpall, rullvagn, rolcontainer');

/** Whether a folded name speaks of something that no kitchen cooks: "dishwasher salt", "Pfand", "éco-participation". */
export function isNotFood(folded: string, language: NameLanguage): boolean {
  const words = spaced(withoutDeposit(folded));
  return (
    CARRIERS.some((carrier) => words.startsWith(carrier)) || beginsIn(words, BEGINNINGS[language]) || isGoods(folded, language)
  );
}

/** Whether it is so by words that no food's name has: then it is never taken for a food, however like one it is. */
export function isGoods(folded: string, language: NameLanguage): boolean {
  const words = spaced(withoutDeposit(folded));
  return beginsIn(words, GOODS[language]) || endsAsGoods(words, language);
}

/** A deposit that is paid with a food: "inkl pant", "+ Pfand", "verre consigné". */
const WITH_DEPOSIT =
  /(?<!\p{L})(?:(?:inkl?|incl?|ink|eks|ekskl|excl?|exkl|zzgl|plus|m|med|u|uten|uden|utan)(?:usiv|lusief|luding)?[./]? ?|[+&] ?)(?:pant|pfand|einwegpfand|statiegeld|deposit|consigne)(?!\p{L})|(?<=(?:verre|vc|bouteilles?|btl?|fut) )consignee?s?(?!\p{L})|(?<!\p{L})consigne (?:incluse|comprise)(?!\p{L})/gu;

/** A folded name without the deposit that is paid with what it names. */
export function withoutDeposit(folded: string): string {
  return folded.replace(WITH_DEPOSIT, ' ').trim();
}

function endsAsGoods(words: string, language: NameLanguage): boolean {
  const endings = edgesOf(GOODS_ENDINGS[language]);
  return words.split(' ').some((word) => endings.endsWord(word));
}

const spaced = (folded: string): string => folded.replace(/[-/]/g, ' ');

const edgesOf = onceFor((texts: readonly string[]) => new WordEdges(texts));

function beginsIn(words: string, beginnings: readonly string[]): boolean {
  return edgesOf(beginnings).beginsWordOf(words);
}
