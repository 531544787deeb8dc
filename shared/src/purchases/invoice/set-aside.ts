import { list } from '../../ingredients/phrase/words/phrase-words.ts';
import { fold } from '../../ingredients/search/fold.ts';
import { type Language, nameLanguageOf } from '../../kernel/language.ts';
import { withoutDeposit } from '../../ingredients/search/words/not-food.ts';
import { withoutPackInName } from '../../mapper/pack-in-name.ts';
import { readsLikeNoFood } from '../../mapper/words/no-food.ts';
import type { SetAsideReason } from './invoice.ts';

type Fee = Exclude<SetAsideReason, 'not_food'>;

/** How the words of fees begin, folded, in all languages: an invoice may be written in another than the kitchen's. */
const FEES: readonly (readonly [reason: Fee, beginnings: readonly string[]])[] = [
  [
    'deposit',
    list(
      `deposit, bottle deposit, crate deposit, pfand, leergut, kistenpfand, mehrweg pfand, einwegpfand, leihgebinde, mietkiste, pantavg, pantbelop, pantbelob, pantgebyr, pant retur, pant pet,
       pant burk, pant flask, pant boks, pant dase, pant kasse, pant back, flaskepant, kassepant, returpant, backpant, panttillagg, statiegeld, emballage, emballasje, consigne, consignation, srs back, srsback,
       backretur, backhyra, hyra back, tauschpalette, palettentausch, crate hire, crate return, crate dep, milk crate, keg dep, bottle dep, container dep, pallet deposit, pallet charge, palette europe, location caisse, location bac`,
    ),
  ],
  [
    'freight',
    list(
      `freight, fracht, frachtkosten, fragt, frakt, vracht, delivery, carriage, shipping, postage, versand, versandkosten, lieferpauschal, lieferkost, lieferung, anlieferung, transportkost, transportavg, transportgebyr,
       bezorgkosten, verzendkosten, leveringskost, frais de port, frais de livraison, frais de transport, livraison, participation transport, korselstill, kjoretill, leveringsgebyr, leveransavg`,
    ),
  ],
  [
    'charge',
    list(
      `surcharge, service charge, handling, minimum order, fuel levy, environmental levy, environmental fee, eco fee, recycling fee, gebuhr, bearbeitungsgebuhr, servicepauschal, energiezuschlag, dieselzuschlag,
       treibstoffzuschlag, mindermengenzuschlag, mautzuschlag, mautgebuhr, mautkost, mautpauschal, lkw maut, gebyr, fakturagebyr, miljogebyr, ekspeditionsgebyr, braendstoftill, drivstofftill, brennstofftill, energitill,
       avgift, fakturaavg, miljoavg, miljobidrag, miljotill, kemikalieavg, forpackningsavg, bransletill, drivmedelstill, kylavg, pallavg, expeditionsavg, administrationsavg, toeslag, brandstoftoeslag, dieseltoeslag,
       milieubijdrage, milieutoeslag, verpakkingsbijdrage, ordertoeslag, administratiekost, frais de gestion, frais de facturation, frais de dossier, eco participation, ecoparticipation, eco contribution,
       ecocontribution, supplement carburant, taxe carburant, taxe gasoil, rabatt, rabat, remise, korting, avrundning, oresavrundning, oreavrunding, oreafrunding, rundungsdifferenz`,
    ),
  ],
];

/** How a word ends that is a deposit in the Nordic languages, whatever is brought in it: "Pant brödback", "Flaskpant"; beans climb in French ("grimpant"). */
const DEPOSIT_ENDING = 'pant';
const NORDIC: ReadonlySet<Language> = new Set(['sv', 'no', 'da']);

