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
    promptLead: 'Zodat collega’s weten wie een recept heeft geschreven of een rapport heeft gemaakt.',
  },
  email: {
    now: 'U logt in met',
    new: 'Nieuw e-mailadres',
    newHint: 'Het geldt zodra u de link opent die we erheen sturen. Tot dan verandert er niets.',
    missing: 'Vul het nieuwe e-mailadres in.',
    password: 'Uw wachtwoord',
    save: 'E-mailadres wijzigen',
    pending: 'We hebben een link gestuurd naar {email}. Uw adres verandert zodra u die opent.',
    cancel: 'Huidig adres houden',
    unverified: 'Dit adres is nog niet bevestigd.',
  },
  password: {
    former: 'Uw huidige wachtwoord',
    formerMissing: 'Vul uw wachtwoord in.',
    save: 'Wachtwoord wijzigen',
    saved: 'Uw wachtwoord is gewijzigd. Overal elders bent u uitgelogd.',
  },
  sessions: {
    here: 'Deze browser',
    seen: 'Laatst gebruikt {ago}, sinds {since}',
    unknown: 'Onbekend apparaat',
    end: 'Uitloggen',
    endOne: '{device} uitloggen',
    ended: 'Daar uitgelogd.',
    endOthers: 'Overal elders uitloggen',
    endOthersConfirm: 'De andere uitloggen',
    endOthersLead: 'Hier blijft u ingelogd. Wat elders niet is opgeslagen, gaat verloren.',
    othersEnded: 'Overal elders uitgelogd.',
  },
  overviews: {
    recipes: 'Recepten',
    menus: 'Menu’s',
    reports: 'Rapporten',
    tile: 'Tegels',
    list: 'Lijst',
  },
  inactivity: {
    label: 'Vanzelf uitloggen als er niets gebeurt gedurende',
    hint: 'Een minuut ervoor komt een waarschuwing, en werk in een ander tabblad telt mee.',
    after: '{minutes, plural, =0 {Nooit} one {# minuut} other {# minuten}}',
  },
  beta: {
    ingredientSwap: 'Lichtere alternatieven tonen',
    ingredientSwapHint: 'Nog op proef: de recepteneditor stelt ingrediënten met een kleinere voetafdruk voor.',
  },
  guide: {
    lead: 'Een korte rondleiding langs de belangrijkste plekken.',
    again: 'Rondleiding tonen',
  },
} satisfies Texts<typeof enGb>;
