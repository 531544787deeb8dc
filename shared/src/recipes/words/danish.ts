import type { RecipeWords } from './recipe-words.ts';

export const DANISH: RecipeWords = {
  servingsBefore: [
    'til',
    'for',
    'giver',
    'portioner',
    'antal portioner',
    'antal personer',
    'antal',
    'opskrift til',
    'nok til',
    'rækker til',
    'opskrift på',
    'antal pers',
    'ca antal',
    'giver ca',
    'beregnet til',
  ],
  servingsAfter: ['portioner', 'portion', 'personer', 'pers', 'gæster', 'styk', 'port', 'stk', 'kuverter', 'pers.', 'stykker'],
  ingredients: [
    'ingredienser',
    'du skal bruge',
    'det skal du bruge',
    'ingrediensliste',
    'det skal du bruge til',
    'råvarer',
    'du skal bruge følgende',
  ],
  method: [
    'fremgangsmåde',
    'sådan gør du',
    'tilberedning',
    'gør sådan',
    'metode',
    'sådan laver du',
    'sådan gøres',
    'så nemt er det',
    'gør således',
    'trin for trin',
    'instruktioner',
  ],
  deeds:
    'bag, bland, brun, del, fyld, hak, hæld, kog, kom, krydr, lad, læg, pisk, pensl, pil, rens, riv, rør, rul, server, sæt, skræl, skyl, skær, smag, smelt, steg, strø, svits, tag, tilsæt, vask, varm, vend, ælt'.split(
      ', ',
    ),
};
