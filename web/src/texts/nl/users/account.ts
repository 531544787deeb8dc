import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    firstnameMissing: 'Vul uw voornaam in.',
    lastnameMissing: 'Vul uw achternaam in.',
    save: 'Naam opslaan',
    saved: 'Uw naam is opgeslagen.',
    prompt: 'Hoe heet u?',
    promptLead: 'Zodat uw collega’s zien wie een recept heeft geschreven of een rapport heeft gemaakt.',
  },
  email: {
    now: 'U logt in met',
    new: 'Nieuw e-mailadres',
    newHint: 'De wijziging geldt zodra u de link opent die we daarheen sturen.',
    missing: 'Vul het nieuwe e-mailadres in.',
    password: 'Uw wachtwoord',
    save: 'E-mailadres wijzigen',
    pending: 'We hebben een link naar {email} gestuurd. Open die om het nieuwe adres te bevestigen.',
    cancel: 'Huidig adres behouden',
    unverified: 'Dit adres is nog niet bevestigd.',
  },
  password: {
    former: 'Huidig wachtwoord',
    formerMissing: 'Vul uw huidige wachtwoord in.',
    save: 'Wachtwoord wijzigen',
    saved: 'Uw wachtwoord is gewijzigd. Overal elders bent u uitgelogd.',
  },
  sessions: {
    here: 'Deze browser',
    seen: 'Laatst gebruikt {ago}, ingelogd sinds {since}',
    unknown: 'Onbekend apparaat',
    end: 'Uitloggen',
    endOne: '{device} uitloggen',
    ended: 'Op dat apparaat uitgelogd.',
    endOthers: 'Overal elders uitloggen',
    endOthersConfirm: 'Overal elders uitloggen',
    endOthersLead: 'Hier blijft u ingelogd. Niet-opgeslagen werk elders gaat verloren.',
    othersEnded: 'Overal elders uitgelogd.',
  },
  overviews: {
    recipes: 'Recepten',
    menus: 'Menukaarten',
    reports: 'Rapporten',
    tile: 'Tegels',
    list: 'Lijst',
  },
  inactivity: {
    label: 'Automatisch uitloggen na',
    hint: 'Een minuut van tevoren krijgt u een waarschuwing. Werk in andere tabbladen telt mee.',
    after: '{minutes, plural, =0 {Nooit} one {# minuut} other {# minuten}}',
  },
  beta: {
    ingredientSwap: 'Klimaatvriendelijkere alternatieven tonen',
    ingredientSwapHint: 'In bèta: de recepteditor stelt ingrediënten met een lagere voetafdruk voor.',
  },
  guide: {
    lead: 'Een korte rondleiding langs de belangrijkste pagina’s.',
    again: 'Rondleiding starten',
  },
} satisfies Texts<typeof enGb>;
