import { list } from '../../../ingredients/phrase/words/phrase-words.ts';
import { WordEdges } from '../../../kernel/reading/word-edges.ts';

/** Names of foods, folded and whole, that have a word of goods in them: napkin dumplings, rice paper, a ham in its cloth. */
const FOODS = list(
  `pepparrotsvisp, glasspinne, marsipanlokk, weespermoppen, slagroomgebakje, suikerzakjes, scheermessen, serviettenknodel, jambon torchon, jambon au torchon,
   papier de riz, assiette de charcuterie, candle corn, oil for frying pan, flower sprouts, kalpudding, janssons frestelse, pizzabelag, dammsugare`,
);

const edges = new WordEdges(FOODS.map((name) => `${name} `));

/** Whether a folded text of words with single spaces names a food that sounds like goods. */
export function namesFoodLikeGoods(words: string): boolean {
  return edges.beginsWordOf(`${words} `);
}
