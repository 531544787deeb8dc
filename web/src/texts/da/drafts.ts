import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Ikke gemt endnu',
    changes: 'Ikke-gemte ændringer',
    all: 'Vis alle {count, number}',
    nameless: 'Uden navn',
  },
  continue: 'Fortsæt',
  continueOf: 'Fortsæt med {name}',
  discard: 'Kassér',
  discardOf: 'Kassér {name}',
  download: 'Hent',
  downloadOf: 'Hent {name}',
  discarded: 'Kladden ”{name}” er kasseret.',
  undo: 'Fortryd',
  continued: 'Du fortsætter på noget, der ikke blev gemt.',
  unreadable: {
    badge: 'Kan ikke åbnes',
    title: 'Der er arbejde, som ikke er gemt og ikke kan åbnes.',
    words: 'En anden version af produktet skrev det. Det er lagt til side i denne browser: hent det, så intet går tabt.',
    listed: 'En anden version af produktet skrev det. Hent det, så intet går tabt.',
  },
  keptHere: 'Dine ændringer ligger i denne browser.',
  saveAgain: 'Gem igen',
  noRoom: {
    title: 'Browseren har ikke plads til dine ændringer.',
    save: 'De findes kun på denne side: gem nu og da, genindlæses den, er de væk.',
    finish: 'De findes kun på denne side: bliv færdig, før du forlader eller genindlæser den.',
    badge: 'Ikke bevaret',
    listed: 'Browseren havde ikke plads. Kun fanen, hvor det er åbent, har det; er ingen åben, er det væk.',
    was: '”{name}” fik ikke plads.',
    another: 'Browseren har ikke plads til endnu en kladde. Gem denne opskrift først.',
  },
  leave: {
    title: 'Gå uden at gemme?',
    kept: 'Dine ændringer bliver i denne browser som kladde. Du finder den i oversigten, til du fortsætter, kasserer den eller logger ud.',
    lost: 'Browseren har ikke plads til dine ændringer: hvis du går, er de tabt.',
    stay: 'Bliv her',
    leave: 'Gå',
    save: 'Gem og gå',
  },
  conflict: {
    own: 'Du har selv gemt en nyere version, i en anden fane eller på en anden enhed.',
    other: 'En anden har gemt en nyere version imens.',
  },
  signOut: {
    title: 'Logge ud og glemme det, der ikke er gemt?',
    words:
      '{count, plural, one {Dette er ikke gemt. Logger du ud, glemmes det i denne browser, i alle faner.} other {Disse er ikke gemt. Logger du ud, glemmes de i denne browser, i alle faner.}}',
    stay: 'Forbliv logget ind',
    forget: 'Log ud og glem',
  },
} satisfies Texts<typeof enGb>;
