import { fold } from '../../ingredients/search/fold.ts';
import type { NameLanguage } from '../../kernel/language.ts';
import { withoutEnd } from '../../kernel/reading/ends.ts';
import { NAMED_BY_MAKER } from './blend-words.ts';

/**
 * Makers, wholesalers and their own lines as they stand in lists of seven countries, folded; several words with spaces. None of them
 * names a food in any of our languages: what also does ("Rose", "Prior", "Greens") stands only beside its other word. Put together
 * from general knowledge of the trade.
 */
const MAKERS = list(`
  gol, lithells, amanda, reitzel, longley farm, de bourgondier, friese vlag, bake five, mamma scan, uncle ben's, uncle bens, uncle b, princes, napolina, pilgrims choice, cathedral city, warburtons, kingsmill, allinson, whitworths, batchelors, branston, sarson's, sarsons, colman's, colmans, saxa, tate & lyle, tate and lyle, silver spoon, billington's, mcdougalls,
  mcdougall's, wrights, youngs, young's, bird's eye, birds eye, mccains, aunt bessie's, aunt bessies, aunt b, cauldron, linda mccartney, walls, danepak, wiltshire farm, dairy crest, country life, stork, flora pro, blue dragon, amoy, sharwood's, sharwoods, patak's, pataks,
  hkscan, hkscan rose, mamie nova, green giant, appelsientje, top taste, elinas, john west, dodoni, 
  den gronne slagter, stryhns, mammen, lykkeberg, aurion, steff houlberg, langelaender, karolines kokken, riberhus, klovborg, hatting kager, danone, valio, grasten, bahncke, svansoe, polar seafood, launis, glyngore, vestfrost, bornholms, sosterslagteriet,
  slotts, ingelsta, lindahls, skogaholm, pastejkoket, gudruns, delikatesskoket, eldorado, garant, ica basic, lohmanders, rydbergs, beriks, engelmanns, jonsgards, estrella, froa, bjorn frukt, everfresh, oatly barista,
  stabbur, thai choice, sorlands, vestlands, mesterslakteren, kuraas, fatland, nordlands, lofoten, lilleheden, trondelag, den norske, maarud, sunniva, apetit, tine meierier,
  unox, zaanse hoeve, melkunie, bettine, old amsterdam, stegeman, compaxo, koki djawa, inproba, silvo, venz, de ruijter, brinta, quaker, peka, luycks, zuivelhoeve, lutosa, mcgarrett, pidy, smilde, van gilse, blue band, becel, croma, duyvis, wijko, go-tan, yildriz, heksenkaas, grand'italia,
  meica, rugenwalder, henglein, hilcona, pfanni, mildessa, de cecco, fuchs, ostmann, ubena, lysell, followfish, frenzel, wolf butterback, hengst, thomy, livio, mazola, brandt, leibniz, seeberger, kluth, alnatura, rapunzel, dennree, almighurt, landliebe, exquisa, zimbo, reinert, aoste,
  lepetit, rivoire&carret, rivoire & carret, rivoire et carret, saupiquet, petit navire, cassegrain, paysan breton, coeur de lion, entremont, vico, turini, alsa, ancel, vahine, ducros, la belle iloise, isigny, grand fermage, montfort, aucy, vivagel, tipiak, daregal, brossard, pasquier, jacquet, harrys, soignon, rians, yoplait, la laitiere, poulehouse, matines, fermiers de loue, pere dodu,
  horkram, dagrofa, catering engros, ab catering, bc catering, inco, salling, arla pro, arla koket, arla ko, arla, thise, naturmaelk, lurpak, lactalis, flensted, rose poultry, danpo, skare, danish crown, dansk crown, tulip, tican, royal greenland, vendsyssel,
  valsemollen, lantmannen, kohberg, schulstad, lantmannen unibake, danaeg, hedegaard, gron balance, graasten, k salat, beauvais, merrild, peter larsen, bki, dgf, odense marcipan, urtekram, castus, skaelskor, nykobing, hamlet protein, aarstiderne,
  scan, hk scan, norrfrys, kronfagel, guldfageln, martin servera, martin & servera, menigo, svensk cater, snabbgross, magnihill, salico, lerocy, leroy, falkenberg, skanemejerier, norrmejerier, gefleborg, svedala, kallbergs, kungsornen, axa, gogreen, salta kvarn, zoegas, lofbergs,
  gevalia, arvid nordquist, touch of taste, feldts, bob, felix, dafgards, familjen dafgard, polarbrod, pagen, fazer, bonjour, findus, orkla foods, risenta, zeta, empire, paulig, santa maria, abba, royal seafood, pandalus, almhults,
  bama, asko, servicegrossistene, nordfjord, gilde, nortura, prior, leroy, domstein, norronaa, norrona, tine, q meieriene, synnove, rorosmeieriet, mills, stabburet, toro, idun, lerum, nora, hoff, mollerens, bakers, hatting, mesterbakeren, eldorado, first price,
  odelia, sopps, evergood, friele, kjeldsberg, rora, lilleborg, pals, pals proff, norsk egg, den stolte hane, ytteroy, stange gard, jacobs utvalgte, finsbraten, grilstad, fjordland, salma,
  sligro, bidfood, hanos, makro, vhc, lekker thuis, hessing, heemskerk, vezet, vion, campina, campina prof, frieslandcampina, debic, debic duo, beemster, milner, meneba, koopmans, grand italia, lassie, do it, bonduelle, mutti, oro di parma, rodolfi, cirio, pomi,
  reddy, remia, calve, oliehoorn, gouda's glorie, ardo, d'arta, crops, crop's, greenyard, lamb weston, farm frites, aviko, mccain, mc cain, douwe egberts, van der valk, mora, kwekkeboom, van dobben, johma, hela, verstegen, conimex, go tan, smiths, hellmann's, hellmanns,
  metro chef, transgourmet, transgourmet quality, chefs culinar, edna, vandemoortele, delifrance, bayernland, weihenstephan, hochland, hochland prof, bergader, muller, mueller, ehrmann, zott, meggle, kerrygold, oldenburger, dmk, rama, aurora, buitoni, birkel, reishunger,
  mullers muhle, brolio, broelio, develey, kuhne, kuehne, hengstenberg, knorr, knorr professional, knorr prof, maggi, unilever, unilever food solutions, frosta, iglo, salomon, salomon foodworld, heidemark, wiesenhof, gutfried, bofrost, erlenbacher, coppenrath, jacobs, jacobs prof, tchibo, dallmayr, eduscho, dr oetker, dr. oetker, frischli, homann, popp,
  pomona, passionfroid, terreazur, terre azur, transgourmet france, davigel, sysco france, brake france, metro premium, florette, florette fs, charal, bigard, socopa, jean roze, ldc, le gaulois, maitre coq, doux, loue, lactel, candia, elle & vire, elle et vire, elle&vire, president, president pro, corman, ovoteam, cocotine, panzani, lustucru, rivoire carret,
  taureau aile, grands moulins, francine, daucy, d'aucy, lesieur, lesieur pro, amora, maille, malongo, lavazza, segafredo, illy, bridor, delifrance, st michel, bonne maman, andros, saint eloi, fleury michon, madrange, herta, labeyrie, delpeyrat, cite marine, findus,
  brakes, brakes essentials, bidfood uk, booker, sysco classic, sysco, country range, caterers kitchen, chefs larder, chef's larder, everyday favourites, premier veg, red tractor, outdoor bred, moy park, bernard matthews, big prawn co, freshways, millac, lakeland, yeo valley, noble, noble foods, lion, riverdene, ktc, tilda, heinz, hp, bisto, hovis, rank hovis, homepride,
  greens foods, young's, youngs, pinguin, lamb weston, mccain foodservice, aviko, vegware, barilla, barilla food service, barilla foodservice, barilla selezione oro, de cecco, garofalo, la molisana, rummo, colavita, filippo berio, monini, galbani, granarolo, zanetti, ambrosi, belgioioso, santos, dole, del monte, chiquita, zespri,
  green dragon, royal orient, blue dragon, lee kum kee, kikkoman, pearl river, chef's choice, aroy d, thai choice, suree, uncle ben's, uncle bens, ben's original, valio, danone, yoplait
`);

