import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} av {of}',
  skip: 'Hopp over omvisningen',
  back: 'Tilbake',
  next: 'Neste',
  done: 'Sett i gang',
  begin: 'Vis meg',
  steps: {
    welcome: {
      title: 'Velkommen til Plateprint',
      words: 'Ett minutt, fem steder: så finner du fram.',
    },
    paste: {
      title: 'Lim inn en oppskrift',
      words: 'Ta en fra en e-post, et dokument eller et regneark, akkurat som den står. Vi finner ingredienser og mengder.',
    },
    footprint: {
      title: 'Avtrykket med en gang',
      words:
        'Tallet følger hver endring. Trykk på et tall eller en linje for å se hvorfor: gram, faktor, kilde og hva som er antatt.',
    },
    overview: {
      title: 'Alle rettene deres',
      words: 'Her står de side om side, hver med sitt merke, i den rekkefølgen du velger.',
    },
    menus: {
      title: 'Fra rett til meny og rapport',
      words: 'Det dere har laget, blir en meny for gjestene, og det dere har solgt eller kjøpt, blir en rapport.',
    },
    help: {
      title: 'Her finner du hjelp',
      words: 'Her er innstillingene dine og denne omvisningen. Hvordan hvert tall blir til, står under «Slik regner vi».',
    },
  },
} satisfies Texts<typeof enGb>;
