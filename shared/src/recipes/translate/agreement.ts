import { NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';

/** The form that a noun asks of the words beside it. */
export type Agreement = 'masculine' | 'feminine' | 'neuter' | 'plural' | 'feminine_plural';

const list = (words: string): string[] => words.split(', ');

/** Dishes and foods of menus by what they ask for, where it is not what most of their language do: those are at `rest`. */
const NOUNS: Record<NameLanguage, Partial<Record<Agreement, string[]>> & { rest: Agreement | null }> = {
  en: { rest: null },
  sv: {
    rest: null,
    neuter: list('långkok, mos, bröd, spett, ris, nötkött, fläsk, lamm'),
    plural: list(
      'pannkakor, köttbullar, biffar, tacos, dumplings, morötter, tomater, kantareller, rödbetor, ärtor, bönor, kikärtor, linser, grönsaker, rotfrukter, nudlar, räkor, musslor, skaldjur, ägg, äpplen, päron, plommon, jordgubbar, hallon, blåbär',
    ),
  },
  no: {
    rest: null,
    neuter: list('brød, smørbrød, farsebrød, gresskar, storfekjøtt, svinekjøtt, lam'),
    plural: list(
      'pannekaker, kjøttboller, kaker, spyd, tacos, boller, poteter, søtpoteter, gulrøtter, tomater, kantareller, rødbeter, erter, bønner, kikerter, linser, grønnsaker, rotgrønnsaker, nudler, reker, blåskjell, egg, epler, pærer, plommer, jordbær, bringebær, blåbær',
    ),
  },
  da: {
    rest: null,
    neuter: list('brød, græskar, oksekød, svinekød, lam'),
    plural: list(
      'pandekager, frikadeller, bøffer, spyd, tacos, boller, kartofler, gulerødder, løg, porrer, tomater, svampe, kantareller, rødbeder, asparges, ærter, bønner, kikærter, linser, grøntsager, rodfrugter, nudler, rejer, muslinger, skaldyr, æg, æbler, pærer, blommer, jordbær, hindbær, blåbær',
    ),
  },
  de: {
    rest: 'feminine',
    masculine: list(
      'Eintopf, Schmortopf, Salat, Burger, Risotto, Wrap, Braten, Hackbraten, Kuchen, Crumble, Pudding, Brei, Lauch, Knoblauch, Spinat, Kohl, Rotkohl, Blumenkohl, Brokkoli, Kürbis, Sellerie, Spargel, Fenchel, Grünkohl, Reis, Schinken, Fisch, Lachs, Kabeljau, Thunfisch, Hering, Käse, Tofu, Halloumi, Rhabarber, Dill, Meerrettich, Senf, Ingwer, Hafer',
    ),
    neuter: list(
      'Gulasch, Gratin, Curry, Sandwich, Omelett, Schnitzel, Steak, Filet, Püree, Dressing, Brot, Kompott, Eis, Buffet, Ragout, Chili, Dal, Gemüse, Wurzelgemüse, Rindfleisch, Hackfleisch, Schweinefleisch, Lamm, Kalbfleisch, Hähnchen, Basilikum',
    ),
    plural: list(
      'Pfannkuchen, Frikadellen, Bratlinge, Tacos, Knödel, Spieße, Streusel, Kartoffeln, Süßkartoffeln, Karotten, Zwiebeln, Tomaten, Pilze, Pfifferlinge, Zucchini, Auberginen, Gurken, Erbsen, Bohnen, Kichererbsen, Linsen, Garnelen, Muscheln, Meeresfrüchte, Eier, Äpfel, Birnen, Pflaumen, Erdbeeren, Himbeeren, Heidelbeeren, Zitronen, Orangen, Bananen',
    ),
  },
  fr: {
    rest: 'masculine',
    feminine: list(
      'soupe, crème, cocotte, salade, tarte, quiche, pizza, omelette, escalope, purée, sauce, vinaigrette, mousse, compote, glace, bouillie, dinde, rhubarbe, orange, vanille, moutarde, noix de coco, avoine',
    ),
    plural: list(
      'tacos, oignons, poireaux, champignons, épinards, brocolis, petits pois, haricots, pois chiches, légumes, légumes racines, fruits de mer, œufs',
    ),
    feminine_plural: list(
      'lasagnes, pâtes, crêpes, quenelles, boulettes, galettes, brochettes, pommes de terre, patates douces, carottes, tomates, girolles, courgettes, aubergines, betteraves, asperges, lentilles, nouilles, saucisses, crevettes, moules, pommes, poires, prunes, fraises, framboises, myrtilles, bananes',
    ),
  },
  nl: {
    rest: null,
    neuter: list(
      'broodje, brood, gehaktbrood, gebraad, braadstuk, ijs, buffet, rundvlees, rundergehakt, varkensvlees, lamsvlees, kalfsvlees',
    ),
  },
};

const AGREEMENTS: ReadonlyMap<string, Agreement> = new Map(
  NAME_LANGUAGES.flatMap((language) =>
    (['masculine', 'feminine', 'neuter', 'plural', 'feminine_plural'] as const).flatMap((agreement) =>
      (NOUNS[language][agreement] ?? []).map((noun): [string, Agreement] => [`${language} ${noun}`, agreement]),
    ),
  ),
);

/** The agreement of a dish or a food of menus; of any other noun that of most in the language. */
export function agreementOf(noun: string, language: NameLanguage): Agreement | null {
  return AGREEMENTS.get(`${language} ${noun}`) ?? NOUNS[language].rest;
}
