import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} af {of}',
  skip: 'Spring rundvisningen over',
  back: 'Tilbage',
  next: 'Næste',
  done: 'Gå i gang',
  begin: 'Vis mig',
  steps: {
    welcome: {
      title: 'Velkommen til Plateprint',
      words: 'Et minut, fem steder: så kan du finde rundt.',
    },
    paste: {
      title: 'Indsæt en opskrift',
      words: 'Tag en fra en mail, et dokument eller et regneark, præcis som den står. Vi finder ingredienser og mængder.',
    },
    footprint: {
      title: 'Aftrykket med det samme',
      words:
        'Tallet følger hver ændring. Tryk på et tal eller en linje for at se hvorfor: gram, faktor, kilde og hvad der er antaget.',
    },
    overview: {
      title: 'Alle jeres retter',
      words: 'Her står de side om side, hver med sit mærke, i den rækkefølge, du vælger.',
    },
    menus: {
      title: 'Fra ret til menu og rapport',
      words: 'Det, I har lavet, bliver en menu til gæsterne, og det, I har solgt eller købt, bliver en rapport.',
    },
    help: {
      title: 'Her finder du hjælp',
      words: 'Her er dine indstillinger og denne rundvisning. Hvordan hvert tal bliver til, står under »Sådan regner vi«.',
    },
  },
} satisfies Texts<typeof enGb>;
