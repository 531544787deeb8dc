import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Nog niet opgeslagen',
    changes: 'Niet-opgeslagen wijzigingen',
    all: 'Alle {count, number} tonen',
    nameless: 'Naamloos',
  },
  continue: 'Verdergaan',
  continueOf: 'Verdergaan met {name}',
  discard: 'Weggooien',
  discardOf: '{name} weggooien',
  download: 'Downloaden',
  downloadOf: '{name} downloaden',
  discarded: 'Het concept ‘{name}’ is weggegooid.',
  discardQuestion: 'Uw wijzigingen weggooien?',
  discardHelp: 'Alles wat sinds de laatste keer opslaan is gewijzigd, gaat verloren. Dit kan niet ongedaan worden gemaakt.',
  keptApart: 'Uw wijzigingen zijn als concept bewaard. U vindt ze in de lijst, bij wat nog niet is opgeslagen.',
  undo: 'Ongedaan maken',
  continued: 'U gaat verder met uw niet-opgeslagen werk.',
  unreadable: {
    badge: 'Kan niet worden geopend',
    title: 'Een deel van uw niet-opgeslagen werk kan niet worden geopend.',
    words:
      'Het is opgeslagen met een andere versie van Plateprint. Het blijft bewaard in deze browser: download het, zodat er niets verloren gaat.',
    listed: 'Opgeslagen met een andere versie van Plateprint. Download het, zodat er niets verloren gaat.',
  },
  keptHere: 'Uw wijzigingen blijven in deze browser bewaard.',
  saveAgain: 'Opnieuw opslaan',
  noRoom: {
    title: 'Deze browser heeft geen opslagruimte meer voor uw wijzigingen.',
    save: 'Ze bestaan alleen op deze pagina. Sla vaak op: bij opnieuw laden gaan ze verloren.',
    finish: 'Ze bestaan alleen op deze pagina. Rond af voordat u de pagina verlaat of opnieuw laadt.',
    badge: 'Niet bewaard',
    listed:
      'Deze browser had er geen opslagruimte meer voor. Het concept bestaat alleen in het tabblad waarin het openstaat; sluit u dat, dan is het weg.',
    was: '‘{name}’ kon niet worden bewaard.',
    another: 'Deze browser heeft geen opslagruimte meer voor nog een concept. Sla eerst dit recept op.',
  },
  leave: {
    title: 'Pagina verlaten zonder op te slaan?',
    kept: 'Uw wijzigingen blijven als concept in deze browser. U vindt het in de lijst tot u ermee verdergaat, het weggooit of uitlogt.',
    lost: 'Deze browser heeft geen opslagruimte meer voor uw wijzigingen. Als u de pagina verlaat, zijn ze verloren.',
    stay: 'Op de pagina blijven',
    leave: 'Verlaten',
    save: 'Opslaan en verlaten',
  },
  conflict: {
    own: 'U hebt in een ander tabblad of op een ander apparaat een nieuwere versie opgeslagen.',
    other: 'Iemand anders heeft intussen een nieuwere versie opgeslagen.',
  },
  signOut: {
    title: 'Uitloggen en niet-opgeslagen werk weggooien?',
    words:
      '{count, plural, one {Dit is niet opgeslagen. Bij het uitloggen wordt het in alle tabbladen van deze browser weggegooid.} other {Dit alles is niet opgeslagen. Bij het uitloggen wordt het in alle tabbladen van deze browser weggegooid.}}',
    stay: 'Ingelogd blijven',
    forget: 'Uitloggen en weggooien',
  },
} satisfies Texts<typeof enGb>;