/** By their first word; the longest first. */
const BY_FIRST = byFirstWord(MAKERS);

function list(text: string): string[] {
  return text.split(/[,\n]/).flatMap((each) => (each.trim() === '' ? [] : [fold(each.trim())]));
}

function byFirstWord(makers: readonly string[]): ReadonlyMap<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const maker of new Set(makers)) {
    const words = maker.split(' ');
    const first = words[0] ?? '';
    found.set(
      first,
      [...(found.get(first) ?? []), words].toSorted((one, other) => other.length - one.length),
    );
  }
  return found;
}

/** Makers, folded, who sell fruit and vegetables in jars, tins and bags of brine and none as they grew. */
const PRESERVERS: ReadonlySet<string> = new Set(
  list(
    `beauvais, graasten, grasten, bahncke, den gamle fabrik, heinz, felix, nora, lerum, hervik, kuhne, kuehne, hengstenberg, develey, carl kuhne, spreewaldhof, specht, stollenwerk, odenwald, schneekoppe, reitzel, maille,
     amora, cassegrain, saupiquet, william saurin, hugo, kesbeke, hak, luycks, van der kroon, branston, haywards, baxters, opies, mrs elswood, sarsons, epicure, dittmann, feinkost dittmann, krakus, rolnik, mutti, cirio, rodolfi, oro di parma, napolina, green giant`,
  ),
);

