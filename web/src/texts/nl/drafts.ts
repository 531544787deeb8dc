import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Nog niet opgeslagen',
    changes: 'Niet-opgeslagen wijzigingen',
    all: 'Alle {count, number} tonen',
    nameless: 'Zonder naam',
  },
  continue: 'Verdergaan',
  continueOf: 'Verdergaan met {name}',
  discard: 'Weggooien',
  discardOf: '{name} weggooien',
  download: 'Downloaden',
  downloadOf: '{name} downloaden',
  discarded: 'Het concept ‘{name}’ is weggegooid.',
  undo: 'Ongedaan maken',
  continued: 'U gaat verder met wat niet is opgeslagen.',
  unreadable: {
    badge: 'Kan niet worden geopend',
    title: 'Er is niet-opgeslagen werk dat niet kan worden geopend.',
    words:
      'Een andere versie van het product heeft het geschreven. Het ligt apart in deze browser: download het, zodat er niets verloren gaat.',
    listed: 'Een andere versie van het product heeft het geschreven. Download het, zodat er niets verloren gaat.',
  },
  keptHere: 'Uw wijzigingen blijven in deze browser bewaard.',
  saveAgain: 'Opnieuw opslaan',
  noRoom: {
    title: 'Deze browser heeft geen ruimte voor uw wijzigingen.',
    save: 'Alleen deze pagina heeft ze: sla af en toe op, bij opnieuw laden gaan ze verloren.',
    finish: 'Alleen deze pagina heeft ze: maak het af voordat u de pagina verlaat of opnieuw laadt.',
    badge: 'Niet bewaard',
    listed:
      'Deze browser had er geen ruimte voor. Alleen het tabblad waarin het openstaat heeft het nog; staat het nergens open, dan is het weg.',
    was: '‘{name}’ kon niet worden bewaard.',
    another: 'Deze browser heeft geen ruimte voor nog een concept. Sla eerst dit recept op.',
  },
  leave: {
    title: 'Weggaan zonder op te slaan?',
    kept: 'Uw wijzigingen blijven als concept in deze browser. U vindt het in het overzicht tot u verdergaat, het weggooit of u afmeldt.',
    lost: 'Deze browser heeft geen ruimte voor uw wijzigingen: als u weggaat, zijn ze verloren.',
    stay: 'Hier blijven',
    leave: 'Weggaan',
    save: 'Opslaan en weggaan',
  },
  conflict: {
    own: 'U hebt zelf een nieuwere versie opgeslagen, in een ander tabblad of op een ander apparaat.',
    other: 'Iemand anders heeft intussen een nieuwere versie opgeslagen.',
  },
  signOut: {
    title: 'Afmelden en vergeten wat niet is opgeslagen?',
    words:
      '{count, plural, one {Dit is niet opgeslagen. Bij het afmelden wordt het in deze browser vergeten, in alle tabbladen.} other {Deze zijn niet opgeslagen. Bij het afmelden worden ze in deze browser vergeten, in alle tabbladen.}}',
    stay: 'Aangemeld blijven',
    forget: 'Afmelden en vergeten',
  },
} satisfies Texts<typeof enGb>;
