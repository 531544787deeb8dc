import type { TradeForms } from './trade-forms.ts';

/** Danish lists. */
export const DANISH_FORMS: TradeForms = {
  anywhere: `
      kyl bryst: kyllingebryst, kyll bryst: kyllingebryst, kyl brystfilet: kyllingebrystfilet, kyl filet: kyllingefilet,
      kyll filet: kyllingefilet, kyl lar: kyllingelår, kyll lar: kyllingelår, kyl overlar: kyllingeoverlår, kyl inderfilet: kyllingeinderfilet,
      kyl vinger: kyllingevinger, kalk bryst: kalkunbryst, kalk filet: kalkunfilet, sv kam: svinekam, sv morbrad: svinemørbrad,
      sv bryst: svinebryst, sv nakke: svinenakke, sv skank: svineskank, gr kam: grisekam, gr nakke: grisenakke, ok fars: oksefars,
      okse fars: oksefars, ok hak: hakket oksekød, hk okse: hakket oksekød, hk gris: hakket grisekød, hk svin: hakket svinekød,
      ok filet: oksefilet, ok bov: oksebov, ok culotte: okseculotte, bl kal: blomkål, gr bonner: grønne bønner, gr arter: grønne ærter,
      fine arter: fine ærter, rod log: rødløg, hvid kal: hvidkål, rod kal: rødkål, pis flode: piskefløde, pisk fl: piskefløde,
      mad fl: madlavningsfløde, cr fraiche: creme fraiche, hk tomater: hakkede tomater,
      fl tomater: flåede hele tomater, tom pure: tomatkoncentrat, tom koncentrat: tomatkoncentrat, tomatpure: tomatkoncentrat,
      app juice: appelsinjuice, appels juice: appelsinjuice, stk/pose:, u/frk: uden frugtkød, rug br: rugbrød, fr brod: franskbrød,
      m hvidlog: med hvidløg`,
  behind: { leverpostej: `gl dags:, gammeldags:` },
};

/** Swedish lists. */
export const SWEDISH_FORMS: TradeForms = {
  anywhere: `
      norm salt: normalsaltat, normsaltat: normalsaltat, norm saltat: normalsaltat, laxport: laxportion, torskport: torskportion,
      kyckl file: kycklingfilé, kyckl brost: kycklingbröst, kyckl larfile: kycklinglårfilé, kyckl klubba: kycklingklubba,
      kyckl vingar: kycklingvingar, kalk brost: kalkonbröst, flask kotl: fläskkotlett, flask file: fläskfilé, not fars: nötfärs,
      not grytbitar: nötgrytbitar, bl fars: blandfärs, bl kal: blomkål, gr arter: gröna ärter, gr bonor: gröna bönor, rod lok: rödlök,
      gul lok: gul lök, vit kal: vitkål, rod kal: rödkål, kr tomat: krossade tomater, kross tomat: krossade tomater,
      kross tomater: krossade tomater, tomatp: tomatpuré, haricots v: haricots verts, ^linser r: röda linser, ^linser gr: gröna linser,
      kottb: köttbullar, ^mak snabb: snabbmakaroner, tom pure: tomatpuré, visp gr: vispgrädde, matl gr: matlagningsgrädde,
      mellan mj: mellanmjölk, latt mj: lättmjölk, stand mj: standardmjölk, gr fil: gräddfil, cr fraiche: creme fraiche, vete mj: vetemjöl,
      str socker: strösocker, fl socker: florsocker, raps o: rapsolja, apels juice: apelsinjuice, hamb brod: hamburgerbröd, santa maria:`,
  behind: {},
};

/** Norwegian lists. */
export const NORWEGIAN_FORMS: TradeForms = {
  anywhere: `
      kyll filet: kyllingfilet, kyll bryst: kyllingbryst, kyll lar: kyllinglår, kyll vinger: kyllingvinger, kalk filet: kalkunfilet,
      kalk bryst: kalkunbryst, sv kam: svinekam, sv nakke: svinenakke, sv filet: svinefilet, sv indrefilet: svineindrefilet,
      st kjottd: storfekjøttdeig, st hoyrygg: storfe høyrygg, kj deig: kjøttdeig, kj kaker: kjøttkaker, fi kaker: fiskekaker, bl kal: blomkål,
      gr erter: grønne erter, rod lok: rødløk, rod log: rødløk, hv kal: hvitkål, kin kal: kinakål, hk tomater: hakkede tomater,
      kremfl: kremfløte, krem fl: kremfløte, mat fl: matfløte, cr fraiche: creme fraiche,
      app juice: appelsinjuice, appels juice: appelsinjuice, u/frk kons:, u/fruktkjott:, u/frk:, hv mel: hvetemel,
      gr brod: grovbrød, lo br: loff`,
  behind: {},
};
