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
  discarded: 'Kladden »{name}« er kasseret.',
  discardQuestion: 'Kassér dine ændringer?',
  discardHelp: 'Alt, der er ændret siden sidste gemning, går tabt. Det kan ikke fortrydes.',
  keptApart: 'Dine ændringer er gemt som kladde. Du finder dem på listen under det, der ikke er gemt endnu.',
  undo: 'Fortryd',
  continued: 'Du fortsætter med det, du ikke havde gemt.',
  unreadable: {
    badge: 'Kan ikke åbnes',
    title: 'Der er arbejde, som ikke er gemt og ikke kan åbnes.',
    words: 'Det blev gemt af en anden version af Plateprint. Det ligger i denne browser: Hent det, så intet går tabt.',
    listed: 'Det blev gemt af en anden version af Plateprint. Hent det, så intet går tabt.',
  },
  keptHere: 'Dine ændringer ligger i denne browser.',
  saveAgain: 'Gem igen',
  noRoom: {
    title: 'Browseren har ikke mere lagerplads til dine ændringer.',
    save: 'De findes kun på denne side. Gem ofte: De går tabt, hvis siden genindlæses.',
    finish: 'De findes kun på denne side. Gør dig færdig, før du forlader eller genindlæser den.',
    badge: 'Ikke gemt',
    listed: 'Browseren havde ikke mere lagerplads. Kladden findes kun i den fane, hvor den er åben; lukkes den, er den væk.',
    was: '»{name}« kunne ikke gemmes.',
    another: 'Browseren har ikke lagerplads til endnu en kladde. Gem denne opskrift først.',
  },
  leave: {
    title: 'Forlad siden uden at gemme?',
    kept: 'Ændringerne bliver liggende i browseren som kladde. Du finder den på listen, til du fortsætter, kasserer den eller logger ud.',
    lost: 'Browseren har ikke mere lagerplads til dine ændringer. Forlader du siden, går de tabt.',
    stay: 'Bliv på siden',
    leave: 'Forlad siden',
    save: 'Gem og forlad',
  },
  conflict: {
    own: 'Du har gemt en nyere version i en anden fane eller på en anden enhed.',
    other: 'En anden har i mellemtiden gemt en nyere version.',
  },
  signOut: {
    title: 'Log ud og kassér arbejde, der ikke er gemt?',
    words:
      '{count, plural, one {Dette er ikke gemt. Logger du ud, kasseres det i alle browserens faner.} other {Disse er ikke gemt. Logger du ud, kasseres de i alle browserens faner.}}',
    stay: 'Forbliv logget ind',
    forget: 'Log ud og kassér',
  },
} satisfies Texts<typeof enGb>;
