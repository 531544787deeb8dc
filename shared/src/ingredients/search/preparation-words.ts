import type { NameLanguage } from '../../kernel/language.ts';
import { fold } from './fold.ts';
import { list } from '../phrase/phrase-words.ts';
import { stem } from './stem.ts';

/**
 * What is done to the thing in the kitchen, and how finely: "tunnskivade fläskkotletter" are chops, "unbleached flour" is flour. Words that are
 * part of what is bought (crushed tomatoes, smoked, dried, grated cheese) are states or names and do not stand here.
 */
const WRITTEN: Record<NameLanguage, string> = {
  en: `thinly, finely, coarsely, roughly, freshly, lightly, gently, loosely, firmly, tightly, very, unbleached, bleached, enriched, packed, deveined, julienned, snipped, torn,
    trimmed, rinsed, drained, divided, beaten, softened, cubed, halved, quartered, scrubbed, cored, stemmed, deseeded, deboned, skinned, leftover,
    stale, homemade, favourite, favorite, overripe, unripe, bite-sized, thick-cut, thin-cut, cleaned, prepared, unpeeled, unwaxed, hulled, husked, thawed, defrosted, warmed, squeezed,
    shop-bought, store-bought, good-quality, ready-rolled, scored, butterflied, pounded, flattened, tied, rolled-out, wilted, sifted`,
  sv: `pressad, strimlad, tunnskivad, tjockskivad, tunnt, tjockt, nyriven, nymalen, nypressad, nyhackad, färskpressad, färskmalen, klyftad, delad, halverad, kvartad, urkärnad, putsad, ansad,
    rensad, sköljd, avrunnen, avrunnet, tinad, upptinad, smält, uppvispad, vispad, bankad, utbankad, trimmad, skuren, strimlat, tärnat, smulad, finstrimlad, finskuren, grovskuren, grovstrimlad,
    slungad, mosad, plockad, bladad, siktad, hemgjord, köpt, överbliven`,
  no: `presset, strimlet, tynn, tynne, tynt, tykt, ferskpresset, nykvernet, ferskmalt, nyrevet, nyhakket, oppkuttet, kuttet, skåret, delt, renset, skylt, avrent, tint, opptint, smeltet, pisket, banket, trimmet,
    moset, finsnittet, snittet, hjemmelaget, kjøpt, siktet`,
  da: `presset, strimlet, tyndtskåret, tyndskåret, friskkværnet, friskpresset, friskrevet, friskhakket, snittet, finsnittet, fintsnittet, skåret, delt, renset, skyllet, afdryppet, drænet, optøet, tøet,
    smeltet, pisket, sammenpisket, banket, trimmet, afpudset, pudset, mosede, knust, plukket, hjemmelavet, købt, sigtet, halveret, udstenet, udkernet`,
  de: `fein, grob, frisch, gepresst, durchgepresst, zerdrückt, zerstoßen, geschnitten, gewürfelt, zerkleinert, halbiert, geviertelt, entkernt, geputzt, gewaschen, abgetropft, abgespült, aufgetaut, zerlassen,
    verquirlt, verschlagen, geklopft, plattiert, pariert, zerpflückt, gezupft, entsteint, gestiftelt, gehobelt, gesiebt, ausgepresst, zimmerwarm, selbstgemacht, hauchdünn, küchenfertig, weich, weiche, kalt, kalte, lauwarm`,
  fr: `pressé, émincé, ciselé, finement, grossièrement, fraîchement, coupé, taillé, détaillé, fendu, lavé, égoutté, rincé, battu, fondu, ramolli, mou, pommade, tamisé, équeuté, dénoyauté, épépiné, pelé, épluché,
    décongelé, paré, ficelé, effeuillé, effilé, effiloché, mondé, dégermé, moulin, maison, tiède, bien, très`,
  nl: `fijn, grof, versgemalen, versgeraspt, versgeperst, versgehakt, geperst, panklaar, panklare, gesneden, gesnipperd, fijngehakt, fijngesneden, grofgehakt, gehalveerd, ontpit, schoongemaakt, gewassen, uitgelekt, ontdooid,
    gesmolten, losgeklopt, geklopt, geplet, geplukt, gezeefd, zacht, zachte, koud, koude, huisgemaakt, dungesneden, ontveld, gepeld, geschild`,
};

const stems = new Map<NameLanguage, ReadonlySet<string>>();

function stemsOf(language: NameLanguage): ReadonlySet<string> {
  const known = stems.get(language);
  if (known) return known;
  const words = list(WRITTEN[language].replaceAll('\n', ' ')).filter((word) => !word.includes(' '));
  const made = new Set(words.map((word) => stem(fold(word), language)));
  stems.set(language, made);
  return made;
}

/** Whether a folded word only says what is done to the thing, in any inflection. */
export function isPreparation(word: string, language: NameLanguage): boolean {
  return word.length >= 3 && stemsOf(language).has(stem(word, language));
}
