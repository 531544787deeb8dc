import { NAME_LANGUAGES, type NameLanguage } from '../../../kernel/language.ts';

/** Endings that the words below may have, where a language does not write its forms out. */
const ENDINGS: Record<NameLanguage, readonly string[]> = {
  en: [''],
  sv: [''],
  no: [''],
  da: [''],
  de: ['', 'e', 'er', 'es', 'en', 'em'],
  fr: [''],
  nl: [''],
};

/** Words for how warm or how old a thing is at this moment, folded: "varm mjölk" is milk, "1 day-old baguette" a baguette. */
const WORDS: Record<NameLanguage, string> = {
  en: 'warm warmed hot cold cool cooled boiling simmering steaming lukewarm tepid icy stale',
  sv: `varm varmt varma het hett heta kall kallt kalla iskall iskallt iskalla kokande kokhet kokhett kokheta skallhet skallhett skallheta ljummen ljummet
    ljumma fingervarm fingervarmt fingervarma handvarm handvarmt rumsvarm rumsvarmt rumsvarma rumstempererad rumstempererat rumstempererade
    kylskapskall kylskapskallt kylskapskalla dagsgammal dagsgammalt dagsgamla daggammal daggammalt daggamla gardagens avsvalnad avsvalnat avsvalnade
    svalnad svalnat sval svalt svala snabbkokt snabbkokta mjuk mjukt mjuka`,
  no: `varm varmt varme het hett hete kald kaldt kalde iskald iskaldt iskalde kokende kokhet kokhett kokvarm kokvarmt skaldhet skaldhett lunken lunkent lunkne
    fingervarm fingervarmt handvarm handvarmt romtemperert romtempererte romtempererede kjoleskapskald kjoleskapskaldt daggammel daggammelt daggamle
    dagsgammel dagsgammelt dagsgamle gardagens avkjolt avkjolte lettkokt lettkokte hurtigkokt hurtigkokte myk mykt myke`,
  da: `varm varmt varme hed hedt hede kold koldt kolde iskold iskoldt iskolde kogende kogevarm kogevarmt skoldhed skoldhedt lunken lunkent lunkne fingervarm
    fingervarmt handvarm handvarmt stuetempereret stuetempererede stuevarm stuevarmt koleskabskold koleskabskoldt daggammel daggammelt daggamle
    dagsgammel dagsgammelt gardagens afkolet afkolede hurtigkogt hurtigkogte blod blodt blode`,
  de: 'warm heiss kalt eiskalt kochend siedend kochendheiss lauwarm handwarm zimmerwarm raumwarm kuhlschrankkalt altbacken weich gut gestrig abgekuhlt ausgekuhlt schnellkochend',
  fr: `chaud chaude chauds chaudes froid froide froids froides tiede tiedes tiedi tiedie bouillant bouillante bouillants bouillantes brulant brulante fremissant
    fremissante refroidi refroidie refroidis refroidies mou mous ramolli ramollie bon bonne rassis rassise rassises`,
  nl: `warm warme heet hete koud koude ijskoud ijskoude kokend kokende kokendheet kokendhete lauw lauwe lauwwarm lauwwarme handwarm handwarme oudbakken
    afgekoeld afgekoelde snelkokend snelkokende snelkook zachte goede`,
};

/** The same said in several words, folded and without their marks. */
const PHRASES: Record<NameLanguage, readonly string[]> = {
  en: [
    'day old',
    'a day old',
    'one day old',
    'ice cold',
    'piping hot',
    'room temperature',
    'at room temperature',
    'yesterday s',
  ].concat([
    'from yesterday',
    'from the fridge',
    'straight from the fridge',
    'quick cook',
    'quick cooking',
    'from the day before',
  ]),
  sv: [
    'fran gardagen',
    'fran dagen innan',
    'fran igar',
    'vid rumstemperatur',
    'i rumstemperatur',
    'av rumstemperatur',
    'en dag gammal',
  ],
  no: ['fra dagen for', 'fra i gar', 'fra gardagen', 'ved romtemperatur', 'med romtemperatur', 'en dag gammel', 'en dag gammelt'],
  da: ['fra dagen for', 'fra i gar', 'ved stuetemperatur', 'med stuetemperatur', 'en dag gammel', 'en dag gammelt'],
  de: [
    'vom vortag',
    'von gestern',
    'vom vorabend',
    'vom tag vorher',
    'bei zimmertemperatur',
    'in zimmertemperatur',
    'bei raumtemperatur',
  ],
  fr: ['de la veille', 'd hier', 'a temperature ambiante', 'temperature ambiante', 'a temperature', 'cuisson rapide'],
  nl: ['van gisteren', 'van de vorige dag', 'van een dag oud', 'van de dag ervoor', 'op kamertemperatuur', 'kamertemperatuur'],
};

/** Beside these a warm or a hot one is another food or a sharp one: hot pepper sauce, cold-pressed oil, hot-smoked salmon. */
const OTHERWISE =
  /^(?:pep+er|pepar|piment|chil|paprika|mustard|senap|sennep|senf|moster|moutard|sauce|sosse|saus|sovs|sas$|salsa|curry|wing|sausage|worst|wurst|korv|polse|dog|cross|roti|roast|braten|banana|italian|smok|rok|rog|fum|gerauch|gerook|press|brew|meat|cuts|uppskar|opskar|platt|schotel|water$)/u;
/** What is drunk or cooked in: only there does "water" not tell where shrimps live. */
const OF_WATER = /^(?:water)$/u;

const LISTS = new Map<NameLanguage, ReadonlySet<string>>(
  NAME_LANGUAGES.map((language) => {
    const words = WORDS[language].split(/\s+/u).filter((word) => word !== '');
    return [language, new Set(words.flatMap((word) => ENDINGS[language].map((ending) => word + ending)))];
  }),
);

/** By their first word, the longest first. */
const STARTS = new Map<NameLanguage, ReadonlyMap<string, readonly (readonly string[])[]>>(
  Object.entries(PHRASES).map(([language, phrases]) => {
    const byFirst = new Map<string, string[][]>();
    for (const words of phrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length))
      byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), words]);
    return [language as NameLanguage, byFirst];
  }),
);

/** Folded words without those that say how warm or how old the thing is at this moment; null where none does, or nothing else is said. */
export function withoutMomentary(words: readonly string[], language: NameLanguage): string[] | null {
  const single = LISTS.get(language);
  const isOtherwise = words.some((word, at) => OTHERWISE.test(word) && !(OF_WATER.test(word) && at === words.length - 1));
  const rest: string[] = [];
  let dropped = 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const phrase = STARTS.get(language)
      ?.get(word)
      ?.find((said) => said.every((part, offset) => words[at + offset] === part));
    if (phrase) {
      dropped++;
      at += phrase.length - 1;
    } else if (single?.has(word) && !isOtherwise) dropped++;
    else rest.push(word);
  }
  return dropped === 0 || !rest.some((word) => /\p{L}{3}/u.test(word)) ? null : rest;
}