/** Their names that are short for something else in a language: "LØG HAK" is chopped. */
const SHORT_FORMS: Readonly<Record<NameLanguage, ReadonlySet<string>>> = {
  en: new Set(),
  sv: new Set(['hak']),
  no: new Set(['hak']),
  da: new Set(['hak']),
  de: new Set(),
  fr: new Set(),
  nl: new Set(),
};

/** Whether one of a row's words, or up to three of them, are such a maker. */
export function hasPreserver(name: string, language: NameLanguage): boolean {
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && !SHORT_FORMS[language].has(word));
  return words.some((_, at) => [1, 2, 3].some((length) => PRESERVERS.has(words.slice(at, at + length).join(' '))));
}

/** Makers of nothing but plants, folded: their "mince" and "cheddar" are none of an animal. */
const OF_PLANTS: ReadonlySet<string> = new Set(
  list(
    'anamma, oumph, violife, beyond meat, naturli, planted, vivera, heura, sojasun, sojade, bjorg, alpro, oatly, sproud, moving mountains, halsans, astrid, hali, peas of heaven, like meat, likemeat, endori, simply v, bedda, follow your heart, sheese, daiya, miyoko, provamel, garden gourmet',
  ),
);

/** Whether one of the words is a maker that uses no animals. */
export function isOfPlantMaker(name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.some(
    (word, at) =>
      OF_PLANTS.has(word) || OF_PLANTS.has(`${word} ${words[at + 1] ?? ''}`) || OF_PLANTS.has(words.slice(at, at + 3).join(' ')),
  );
}

/** The name without its makers, as long as a word of three letters is left beside them; the same name where it has none. */
export function withoutMakers(name: string): string {
  const tokens = name.split(/\s+/u);
  const words = tokens.map((token) => withoutEnd(fold(token), /[.,;:()®™]/));
  const left: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const standsHere = (each: readonly string[]): boolean => each.every((word, place) => words[at + place] === word);
    const own = NAMED_BY_MAKER.find(standsHere);
    const maker = own ? undefined : BY_FIRST.get(words[at] ?? '')?.find(standsHere);
    if (own) {
      left.push(...tokens.slice(at, at + own.length));
      at += own.length - 1;
    } else if (maker) at += maker.length - 1;
    else left.push(tokens[at] ?? '');
  }
  return left.length < tokens.length && left.some((token) => /\p{L}{3}/u.test(token)) ? left.join(' ') : name;
}
