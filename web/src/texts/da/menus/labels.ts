import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Hvad bygger jeres klimamærker på?',
  lead: 'Siden den 27. september 2026 kræver mærker med bogstaver eller farver en certificeringsordning eller en offentlig myndighed i EU. Vælg, på hvilket grundlag organisationen viser dem for gæster.',
  figures: 'Værdier alene',
  figuresHint: 'Gæsterne læser tallet, enheden og hvad det omfatter, uden bogstav, farve eller dom. Det kræver intet certifikat.',
  scheme: 'Certificeringsordning',
  schemeHint:
    'Bogstaverne bliver til og med certifikatets sidste dag, derefter vises værdier. Certifikatet skal være fra en tredjeparts ordning, der dækker netop disse bogstaver.',
  own: 'Bogstaver på eget ansvar',
  ownHint: 'Bogstaverne bliver, som de er. Organisationen svarer selv for, om de må det, og dit navn gemmes.',
  schemeName: 'Ordningens navn',
  certificateNumber: 'Certifikatets nummer',
  validUntil: 'Gyldigt til',
  covers: 'Certifikatet dækker disse bogstaver.',
  coversHint: 'Et økologisk certifikat gør det for eksempel ikke.',
  answer: 'Jeg står inde for bogstaverne på organisationens vegne.',
  needed: 'Udfyld dette.',
  unsigned: 'Sæt kryds for at gå videre.',
  save: 'Gem',
  saved: 'Gemt. Alt, hvad der vises, følger med det samme.',
  goOn: 'Fortsæt',
  applies:
    'Det gælder alle organisationens menuer. {count, plural, =0 {Ingen vises live nu.} one {Én livemenu ændres med det samme.} other {# livemenuer ændres med det samme.}}',
  notYours: 'De ansvarlige for organisationen vælger. Du kan fortsætte nu med værdier alene.',
  askAdmins: 'Send dem spørgsmålet',
  asked: 'Spørgsmålet er sendt.',
  chosenBy: 'Valgt af {name}, {date}',
  chosenOn: 'Valgt {date}',
  unchosen: 'Ikke valgt endnu. Det, der vises live, viser det, det viste.',
  notice: 'Organisationen viser bogstaver på eget ansvar.',
  days: '{days, plural, =0 {Fra i dag viser livemenuer bogstaver, som ingen har taget stilling til.} one {I én dag har livemenuer vist bogstaver, som ingen har taget stilling til.} other {I # dage har livemenuer vist bogstaver, som ingen har taget stilling til.}}',
  change: 'Ændr',
  tab: 'Mærker',
  ended: 'Certifikatet er udløbet: værdier vises.',
  advice: 'Direktiv 2005/29/EF, bilag I, punkt 2a. Dette er ikke juridisk rådgivning.',
} satisfies Texts<typeof enGb>;
