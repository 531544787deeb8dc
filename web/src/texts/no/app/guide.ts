import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} av {of}',
  skip: 'Hopp over omvisningen',
  back: 'Tilbake',
  next: 'Neste',
  done: 'Sett i gang',
  begin: 'Start omvisningen',
  steps: {
    welcome: {
      title: 'Velkommen til Plateprint',
      words: 'Fem stopp på ett minutt, så finner du fram.',
    },
    paste: {
      title: 'Lim inn en oppskrift',
      words:
        'Kopier en fra en e-post, et dokument eller et regneark, akkurat som den er skrevet. Vi kjenner igjen ingredienser og mengder.',
    },
    footprint: {
      title: 'Se avtrykket med en gang',
      words:
        'Avtrykket oppdateres ved hver endring. Velg en verdi eller en linje for å se hvorfor: gram, utslippsfaktor, kilde og antakelser.',
    },
    overview: {
      title: 'Alle rettene deres',
      words: 'Se dem side om side med klimamerke, i den rekkefølgen du vil.',
    },
    menus: {
      title: 'Fra rett til meny og rapport',
      words: 'Lag menyer til gjestene av rettene deres, og rapporter av salg og innkjøp.',
    },
    help: {
      title: 'Her finner du hjelp',
      words: 'Her finner du innstillingene dine og denne omvisningen. «Slik regner vi» forklarer hver verdi.',
    },
  },
} satisfies Texts<typeof enGb>;
