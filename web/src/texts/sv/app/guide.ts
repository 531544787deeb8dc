import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} av {of}',
  skip: 'Hoppa över rundturen',
  back: 'Tillbaka',
  next: 'Nästa',
  done: 'Sätt i gång',
  begin: 'Starta rundturen',
  steps: {
    welcome: {
      title: 'Välkommen till Plateprint',
      words: 'Fem stopp på en minut, så hittar du rätt.',
    },
    paste: {
      title: 'Klistra in ett recept',
      words:
        'Kopiera ett ur ett mejl, ett dokument eller ett kalkylark, precis som det är skrivet. Vi känner igen ingredienser och mängder.',
    },
    footprint: {
      title: 'Se avtrycket direkt',
      words:
        'Avtrycket uppdateras vid varje ändring. Välj ett värde eller en rad för att se varför: gram, utsläppsfaktor, källa och antaganden.',
    },
    overview: {
      title: 'Alla era rätter',
      words: 'Se dem sida vid sida med sin klimatmärkning, i den ordning du vill.',
    },
    menus: {
      title: 'Från rätt till meny och rapport',
      words: 'Gör menyer till gästerna av era rätter, och rapporter av er försäljning och era inköp.',
    },
    help: {
      title: 'Här finns hjälp',
      words: 'Här finns dina inställningar och den här rundturen. ”Så räknar vi” förklarar varje värde.',
    },
  },
} satisfies Texts<typeof enGb>;
