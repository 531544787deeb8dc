import type { NameLanguage } from '../../../kernel/language.ts';

/**
 * How delivery notes and invoices shorten words, folded; read only where the short form is no name itself.
 * From the trade's common abbreviations, by language.
 */
const WRITTEN: Record<NameLanguage, string> = {
  en: `chkn chicken, chix chicken, chk chicken, ckn chicken, brst breast, brsts breast, bnls boneless, sknls skinless, skls skinless, sknlss skinless, unsltd unsalted,
    unslt unsalted, sltd salted, gran granulated, frz frozen, frzn frozen, fzn frozen, frsh fresh, crshd crushed, chpd chopped, slcd sliced, dcd diced, grtd grated, shrd shredded,
    chs cheese, chse cheese, crm cream, veg vegetable, pots potatoes, pot potato, toms tomatoes, tom tomato, wht white, whl whole, brwn brown, grn green, blk black, gdn garden,
    flr flour, mozz mozzarella, parm parmesan, yog yoghurt, yogt yoghurt, choc chocolate, mayo mayonnaise, marg margarine, marge margarine, grnd ground, rst roasted,
    tort tortilla, brgr burger, bf beef, ssg sausage, sgr sugar, cauli cauliflower, broc broccoli, cuc cucumber, caps peppers, mush mushrooms, spuds potatoes, tatties potatoes,
    bicarb bicarbonate soda, bal balsamic, evoo extra virgin olive oil, vin vinegar, sce sauce, straw strawberry, rasp raspberry, btr butter, egs eggs`,
  sv: `kyckl kyckling, kycklf kycklingfile, nott not, potat potatis, grad gradde, tom tomat, fryst fryst, hack hackad, skiv skivad, riv riven, gronp gron paprika, mjolksch mjolkchoklad, laktfri laktosfri, laktf laktosfri`,
  no: `kyll kylling, potet potet, flot flote, fros frossen, hakk hakket, laktfri laktosefri, skiv skivet`,
  da: `kyll kylling, kart kartoffel, flod flode, fros frossen, hak hakket, hk hakket, laktfri laktosefri, skiv skiver, rogt roget`,
  de: `hahn hahnchen, kart kartoffeln, gek gekocht, gesch geschalt, gem gemahlen, tk tiefgekuhlt, geh gehackt, schw schwein, festk festkochend, vorw vorwiegend, mehligk mehligkochend, gew gewaschen, champ champignons, raff raffiniert, laktfr laktosefrei, lfrei laktosefrei`,
  fr: `pdt pommes de terre, surg surgele, surgel surgele, conc concentre, ecr ecreme, chamb champignon, champ champignon, from fromage, vol volaille, pou poulet`,
  nl: `aardapp aardappelen, diepvr diepvries, gesn gesneden, kipf kipfilet, geh gehakt, champ champignons, tom tomaat, lactvrij lactosevrij`,
};

const BY_LANGUAGE = Object.fromEntries(
  Object.entries(WRITTEN).map(([language, written]) => [
    language,
    new Map(
      written.split(',').map((entry): [string, string[]] => {
        const [short = '', ...long] = entry.trim().split(' ');
        return [short, long.flatMap((word) => word.split('-'))];
      }),
    ),
  ]),
) as unknown as Record<NameLanguage, ReadonlyMap<string, string[]>>;

/** The words of a name with its abbreviations written out. */
export function writtenOut(words: readonly string[], language: NameLanguage, isWord: (word: string) => boolean): string[] {
  return words.flatMap((word) => (isWord(word) ? [word] : (BY_LANGUAGE[language].get(word) ?? [word])));
}
