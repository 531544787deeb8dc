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
  undo: 'Ångra',
  continued: 'Du fortsätter på något som inte sparades.',
  unreadable: {
    badge: 'Kan inte öppnas',
    title: 'Det finns osparat arbete som inte kan öppnas.',
    words:
      'Det skrevs av en annan version av produkten. Det är lagt åt sidan i den här webbläsaren: ladda ner det, så att inget går förlorat.',
    listed: 'Det skrevs av en annan version av produkten. Ladda ner det, så att inget går förlorat.',
  },
  keptHere: 'Dina ändringar ligger kvar i den här webbläsaren.',
  saveAgain: 'Spara igen',
  noRoom: {
    title: 'Webbläsaren har inte plats för ändringarna.',
    save: 'De finns bara på den här sidan: spara då och då, laddas den om är de borta.',
    finish: 'De finns bara på den här sidan: gör klart innan du lämnar den eller laddar om den.',
    badge: 'Inte kvar',
    listed: 'Webbläsaren hade inte plats. Bara fliken där det är öppet har det; är ingen öppen är det borta.',
    was: '”{name}” fick inte plats.',
    another: 'Webbläsaren har inte plats för ett utkast till. Spara det här receptet först.',
  },
  leave: {
    title: 'Lämna utan att spara?',
    kept: 'Ändringarna ligger kvar i den här webbläsaren som utkast. Du hittar det i översikten tills du fortsätter, slänger det eller loggar ut.',
    lost: 'Webbläsaren har inte plats för ändringarna: lämnar du sidan går de förlorade.',
    stay: 'Stanna kvar',
    leave: 'Lämna',
    save: 'Spara och lämna',
  },
  conflict: {
    own: 'Du har själv sparat en nyare version, i en annan flik eller på en annan enhet.',
    other: 'Någon annan har sparat en nyare version under tiden.',
  },
  signOut: {
    title: 'Logga ut och glömma det som inte är sparat?',
    words:
      '{count, plural, one {Det här är inte sparat. Loggar du ut glöms det i den här webbläsaren, i alla flikar.} other {De här är inte sparade. Loggar du ut glöms de i den här webbläsaren, i alla flikar.}}',
    stay: 'Fortsätt vara inloggad',
    forget: 'Logga ut och glöm',
  },
} satisfies Texts<typeof enGb>;
