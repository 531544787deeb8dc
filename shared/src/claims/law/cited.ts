import type { Language } from '../../kernel/language.ts';

/** How acts of the Union are cited in a language; its numbers of inserted points differ. */
interface Citing {
  directive: string;
  regulation: string;
  annex: (point: string) => string;
  article: (number: number, paragraph: number, letter?: string) => string;
  and: string;
}

/** Points that were inserted as 4a, 4b and 4c are 4 bis, 4 ter and 4 quater in French and Dutch. */
const LATIN: ReadonlyMap<string, string> = new Map([
  ['a', ' bis'],
  ['b', ' ter'],
  ['c', ' quater'],
]);
const inLatin = (point: string): string => point.slice(0, -1) + (LATIN.get(point.slice(-1)) ?? point.slice(-1));

const ENGLISH: Citing = {
  directive: 'Directive 2005/29/EC',
  regulation: 'Regulation (EU) 2018/848',
  annex: (point) => `Annex I, point ${point}`,
  article: (number, paragraph, letter) => `Article ${number}(${paragraph})${letter ? `(${letter})` : ''}`,
  and: 'and Article',
};

const CITING: Readonly<Record<Language, Citing>> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: {
    directive: 'Direktiv 2005/29/EG',
    regulation: 'Förordning (EU) 2018/848',
    annex: (point) => `bilaga I punkt ${point}`,
    article: (number, paragraph, letter) => `artikel ${number}.${paragraph}${letter ? ` ${letter}` : ''}`,
    and: 'och artikel',
  },
  no: {
    directive: 'Direktiv 2005/29/EF',
    regulation: 'Forordning (EU) 2018/848',
    annex: (point) => `vedlegg I punkt ${point}`,
    article: (number, paragraph, letter) => `artikkel ${number} nr. ${paragraph}${letter ? ` bokstav ${letter}` : ''}`,
    and: 'og artikkel',
  },
  da: {
    directive: 'Direktiv 2005/29/EF',
    regulation: 'Forordning (EU) 2018/848',
    annex: (point) => `bilag I, punkt ${point}`,
    article: (number, paragraph, letter) => `artikel ${number}, stk. ${paragraph}${letter ? `, litra ${letter}` : ''}`,
    and: 'og artikel',
  },
  de: {
    directive: 'Richtlinie 2005/29/EG',
    regulation: 'Verordnung (EU) 2018/848',
    annex: (point) => `Anhang I Nummer ${point}`,
    article: (number, paragraph, letter) => `Artikel ${number} Absatz ${paragraph}${letter ? ` Buchstabe ${letter}` : ''}`,
    and: 'und Artikel',
  },
  fr: {
    directive: 'Directive 2005/29/CE',
    regulation: 'Règlement (UE) 2018/848',
    annex: (point) => `annexe I, point ${inLatin(point)}`,
    article: (number, paragraph, letter) => `article ${number}, paragraphe ${paragraph}${letter ? `, point ${letter})` : ''}`,
    and: 'et article',
  },
  nl: {
    directive: 'Richtlijn 2005/29/EG',
    regulation: 'Verordening (EU) 2018/848',
    annex: (point) => `bijlage I, punt ${inLatin(point)}`,
    article: (number, paragraph, letter) => `artikel ${number}, lid ${paragraph}${letter ? `, punt ${letter})` : ''}`,
    and: 'en artikel',
  },
};

/** A place of the directive on unfair commercial practices, as lawyers cite it in a language. */
export type Cited = (language: Language) => string;

export const annexPoint =
  (point: string): Cited =>
  (language) => {
    const { directive, annex } = CITING[language];
    return `${directive}, ${annex(point)}`;
  };

export const directiveArticle =
  (number: number, paragraph: number, letter?: string): Cited =>
  (language) => {
    const { directive, article } = CITING[language];
    return `${directive}, ${article(number, paragraph, letter)}`;
  };

/** Organic words of kitchens: Article 2(3) leaves them to each country, Article 30 says which words are meant. */
export const organicArticles: Cited = (language) => {
  const { regulation, article, and } = CITING[language];
  return `${regulation}, ${article(2, 3)} ${and} 30`;
};
