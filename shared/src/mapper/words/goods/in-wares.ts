import { list } from '../../../ingredients/phrase/words/phrase-words.ts';

/** How words of foods begin that are sold in what such a word ends in ("Teebeutel"), or end alike ("rispapir", "kvark"). */
export const IN_WARES: readonly string[] = list(
  'wind, aufguss, tee, thee, tepose, teposer, tepase, ris, reis, rijst, riz, krydd, gewurz, suppe, soppe, soep, eis, ijs, kvar, snelfilter, zuurzak, fruitbak, pasteibak, ragoutbak, bladerdeeg, burgertall, hamburgertall, kebabtall, vaniljvisp, havrevisp, norrfrys, kokosblok, smule',
);
