import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Förnamn',
    lastname: 'Efternamn',
    firstnameMissing: 'Fyll i ditt förnamn.',
    lastnameMissing: 'Fyll i ditt efternamn.',
    save: 'Spara namnet',
    saved: 'Ditt namn har sparats.',
    prompt: 'Vad heter du?',
    promptLead: 'Så att kollegorna vet vem som skrev ett recept eller gjorde en rapport.',
  },
  email: {
    now: 'Du loggar in med',
    new: 'Ny e-postadress',
    newHint: 'Ändringen gäller när du öppnar länken som vi skickar dit.',
    missing: 'Fyll i den nya e-postadressen.',
    password: 'Ditt lösenord',
    save: 'Byt e-postadress',
    pending: 'Vi har skickat en länk till {email}. Öppna den för att bekräfta den nya adressen.',
    cancel: 'Behåll nuvarande adress',
    unverified: 'Adressen är inte bekräftad än.',
  },
  password: {
    former: 'Nuvarande lösenord',
    formerMissing: 'Fyll i ditt lösenord.',
    save: 'Byt lösenord',
    saved: 'Ditt lösenord är ändrat. Du har loggats ut på alla andra enheter.',
  },
  sessions: {
    here: 'Den här webbläsaren',
    seen: 'Senast använd {ago}, inloggad sedan {since}',
    unknown: 'Okänd enhet',
    end: 'Logga ut',
    endOne: 'Logga ut {device}',
    ended: 'Enheten är utloggad.',
    endOthers: 'Logga ut på alla andra enheter',
    endOthersConfirm: 'Logga ut de andra',
    endOthersLead: 'Du förblir inloggad här. Osparat arbete på andra enheter går förlorat.',
    othersEnded: 'Utloggad på alla andra enheter.',
  },
  overviews: {
    recipes: 'Recept',
    menus: 'Menyer',
    reports: 'Rapporter',
    tile: 'Kort',
    list: 'Lista',
  },
  inactivity: {
    label: 'Logga ut automatiskt efter inaktivitet i',
    hint: 'Du får en varning en minut innan. Arbete i andra flikar räknas också.',
    after: '{minutes, plural, =0 {Aldrig} one {# minut} other {# minuter}}',
  },
  beta: {
    ingredientSwap: 'Visa alternativ med lägre avtryck',
    ingredientSwapHint: 'Testversion: receptredigeraren föreslår ingredienser med lägre avtryck.',
  },
  guide: {
    lead: 'En kort rundtur bland de viktigaste sidorna.',
    again: 'Visa rundturen',
  },
} satisfies Texts<typeof enGb>;
