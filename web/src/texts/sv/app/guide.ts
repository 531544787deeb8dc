import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/guide.ts';

export default {
  count: '{number} av {of}',
  skip: 'Hoppa över rundturen',
  back: 'Tillbaka',
  next: 'Nästa',
  done: 'Börja laga',
  begin: 'Visa mig',
  steps: {
    welcome: {
      title: 'Välkommen till Plateprint',
      words: 'En minut, fem platser: sedan hittar du.',
    },
    paste: {
      title: 'Klistra in ett recept',
      words: 'Ta ett ur ett mejl, ett dokument eller ett kalkylark, precis som det står. Vi hittar ingredienser och mängder.',
    },
    footprint: {
      title: 'Avtrycket direkt',
      words:
        'Siffran följer varje ändring. Tryck på en siffra eller en rad för att se varför: gram, faktor, källa och vad som antagits.',
    },
    overview: {
      title: 'Alla era rätter',
      words: 'Här står de sida vid sida, var och en med sin märkning, i den ordning du väljer.',
    },
    menus: {
      title: 'Från rätt till meny och rapport',
      words: 'Det ni har lagat blir en meny för gästerna, och det ni har sålt eller köpt blir en rapport.',
    },
    help: {
      title: 'Här finns hjälp',
      words: 'Här finns dina inställningar och den här rundturen. Hur varje siffra blir till står under ”Så räknar vi”.',
    },
  },
} satisfies Texts<typeof enGb>;
