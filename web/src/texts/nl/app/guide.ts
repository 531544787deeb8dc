import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} van {of}',
  skip: 'Rondleiding overslaan',
  back: 'Terug',
  next: 'Volgende',
  done: 'Aan de slag',
  begin: 'Rondleiding starten',
  steps: {
    welcome: {
      title: 'Welkom bij Plateprint',
      words: 'Vijf stappen in één minuut, en u weet de weg.',
    },
    paste: {
      title: 'Plak een recept',
      words:
        'Kopieer een recept uit een e-mail, een document of een spreadsheet, precies zoals het er staat. Wij herkennen de ingrediënten en hoeveelheden.',
    },
    footprint: {
      title: 'Zie meteen de voetafdruk',
      words:
        'De voetafdruk past zich aan bij elke wijziging. Kies een waarde of een regel om te zien waarom: gram, emissiefactor, bron en aannames.',
    },
    overview: {
      title: 'Al uw gerechten',
      words: 'Bekijk ze naast elkaar, elk met een klimaatlabel, in de volgorde die u kiest.',
    },
    menus: {
      title: 'Van gerecht naar menukaart en rapport',
      words: 'Maak van uw gerechten menukaarten voor uw gasten, en van uw verkoop en inkoop rapporten.',
    },
    help: {
      title: 'Waar u hulp vindt',
      words: 'Hier vindt u uw instellingen en deze rondleiding. ‘Zo wordt er gerekend’ legt elke waarde uit.',
    },
  },
} satisfies Texts<typeof enGb>;
