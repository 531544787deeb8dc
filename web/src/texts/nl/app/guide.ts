import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} van {of}',
  skip: 'Rondleiding overslaan',
  back: 'Terug',
  next: 'Volgende',
  done: 'Aan de slag',
  begin: 'Laat zien',
  steps: {
    welcome: {
      title: 'Welkom bij Plateprint',
      words: 'Eén minuut, vijf plekken: dan weet u de weg.',
    },
    paste: {
      title: 'Plak een recept',
      words:
        'Neem er een uit een mail, een document of een spreadsheet, precies zoals het er staat. Wij vinden de ingrediënten en hoeveelheden.',
    },
    footprint: {
      title: 'De voetafdruk, meteen',
      words:
        'Het cijfer volgt elke wijziging. Druk op een getal of regel om te zien waarom: gram, factor, bron en wat is aangenomen.',
    },
    overview: {
      title: 'Al uw gerechten',
      words: 'Hier staan ze naast elkaar, elk met een label, in de volgorde die u kiest.',
    },
    menus: {
      title: 'Van gerecht naar menu en rapport',
      words: 'Wat u kookt wordt een menu voor uw gasten, en wat u verkoopt of inkoopt wordt een rapport.',
    },
    help: {
      title: 'Waar u hulp vindt',
      words: 'Hier staan uw instellingen, en deze rondleiding. Hoe elk cijfer ontstaat staat onder ‘Zo wordt er gerekend’.',
    },
  },
} satisfies Texts<typeof enGb>;
