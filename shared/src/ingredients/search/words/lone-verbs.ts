import type { NameLanguage } from '../../../kernel/language.ts';

/**
 * What cooks do, folded, as a line of its own ("Rühren", "vispa"): no food is meant. Verbs that are foods as well ("roast", "stek", "Braten",
 * "chips") are left out, and so are those that stand for one in a shop ("mix").
 */
const VERBS: Record<NameLanguage, string> = {
  en: `stir whisk simmer serve knead drain boil fry bake preheat combine toss sprinkle pour melt chop slice dice grate cook heat cool chill rinse
    cover uncover garnish blend fold drizzle reduce enjoy marinate saute sear`,
  sv: `vispa ror rora koka blanda servera bryn bryna hacka skala skar skara grädda gradda knada jasa kavla sila smalt smalta hall halla tillsatt tillsatta lagg lagga
    stek_upp steka fras frasa smaka garnera njut`,
  no: `visp vispe ror rore kok koke bland blande server servere brun brune hakk hakke skjaer skjaere stek_opp steke kna hev kjevle sil smelt smelte hell helle
    tilsett tilsette legg legge fres frese smak pynt nyt`,
  da: `pisk piske ror rore kog koge bland blande server servere brun brune hak hakke skraer skaer skaere stege svits svitse aelt haev si smelte haeld haelde
    tilsaet tilsaette laeg laegge smag pynt nyd bag bage`,
  de: `ruhren verruhren umruhren unterruhren kochen aufkochen anbraten backen mischen vermischen vermengen kneten schlagen aufschlagen schneiden wurfeln
    schalen hacken reiben servieren anrichten abschmecken wurzen garnieren ziehen ruhen kuhlen purieren puerieren abgiessen abseihen
    einruhren unterheben dunsten andunsten schmoren ausrollen geniessen`,
  fr: `melanger melangez fouetter fouettez remuer remuez cuire cuisez servir servez petrir petrissez verser versez couper coupez hacher hachez eplucher
    epluchez mixer mixez ajouter ajoutez reserver reservez garnir enfourner enfournez saler poivrer assaisonner emincer emincez
    egoutter egouttez degustez deguster chauffer`,
  nl: `roeren roer mengen meng koken kook bakken snijden snijd snij hakken serveren serveer kneden kneed kloppen klop pureren pureer garneren garneer
    afgieten schillen schil raspen verwarmen verwarm voeg toevoegen fruiten stoven geniet`,
};

/** How large a thing is, alone: no food either, however like one the word is ("klein", "Kleie"). */
const SIZES =
  `small medium large big liten lite sma stor stora store lille klein kleine kleiner gross grosse grosser mittel mittelgross groot grote middelgroot
  petit petite petits petites gros grosse moyen moyenne`.split(/\s+/u);

const LISTS = new Map(
  Object.entries(VERBS).map(([language, verbs]) => [
    language,
    new Set([...SIZES, ...verbs.split(/\s+/u).map((verb) => verb.replace('_', ' '))]),
  ]),
);

/** Whether a folded name is nothing but such a verb, a size or a number. */
export function isLoneVerb(folded: string, language: NameLanguage): boolean {
  // A number alone is a column's.
  if (!/\p{L}/u.test(folded)) return true;
  return LISTS.get(language)?.has(folded.replace(/[.!]{1,3}$/u, '').trim()) ?? false;
}
