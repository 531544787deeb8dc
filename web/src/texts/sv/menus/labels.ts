import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Vad grundas er klimatmärkning på?',
  lead: 'Sedan den 27 september 2026 kräver märkning med bokstäver eller färger ett certifieringssystem eller en myndighet i EU. Välj på vilken grund organisationen visar den för gäster.',
  figures: 'Enbart värden',
  figuresHint:
    'Gästerna läser siffran, enheten och vad den omfattar, utan bokstav, färg eller omdöme. Det kräver inget certifikat.',
  scheme: 'Certifieringssystem',
  schemeHint:
    'Bokstäverna står kvar till och med certifikatets sista dag, sedan visas värden. Certifikatet måste höra till en tredje parts system som omfattar just de här bokstäverna.',
  own: 'Bokstäver på eget ansvar',
  ownHint: 'Bokstäverna står kvar som de är. Organisationen svarar själv för om de får det, och ditt namn sparas.',
  schemeName: 'Systemets namn',
  certificateNumber: 'Certifikatets nummer',
  validUntil: 'Giltigt till',
  covers: 'Certifikatet omfattar de här bokstäverna.',
  coversHint: 'Ett certifikat för ekologiskt gör det till exempel inte.',
  answer: 'Jag ansvarar för bokstäverna i organisationens namn.',
  needed: 'Fyll i det här.',
  unsigned: 'Kryssa i rutan för att gå vidare.',
  save: 'Spara',
  saved: 'Sparat. Allt som visas följer direkt.',
  goOn: 'Fortsätt',
  applies:
    'Det gäller alla menyer i organisationen. {count, plural, =0 {Ingen visas live just nu.} one {En meny som visas live ändras direkt.} other {# menyer som visas live ändras direkt.}}',
  notYours: 'De som ansvarar för organisationen väljer. Du kan fortsätta nu med enbart värden.',
  askAdmins: 'Skicka frågan till dem',
  asked: 'Frågan är skickad.',
  chosenBy: 'Valt av {name}, {date}',
  chosenOn: 'Valt {date}',
  unchosen: 'Inte valt än. Det som visas live visar vad det visade.',
  notice: 'Organisationen visar bokstäver på eget ansvar.',
  days: '{days, plural, =0 {Sedan i dag visar livemenyer bokstäver som ingen har tagit ställning till.} one {I en dag har livemenyer visat bokstäver som ingen har tagit ställning till.} other {I # dagar har livemenyer visat bokstäver som ingen har tagit ställning till.}}',
  change: 'Ändra',
  tab: 'Märkning',
  ended: 'Certifikatet har gått ut: värden visas.',
  advice: 'Direktiv 2005/29/EG, bilaga I, punkt 2a. Det här är ingen juridisk rådgivning.',
} satisfies Texts<typeof enGb>;