/** How words end that take off a price: "Mengenrabatt", "kvantumsrabat", "Skonto". */
const OFF_ENDING = /(?:rabatte?|rabat|korting|skonto|prisavdrag|prisnedslag)$/u;
/** A price that is taken off, where nothing stands behind it but how much, of what or when: before a food's name it is a cheap kind of it ("Discount smør"). */
const OFF: ReadonlySet<string> = new Set(['discount', 'discounts', 'bonus', 'rebate', 'rebates']);
/** Behind these words it is said what the price is taken off: "Discount on order 123", "Bonus auf Umsatz". */
const OFF_WHAT: ReadonlySet<string> = new Set(
  'on of for from per at auf fur bei im pa af av till til i sur pour op voor over order orders invoice ordre faktura rechnung commande bestelling'.split(
    ' ',
  ),
);
const OFF_WHEN =
  /^(?:\d[\d.,]*%?|%|pct|percent|prozent|prosent|procent|pour cent|[a-z]{1,3}\d+|q[1-4]|kw|uge|uke|vecka|week|quarter|kvartal|quartal|trimestre|kwartaal|month|monat|maned|manad|mois|maand|year|jahr|ar|annee|jaar|jan(?:uar[iy]?|vier)?|feb(?:ruar[iy]?)?|fevrier|mar(?:s|ts|ch|z)?|maerz|maart|apr(?:il)?|avril|ma[ijy]|mei|jun[ie]?|juin|jul[iy]?|juillet|aug(?:ust(?:us|i)?)?|aout|se?pt?(?:ember|embre)?|o[kc]t(?:ober|obre)?|nov(?:ember|embre)?|de[czs](?:ember|embre)?|eur|euro|kr|dkk|sek|nok|gbp|usd|chf)$/u;

/** Whether a word takes off a price, and all that stands behind it says how much, of what or when. */
function isOff(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (OFF_ENDING.test(word)) return true;
    const [next, ...rest] = words.slice(at + 1);
    if (!OFF.has(word)) return false;
    return next === undefined || OFF_WHAT.has(next) || [next, ...rest].every((each) => OFF_WHEN.test(each));
  });
}

const PACKAGING: ReadonlySet<string> = new Set(['emballage', 'emballasje']);
/** What packaging comes back in or is paid for: a row that begins so is no food's. */
const CARRIERS: ReadonlySet<string> = new Set(
  'retur retour tom tomt tomma lege leere pant palle paller pall kasse kasser kassar plastkasse plastkasser back backar caisse caisses krat kratten miljo'.split(
    ' ',
  ),
);

/** Soups that begin like an empty crate: "tom kha kai". */
const SOUPS: ReadonlySet<string> = new Set(['kha', 'ka', 'yum', 'yam']);

/** Empty crates in the Danish and Norwegian plural are a cheese too: "tomme kasser", "tomme de Savoie". */
function beginsWithCarrier(folded: string): boolean {
  const [first = '', second = ''] = folded.split(/[^\p{L}\p{N}]+/u);
  if (first === 'tomme') return CARRIERS.has(second);
  return CARRIERS.has(first) && !(first === 'tom' && SOUPS.has(second));
}

/** A folded name without what its food is packed in, behind a comma: "Kartofler, emballage". */
function withoutPackaging(folded: string): string {
  const comma = folded.lastIndexOf(',');
  if (comma === -1 || !PACKAGING.has(folded.slice(comma + 1).trim())) return folded;
  return beginsWithCarrier(folded) ? folded : folded.slice(0, comma).trim();
}

/**
 * Why a line is no food, by the words of its name; null for what may be one. A food's own name that begins so is decided by
 * who calls: what the food data or a person is sure of is food.
 */
export function setAsideByWords(name: string, language: Language): SetAsideReason | null {
  const own = nameLanguageOf(language);
  const written = fold(name);
  const food = withoutPackaging(fold(withoutPackInName(name, own) ?? name));
  const folded = withoutDeposit(beginsWithCarrier(written) ? written : food)
    .replaceAll(/[-/.,:;()]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  for (const [reason, beginnings] of FEES)
    if (beginnings.some((beginning) => folded.startsWith(beginning) || folded.includes(` ${beginning}`))) return reason;
  const words = folded.split(' ');
  if (isOff(words)) return 'charge';
  if (NORDIC.has(language) && words.some((word) => word.endsWith(DEPOSIT_ENDING))) return 'deposit';
  return readsLikeNoFood(food, own) ? 'not_food' : null;
}
