import type { NameLanguage } from '../../kernel/language.ts';
import { fold } from './fold.ts';
import { PARTICIPLES } from '../phrase/words/participles.ts';
import { list } from '../phrase/words/phrase-words.ts';
import { stem } from './stem.ts';

/**
 * What is done to the thing in the kitchen, and how finely: "tunnskivade fläskkotletter" are chops, "unbleached flour" is flour. Words that are
 * part of what is bought (crushed tomatoes, smoked, dried, grated cheese) are states or names and do not stand here.
 */
const WRITTEN: Record<NameLanguage, string> = {
  en: `thinly, finely, coarsely, roughly, freshly, lightly, gently, loosely, firmly, tightly, very, unbleached, bleached, enriched, packed, deveined, julienned, snipped, torn,
    trimmed, rinsed, drained, divided, beaten, softened, cubed, halved, quartered, scrubbed, cored, stemmed, deseeded, deboned, skinned, leftover,
    stale, day-old, homemade, favourite, favorite, overripe, unripe, bite-sized, thick-cut, thin-cut, cleaned, prepared, unpeeled, unwaxed, hulled, husked, thawed, defrosted, warmed, squeezed,
    shop-bought, store-bought, good-quality, baby, low-sodium, reduced-sodium, sodium, salt-free, easy-cook, instant-cook, mini, elbow, heaped, crusty, ready-rolled, scored, butterflied, pounded, flattened, tied, rolled-out, wilted, sifted, grating, gratings`,
  sv: `pressad, strimlad, tunnskivad, tjockskivad, tunnt, tjockt, nyriven, nymalen, nypressad, nyhackad, färskpressad, färskmalen, klyftad, delad, halverad, kvartad, urkärnad, putsad, ansad,
    rensad, sköljd, avrunnen, avrunnet, tinad, upptinad, smält, uppvispad, vispad, bankad, utbankad, trimmad, skuren, strimlat, tärnat, smulad, finstrimlad, finskuren, grovskuren, grovstrimlad,
    slungad, mosad, plockad, bladad, siktad, hemgjord, köpt, överbliven, mjölig, fast, hel, hela, kall, kallt, ljummen, ljummet, rumsvarm, rumsvarmt, dagsgammalt, gammalt, frasig, frasiga, mogen, moget, fastkokande`,
  no: `presset, strimlet, tynn, tynne, tynt, tykt, ferskpresset, nykvernet, ferskmalt, nyrevet, nyhakket, oppkuttet, kuttet, skåret, delt, renset, skylt, avrent, tint, opptint, smeltet, pisket, banket, trimmet,
    moset, finsnittet, snittet, hjemmelaget, kjøpt, siktet, moden, modent, modne, daggammelt, romtemperert, kald, kaldt, lunken, lunkent, grov, grove`,
  da: `presset, strimlet, tyndtskåret, tyndskåret, friskkværnet, friskpresset, friskrevet, friskhakket, snittet, finsnittet, fintsnittet, skåret, delt, renset, skyllet, afdryppet, drænet, optøet, tøet,
    smeltet, pisket, sammenpisket, banket, trimmet, afpudset, pudset, mosede, knust, plukket, hjemmelavet, købt, sigtet, halveret, udstenet, udkernet, vasket, flækket, moden, modne, modent, kold, koldt, lunken, lunkent, groft, fint, daggammelt, skåret`,
  de: `fein, grob, frisch, gepresst, durchgepresst, zerdrückt, zerstoßen, geschnitten, gewürfelt, zerkleinert, halbiert, geviertelt, entkernt, geputzt, gewaschen, abgetropft, abgespült, aufgetaut, zerlassen,
    verquirlt, verschlagen, geklopft, plattiert, pariert, zerpflückt, gezupft, entsteint, gestiftelt, gehobelt, gesiebt, ausgepresst, zimmerwarm, selbstgemacht, hauchdünn, küchenfertig, weich, weiche, kalt, kalte, lauwarm, reif, kräftig, durchwachsen, vorkochen, ger, gerieb, gem, altbacken, knackig`,
  fr: `pressé, émincé, ciselé, finement, grossièrement, fraîchement, coupé, taillé, détaillé, fendu, lavé, égoutté, rincé, battu, fondu, ramolli, mou, pommade, tamisé, équeuté, dénoyauté, épépiné, pelé, épluché,
    décongelé, paré, ficelé, effeuillé, effilé, effiloché, mondé, dégermé, moulin, maison, tiède, bien, très, piqué, mûr, mûrs, mûre, mûres, vide, sous-vide, moyen, moyens, moyenne, moyennes, froid, froide, chaud, chaude, neutre, rassis, rassise`,
  nl: `fijn, grof, versgemalen, versgeraspt, versgeperst, versgehakt, geperst, panklaar, panklare, gesneden, gesnipperd, fijngehakt, fijngesneden, grofgehakt, gehalveerd, ontpit, schoongemaakt, gewassen, uitgelekt, ontdooid,
    gesmolten, losgeklopt, geklopt, geplet, geplukt, gezeefd, zacht, zachte, koud, koude, huisgemaakt, dungesneden, ontveld, gepeld, geschild, rijp, rijpe, kruimig, kruimige, vastkokend, vastkokende, lauw, lauwwarm, oudbakken`,
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

/** Whether a folded word is shaped as one that says what is done; asked only of words that no food's name has. */
export function isParticiple(word: string, language: NameLanguage): boolean {
  return word.length >= 5 && PARTICIPLES[language]?.test(word) === true;
}

/** Whether a folded word only says what is done to the thing, in any inflection. */
export function isPreparation(word: string, language: NameLanguage): boolean {
  return word.length >= 3 && stemsOf(language).has(stem(word, language));
}
