import { list } from '../../ingredients/phrase/words/phrase-words.ts';
import { WordEdges } from '../../kernel/reading/word-edges.ts';

/** Behind an entry: it is a whole word. */
const WHOLE = '|';

/**
 * How words of cakes, pastries and desserts begin in seven languages, folded. What is named by its fruit and by one of these is no fruit, so no language needs
 * its own: they are asked only where fruit or nuts were found whose own names know nothing of the word.
 */
const DESSERTS = list(
  `bakewell, tart|, tarts|, tartlet, pie|, pies|, fool|, fools|, posset, melba, frangipan, pavlova, trifle, cheesecake, crumble, cobbler, turnover, strudel, cake|, cakes|, cupcake, gateau, torte, muffin, scone, doughnut, donut, danish|,
   plait|, plaits|, flapjack, brownie, blondie, pudding, sponge|, sponges|, roulade, mousse, parfait, sundae, eton mess, galette, flan|, flans|, brulee, panna, pannacotta, cannoli, eclair, profiterol, macaron, macaroon, slice|, finger|, fingers|,
   bar|, bars|, roly|, syllabub, semifreddo, lattice, puff|, puffs|, pastry, pastries, dessert,
   ruta|, rutor|, paj|, pajer|, tarta|, tartor|, kaka|, kakor|, bakelse, munk|, munkar|, smulpaj, biskvi, rulltart, wienerbrod, ostkaka,
   kake|, kaker|, terte, pai|, paier|, rullekake, ostekake, fromasj, snitter|, bolle|, boller|,
   kage|, kager|, taerte, snitte|, lagkage, trifli, stang|, kringle, hindbaersnit,
   flap|, flappen|, vlaai, taart, gebak, bavarois, koek|, koeken|, beignet, slof|, soes|, soezen|, flensje, punt|, punten|,
   schnitte|, schnitten|, kuchen, plunder, tasche|, taschen|, datschi, knodel, striezel, streusel, stolle, krapfen, berliner|, ecke|, ecken|, schnecke, blechkuchen, auflauf,
   konf|, konfitur, marmelad, jam|, jams|, syltetoj, syltetoy, sylt|, gelee,
   chausson, feuillet, entremet, clafouti, bourdaloue, tarte|, tartes|, tartelet, charlotte|, far|, verrine, feuillantin, sable|, sables|, viennois, moelleux, fondant, financier, croustade, amandine|`,
);

const edges = new WordEdges(DESSERTS.map((word) => (word.endsWith(WHOLE) ? `${word.slice(0, -1)} ` : word)));

/** The words of a folded name that tell a cake, a pastry or a dessert. */
export function dessertWordsIn(words: readonly string[]): string[] {
  return words.filter((word) => edges.standsAt(`${word} `, 0));
}
