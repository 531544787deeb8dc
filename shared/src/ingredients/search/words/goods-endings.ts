import type { NameLanguage } from '../../../kernel/language.ts';
import { list } from '../../phrase/words/phrase-words.ts';

/**
 * How words of goods that no kitchen cooks end, folded: a language that writes two words as one makes new ones of them daily ("Allrengöring",
 * "Vaskepulver", "Fettreiniger"). Only endings that no food has: tea comes in bags too, and spring rolls in paper of rice.
 */
export const GOODS_ENDINGS: Record<NameLanguage, readonly string[]> = {
  en: list('cleaner, degreaser, sanitiser, sanitizer, descaler, detergent, disinfectant, deodoriser, gloves, scourers, napkins'),
  sv: list(
    'pant, rengoring, rengoringsmedel, kalkningsmedel, diskmedel, skoljmedel, tvattmedel, tvattpulver, handskar, servett, servetter, folie, bestick, sugror, borste, desinfektion, tval, toapapper, hushallspapper, torkpapper',
  ),
  no: list(
    'pant, rengjoring, rengjoringsmiddel, kalkingsmiddel, oppvaskmiddel, skyllemiddel, vaskemiddel, vaskepulver, hansker, serviett, servietter, folie, bestikk, sugeror, desinfeksjon, sape, torkepapir, toalettpapir',
  ),
  da: list(
    'skraeller, pant, rengoring, rengoringsmiddel, afkalker, opvaskemiddel, skyllemiddel, vaskemiddel, vaskepulver, opvasketabs, handsker, serviet, servietter, folie, bestik, sugeror, klude, desinfektion, saebe, toiletpapir, aftorringspapir',
  ),
  de: list(
    'reiniger, reinigungsmittel, waschmittel, waschpulver, spulmittel, entkalker, entfetter, desinfektion, desinfektionsmittel, handschuhe, handschuh, servietten, handtucher, wischtucher, folie, besteck, trinkhalme, burste, seife, ruhrstabchen',
  ),
  fr: list('nettoyant, detergent, degraissant, detartrant, desinfectant, desodorisant, assouplissant'),
  nl: list(
    'reiniger, reinigingsmiddel, wasmiddel, waspoeder, afwasmiddel, vaatwasmiddel, ontkalker, ontvetter, desinfectie, desinfectiemiddel, handschoenen, servetten, handdoekjes, vershoudfolie, bestek, borstel, spons, zeep, roerstaafjes',
  ),
};
