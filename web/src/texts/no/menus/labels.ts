import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/labels.ts';

export default {
  title: 'Hva bygger klimamerkene deres på?',
  lead: 'Siden 27. september 2026 krever merker med bokstaver eller farger en sertifiseringsordning eller en offentlig myndighet i EU. Velg på hvilket grunnlag organisasjonen viser dem for gjester.',
  figures: 'Bare verdier',
  figuresHint:
    'Gjestene leser tallet, enheten og hva det omfatter, uten bokstav, farge eller ord som bedømmer. Det krever ikke sertifikat.',
  scheme: 'Sertifiseringsordning',
  schemeHint:
    'Bokstavene blir stående til og med sertifikatets siste dag, deretter vises verdier. Sertifikatet må være fra en tredjeparts ordning som dekker disse bokstavene.',
  own: 'Bokstaver på eget ansvar',
  ownHint: 'Bokstavene blir som de er. Organisasjonen svarer selv for om de kan det, og navnet ditt lagres.',
  schemeName: 'Ordningens navn',
  certificateNumber: 'Sertifikatnummer',
  validUntil: 'Gyldig til',
  covers: 'Sertifikatet dekker disse bokstavene.',
  coversHint: 'Et økologisk sertifikat gjør det for eksempel ikke.',
  answer: 'Jeg går god for bokstavene på vegne av organisasjonen.',
  needed: 'Fyll ut dette.',
  unsigned: 'Kryss av i ruten for å gå videre.',
  save: 'Lagre',
  saved: 'Lagret. Alt som vises, følger med en gang.',
  goOn: 'Fortsett',
  applies:
    'Dette gjelder alle menyene i organisasjonen. {count, plural, =0 {Ingen vises live nå.} one {Én livemeny endres med en gang.} other {# livemenyer endres med en gang.}}',
  notYours: 'De som styrer organisasjonen velger. Du kan fortsette nå med bare verdier.',
  askAdmins: 'Send dem spørsmålet',
  asked: 'Spørsmålet er sendt.',
  chosenBy: 'Valgt av {name}, {date}',
  chosenOn: 'Valgt {date}',
  unchosen: 'Ikke valgt ennå. Det som vises live, viser det det viste.',
  notice: 'Organisasjonen viser bokstaver på eget ansvar.',
  days: '{days, plural, =0 {Fra i dag viser livemenyer bokstaver som ingen har tatt stilling til.} one {I én dag har livemenyer vist bokstaver som ingen har tatt stilling til.} other {I # dager har livemenyer vist bokstaver som ingen har tatt stilling til.}}',
  change: 'Endre',
  tab: 'Merker',
  ended: 'Sertifikatet har gått ut: verdier vises.',
  advice: 'Direktiv 2005/29/EF, vedlegg I, punkt 2a. Dette er ikke juridisk rådgivning.',
} satisfies Texts<typeof enGb>;
