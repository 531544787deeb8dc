import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Inte sparat än',
    changes: 'Osparade ändringar',
    all: 'Visa alla {count, number}',
    nameless: 'Utan namn',
  },
  continue: 'Fortsätt',
  continueOf: 'Fortsätt med {name}',
  discard: 'Släng',
  discardOf: 'Släng {name}',
  download: 'Ladda ner',
  downloadOf: 'Ladda ner {name}',
  discarded: 'Utkastet ”{name}” är slängt.',
  discardQuestion: 'Slänga dina ändringar?',
  discardHelp: 'Allt som ändrats sedan du senast sparade går förlorat. Det går inte att ångra.',
  keptApart: 'Dina ändringar finns kvar som utkast. Du hittar dem i listan under det som inte är sparat än.',
  undo: 'Ångra',
  continued: 'Du fortsätter med ditt osparade arbete.',
  unreadable: {
    badge: 'Kan inte öppnas',
    title: 'Det finns osparat arbete som inte kan öppnas.',
    words:
      'Det sparades av en annan version av Plateprint. Det finns kvar i den här webbläsaren: ladda ner det, så att inget går förlorat.',
    listed: 'Det sparades av en annan version av Plateprint. Ladda ner det, så att inget går förlorat.',
  },
  keptHere: 'Dina ändringar ligger kvar i den här webbläsaren.',
  saveAgain: 'Spara igen',
  noRoom: {
    title: 'Webbläsaren har inget utrymme kvar för ändringarna.',
    save: 'De finns bara på den här sidan. Spara ofta: de försvinner om sidan laddas om.',
    finish: 'De finns bara på den här sidan. Gör klart innan du lämnar eller laddar om den.',
    badge: 'Inte sparat',
    listed: 'Webbläsaren hade inget utrymme kvar. Utkastet finns bara i fliken där det är öppet; stängs den är det borta.',
    was: '”{name}” kunde inte sparas.',
    another: 'Webbläsaren har inget utrymme för ett utkast till. Spara det här receptet först.',
  },
  leave: {
    title: 'Lämna utan att spara?',
    kept: 'Ändringarna ligger kvar i webbläsaren som utkast. Du hittar det i listan tills du fortsätter, slänger det eller loggar ut.',
    lost: 'Webbläsaren har inget utrymme kvar för ändringarna. Om du lämnar sidan går de förlorade.',
    stay: 'Stanna på sidan',
    leave: 'Lämna sidan',
    save: 'Spara och lämna',
  },
  conflict: {
    own: 'Du har sparat en nyare version i en annan flik eller på en annan enhet.',
    other: 'Någon annan har sparat en nyare version under tiden.',
  },
  signOut: {
    title: 'Logga ut och slänga osparat arbete?',
    words:
      '{count, plural, one {Det här är inte sparat. Loggar du ut slängs det i alla flikar i webbläsaren.} other {De här är inte sparade. Loggar du ut slängs de i alla flikar i webbläsaren.}}',
    stay: 'Fortsätt vara inloggad',
    forget: 'Logga ut och släng',
  },
} satisfies Texts<typeof enGb>;
