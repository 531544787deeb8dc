import type { NameLanguage } from '../kernel/language.ts';

/** The words that tell the parts of a written recipe apart, lower case. */
export interface RecipeWords {
  /** Before a number: "serves 4", "für 4 Personen". */
  servingsBefore: string[];
  /** After a number: "4 portions". */
  servingsAfter: string[];
  /** Headings over the ingredients and over the method. */
  ingredients: string[];
  method: string[];
  /** What a step of the method begins with. */
  deeds: string[];
  /** Endings of the verb that a step ends with, where the language puts it last: "Kartoffeln schälen und würfeln." */
  deedEndings?: string[];
}

export const RECIPE_WORDS: Record<NameLanguage, RecipeWords> = {
  en: {
    servingsBefore: [
      'number of servings',
      'serves',
      'servings',
      'serving',
      'makes',
      'yield',
      'yields',
      'portions',
      'for',
      'feeds',
    ],
    servingsAfter: ['servings', 'serving', 'portions', 'portion', 'people', 'persons', 'guests', 'pax', 'covers'],
    ingredients: ['ingredients', 'you will need', "you'll need", 'shopping list'],
    method: ['method', 'instructions', 'directions', 'preparation', 'how to make it', 'steps', 'procedure', 'do this'],
    deeds:
      'add, bake, beat, blend, boil, bring, brush, chop, combine, cook, cool, cover, cut, divide, drain, fill, fold, fry, garnish, grate, grease, grill, heat, in a, knead, leave, let, line, make, marinate, melt, mix, peel, place, pour, preheat, put, reduce, remove, rinse, roast, roll, rub, saute, season, serve, set, simmer, slice, spread, sprinkle, stir, strain, take, toss, transfer, turn, warm, wash, when, whisk'.split(
        ', ',
      ),
  },
  sv: {
    servingsBefore: ['för', 'till', 'räcker till', 'ger', 'portioner', 'antal portioner', 'antal personer', 'antal'],
    servingsAfter: ['portioner', 'portion', 'port', 'pers', 'personer', 'gäster', 'bitar', 'stycken'],
    ingredients: ['ingredienser', 'du behöver', 'det här behöver du', 'råvaror'],
    method: ['gör så här', 'så här gör du', 'tillagning', 'instruktioner', 'metod', 'tillvägagångssätt', 'beredning'],
    deeds:
      'ansa, bred, bryn, dela, fräs, fyll, färdigställ, garnera, gratinera, grädda, grilla, hacka, häll, häng, koka, klyfta, kavla, knåda, krydda, lägg, låt, mixa, mät, pensla, pressa, putsa, riv, rosta, rulla, rör, salta, servera, sjud, skala, skär, skiva, skölj, smaka, smält, smörj, sprid, stek, strimla, strö, sätt, ta, tillsätt, toppa, torka, tvätta, tärna, vispa, vänd, värm'.split(
        ', ',
      ),
  },
  no: {
    servingsBefore: ['til', 'for', 'gir', 'porsjoner', 'antall porsjoner', 'antall personer'],
    servingsAfter: ['porsjoner', 'porsjon', 'personer', 'pers', 'gjester', 'stykker'],
    ingredients: ['ingredienser', 'du trenger', 'dette trenger du'],
    method: ['slik gjør du', 'fremgangsmåte', 'framgangsmåte', 'tilberedning', 'metode', 'gjør slik'],
    deeds:
      'ansett, bland, brun, del, ha, hakk, hell, kok, kna, krydre, kutt, la, legg, mos, pensle, rens, riv, rør, rull, server, sett, skjær, skrell, skyll, smak, smelt, stek, strø, ta, tilsett, vask, varm, vend, visp'.split(
        ', ',
      ),
  },
  da: {
    servingsBefore: ['til', 'for', 'giver', 'portioner', 'antal portioner', 'antal personer', 'antal'],
    servingsAfter: ['portioner', 'portion', 'personer', 'pers', 'gæster', 'styk'],
    ingredients: ['ingredienser', 'du skal bruge', 'det skal du bruge'],
    method: ['fremgangsmåde', 'sådan gør du', 'tilberedning', 'gør sådan', 'metode'],
    deeds:
      'bag, bland, brun, del, fyld, hak, hæld, kog, kom, krydr, lad, læg, pisk, pensl, pil, rens, riv, rør, rul, server, sæt, skræl, skyl, skær, smag, smelt, steg, strø, svits, tag, tilsæt, vask, varm, vend, ælt'.split(
        ', ',
      ),
  },
  de: {
    deedEndings: ['en', 'ern', 'eln'],
    servingsBefore: [
      'anzahl personen',
      'anzahl portionen',
      'portionsanzahl',
      'für',
      'ergibt',
      'portionen',
      'reicht für',
      'personen',
    ],
    servingsAfter: ['portionen', 'portion', 'personen', 'person', 'pers', 'gäste', 'stück'],
    ingredients: ['zutaten', 'einkaufsliste', 'man braucht', 'du brauchst'],
    method: ['zubereitung', 'anleitung', 'so geht’s', "so geht's", 'so wird’s gemacht', 'arbeitsschritte', 'und so gehts'],
    deeds:
      'alles, als, anschließend, backofen, butter in, dann, das, den, den backofen, danach, die, eine, in einer, in einem, im, inzwischen, mit, nun, ofen, unter, während, zuerst, zum, zwiebel schälen, zwiebeln schälen, öl in'.split(
        ', ',
      ),
  },
  fr: {
    servingsBefore: ['pour', 'portions', 'donne', 'nombre de personnes', 'nombre de portions', 'nombre de parts'],
    servingsAfter: ['personnes', 'personne', 'portions', 'portion', 'parts', 'convives', 'couverts'],
    ingredients: ['ingrédients', 'il vous faut', 'liste des ingrédients'],
    method: ['préparation', 'instructions', 'étapes', 'recette', 'réalisation', 'progression', 'méthode'],
    deeds:
      'ajoutez, ajouter, assaisonnez, battez, battre, coupez, couper, couvrez, cuire, cuisez, dans, déposez, disposez, égouttez, émincez, enfournez, épluchez, éplucher, faites, faire, fouettez, hachez, incorporez, laissez, laisser, lavez, laver, mélangez, mélanger, mettez, mettre, mixez, pelez, préchauffez, préchauffer, râpez, retirez, salez, saupoudrez, servez, servir, versez, verser'.split(
        ', ',
      ),
  },
  nl: {
    servingsBefore: ['voor', 'porties', 'personen', 'aantal personen', 'aantal porties', 'geeft'],
    servingsAfter: ['personen', 'porties', 'portie', 'pers', 'gasten', 'stuks'],
    ingredients: ['ingrediënten', 'benodigdheden', 'dit heb je nodig', 'wat heb je nodig'],
    method: ['bereiding', 'bereidingswijze', 'zo maak je het', 'instructies', 'werkwijze', 'aan de slag'],
    deeds:
      'bak, bestrooi, breng, doe, dep, fruit, giet, haal, hak, kook, kneed, klop, laat, leg, maak, meng, pel, pureer, rasp, roer, rol, schenk, schep, schil, serveer, smelt, smeer, snijd, snij, spoel, stoof, strooi, verdeel, verhit, vermeng, verwarm, voeg, was, zet'.split(
        ', ',
      ),
  },
};
