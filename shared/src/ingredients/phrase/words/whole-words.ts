import type { NameLanguage } from '../../../kernel/language.ts';

/** "u/kerner", "m. skinn", "w/ skin", "s/os", "v.e. citroen", "S&P", "juice 1½ lemons": what kitchens shorten or leave out. */
const SHORTENED: Partial<Record<NameLanguage, readonly [short: RegExp, whole: string][]>> = {
  en: [
    // "pint of milk": one of it.
    [/^(pint|quart|litre|liter|gallon|pound|kilo) of (?=\p{L})/iu, '1 $1 of '],
    [/(?<=\p{L}),? \(?(?:approx\.?|approximately|roughly)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'salt & pepper'],
    [/^thumbs? (?=(?:of )?\p{L}{3})/giu, '1 thumb '],
    [/(?<=^[\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ –-]{0,5} )thumb(s?) (?!of )(?=\p{L}{3})/giu, 'thumb$1 of '],
    [/(?<=\s)w\/o\s?(?=\p{L})/giu, 'without '],
    [/(?<=\s)w\/\s?(?=\p{L})/giu, 'with '],
    [/^((?:grated |finely grated )?(?:juice|zest|rind)(?: (?:and|&|\+) (?:juice|zest|rind))?) (?=[\d½¼¾⅓⅔])/giu, '$1 of '],
  ],
  sv: [
    [/(?<=\p{L}),? \(?(?:ungefär|cirka|circa)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'salt & peppar'],
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'utan '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
    [/^((?:saft(?:en)?|skal(?:let)?|ska?ll|zest)(?: (?:och|og|&|\+) (?:saft|skal|skall|zest))?) (?=[\d½¼¾⅓⅔])/giu, '$1 av '],
  ],
  no: [
    [/(?<=\p{L}),? \(?(?:omtrent|cirka|circa)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'salt & pepper'],
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'uten '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
    [/^((?:saft(?:en)?|skal(?:let)?|ska?ll|zest)(?: (?:och|og|&|\+) (?:saft|skal|skall|zest))?) (?=[\d½¼¾⅓⅔])/giu, '$1 av '],
  ],
  da: [
    [/(?<=\p{L}),? \(?(?:omtrent|cirka|circa)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'salt & peber'],
    [/(?<=\s)u(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'uden '],
    [/(?<=\s)m(?:\/\s?|\. ?)(?=\p{Ll})/gu, 'med '],
    [/^((?:saft(?:en)?|skal(?:let)?|ska?ll|zest)(?: (?:och|og|&|\+) (?:saft|skal|skall|zest))?) (?=[\d½¼¾⅓⅔])/giu, '$1 af '],
  ],
  de: [
    [/(?<=\p{L}),? \(?(?:ungefähr|zirka|circa|etwa)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'Salz & Pfeffer'],
    [/(?<=\s)o\.? (?=(?:Haut|Knochen|Kerne?|Gräten|Fett|Schwarte|Rinde|Stein)(?!\p{L}))/gu, 'ohne '],
    [/(?<=\s)m\.? (?=(?:Haut|Knochen|Kerne?|Gräten|Schwarte|Rinde)(?!\p{L}))/gu, 'mit '],
    [/^((?:Saft|Abrieb|Schale)(?: (?:und|u\.|&|\+) (?:Saft|Abrieb|Schale))?) (?=[\d½¼¾⅓⅔])/giu, '$1 von '],
  ],
  fr: [
    [/(?<=\p{L}),? \(?(?:environ|env\.)\)?$/iu, ''],
    [/^s ?[&+/] ?p(?![\p{L}\d])/giu, 'sel & poivre'],
    [/(?<=\s)s\/\s?(?=\p{L})/giu, 'sans '],
    [/(?<=\s)a\/\s?(?=\p{L})/giu, 'avec '],
    // "Oignon piqué d'un clou de girofle": both go into the pot.
    [/ piquée?s? d['’]une? /giu, ' et 1 '],
    [/(?<=pommes? de terre) à (?:frites?|purée|gratin)(?!\p{L})/giu, ''],
    [/^((?:jus|zestes?)(?: (?:et|&|\+) (?:jus|zestes?))?) (?=[\d½¼¾⅓⅔])/giu, '$1 de '],
  ],
  nl: [
    [/(?<=\p{L}),? \(?(?:ongeveer|ong\.|circa)\)?$/iu, ''],
    [/^(?:z ?[&+/] ?p|p ?[&+/] ?z)(?![\p{L}\d])/giu, 'zout & peper'],
    [/(?<=\s)z\/\s?(?=\p{L})/giu, 'zonder '],
    [/(?<=\s)v\.? ?[e/]\.? (?=\p{L})/giu, 'van een '],
    [/(?<=\s)v\.d\. (?=\p{L})/giu, 'van de '],
    [
      /^((?:geraspte |fijngeraspte )?(?:sap|rasp|schil|zeste)(?: (?:en|&|\+) (?:sap|rasp|schil|zeste))?) (?=[\d½¼¾⅓⅔])/giu,
      '$1 van ',
    ],
    // "Prei, 1tje", "takje of 3 tijm".
    [/(?<=(?:^|\s)\d{1,2})tjes?(?=\s|$)/giu, ''],
    [/^(?:een )?(\p{L}+) of (\d{1,2}) (?=\p{L})/giu, '$2 $1 '],
  ],
};

/** A line with the shortened words for with and without written out. */
export function withWholeWords(line: string, language: NameLanguage): string {
  return (SHORTENED[language] ?? []).reduce((text, [short, whole]) => text.replace(short, whole), line);
}
