import { colonOf, type Language, localeOf } from '../../kernel/language.ts';
import { type Meat, MEATS } from './meat-law.ts';
import type { DishMeat, Origin } from './meat-origin.ts';

interface OriginWords {
  meats: Readonly<Record<Meat, string>>;
  /** All in one country. */
  origin: string;
  /** Born and raised in one country, slaughtered in another. */
  bornAndRaised: string;
  born: string;
  raised: string;
  slaughtered: string;
}

const ENGLISH: OriginWords = {
  meats: { beef: 'beef', pork: 'pork', sheep: 'lamb', poultry: 'poultry' },
  origin: 'origin',
  bornAndRaised: 'born and raised',
  born: 'born',
  raised: 'raised',
  slaughtered: 'slaughtered',
};

/** In French the words of the decree itself. */
const ORIGIN_WORDS: Readonly<Record<Language, OriginWords>> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  fr: {
    meats: { beef: 'viande bovine', pork: 'viande porcine', sheep: 'viande ovine', poultry: 'volaille' },
    origin: 'origine',
    bornAndRaised: 'né et élevé',
    born: 'né',
    raised: 'élevé',
    slaughtered: 'abattu',
  },
  sv: {
    meats: { beef: 'nötkött', pork: 'griskött', sheep: 'lammkött', poultry: 'fågel' },
    origin: 'ursprung',
    bornAndRaised: 'född och uppfödd',
    born: 'född',
    raised: 'uppfödd',
    slaughtered: 'slaktad',
  },
  no: {
    meats: { beef: 'storfekjøtt', pork: 'svinekjøtt', sheep: 'lammekjøtt', poultry: 'fjørfe' },
    origin: 'opprinnelse',
    bornAndRaised: 'født og oppdrettet',
    born: 'født',
    raised: 'oppdrettet',
    slaughtered: 'slaktet',
  },
  da: {
    meats: { beef: 'oksekød', pork: 'svinekød', sheep: 'lammekød', poultry: 'fjerkræ' },
    origin: 'oprindelse',
    bornAndRaised: 'født og opdrættet',
    born: 'født',
    raised: 'opdrættet',
    slaughtered: 'slagtet',
  },
  de: {
    meats: { beef: 'Rindfleisch', pork: 'Schweinefleisch', sheep: 'Lammfleisch', poultry: 'Geflügel' },
    origin: 'Ursprung',
    bornAndRaised: 'geboren und aufgezogen',
    born: 'geboren',
    raised: 'aufgezogen',
    slaughtered: 'geschlachtet',
  },
  nl: {
    meats: { beef: 'rundvlees', pork: 'varkensvlees', sheep: 'lamsvlees', poultry: 'gevogelte' },
    origin: 'oorsprong',
    bornAndRaised: 'geboren en gehouden',
    born: 'geboren',
    raised: 'gehouden',
    slaughtered: 'geslacht',
  },
};

/** "Viande bovine : né et élevé : Irlande, abattu : France." Only of meats of which it is known; empty for none. */
export function originText(meats: readonly DishMeat[], language: Language): string {
  const words = ORIGIN_WORDS[language];
  const colon = colonOf(language);
  const lines = MEATS.flatMap((meat) => {
    const ofMeat = meats.filter((each) => each.meat === meat);
    // A dish with lamb known and lamb unknown says nothing of lamb: what is printed would pass for all of it.
    if (ofMeat.length === 0 || ofMeat.some(({ origins }) => origins === null)) return [];
    const said = ofMeat.flatMap(({ origins }) => origins ?? []).map((origin) => sentence(origin, { words, colon, language }));
    return [`${words.meats[meat]}${colon} ${[...new Set(said)].join(' / ')}`];
  });
  return lines.length === 0 ? '' : `${lines.map(begun).join('. ')}.`;
}

interface Saying {
  words: OriginWords;
  colon: string;
  language: Language;
}

function sentence({ born, raised, slaughtered }: Origin, { words, colon, language }: Saying): string {
  const names = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const list = (countries: readonly string[]): string => countries.map((each) => names.of(each) ?? each).join(', ');
  const isSame = (one: readonly string[], other: readonly string[]): boolean => list(one) === list(other);
  const isOne = slaughtered.length === 1 && isSame(raised, slaughtered) && (born.length === 0 || isSame(born, raised));
  const parts: [string, readonly string[]][] = isOne
    ? [[words.origin, slaughtered]]
    : born.length > 0 && isSame(born, raised)
      ? [
          [words.bornAndRaised, raised],
          [words.slaughtered, slaughtered],
        ]
      : [
          ...(born.length > 0 ? [[words.born, born] satisfies [string, readonly string[]]] : []),
          [words.raised, raised],
          [words.slaughtered, slaughtered],
        ];
  return parts.map(([word, countries]) => `${word}${colon} ${list(countries)}`).join(', ');
}

function begun(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
