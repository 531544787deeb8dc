import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} af {of}',
  skip: 'Spring rundvisningen over',
  back: 'Tilbage',
  next: 'Næste',
  done: 'Gå i gang',
  begin: 'Start rundvisningen',
  steps: {
    welcome: {
      title: 'Velkommen til Plateprint',
      words: 'Fem stop på et minut, så kan du finde rundt.',
    },
    paste: {
      title: 'Indsæt en opskrift',
      words:
        'Kopiér en fra en e-mail, et dokument eller et regneark, præcis som den er skrevet. Vi genkender ingredienser og mængder.',
    },
    footprint: {
      title: 'Se aftrykket med det samme',
      words:
        'Aftrykket opdateres ved hver ændring. Vælg en værdi eller en linje for at se hvorfor: gram, emissionsfaktor, kilde og antagelser.',
    },
    overview: {
      title: 'Alle jeres retter',
      words: 'Se dem side om side med deres klimamærke, i den rækkefølge du vil.',
    },
    menus: {
      title: 'Fra ret til menu og rapport',
      words: 'Lav menuer til gæsterne af jeres retter og rapporter af jeres salg og indkøb.',
    },
    help: {
      title: 'Her finder du hjælp',
      words: 'Her finder du dine indstillinger og denne rundvisning. »Sådan regner vi« forklarer hver værdi.',
    },
  },
} satisfies Texts<typeof enGb>;
