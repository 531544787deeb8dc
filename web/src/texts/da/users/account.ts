import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/users/account.ts';

export default {
  name: {
    firstname: 'Fornavn',
    lastname: 'Efternavn',
    firstnameMissing: 'Skriv dit fornavn.',
    lastnameMissing: 'Skriv dit efternavn.',
    save: 'Gem navnet',
    saved: 'Navnet er gemt.',
    prompt: 'Hvad hedder du?',
    promptLead: 'Så kollegerne ved, hvem der skrev en opskrift eller lavede en rapport.',
  },
  email: {
    now: 'Du logger ind med',
    new: 'Ny e-mailadresse',
    newHint: 'Ændringen gælder, når du åbner det link, vi sender dertil.',
    missing: 'Skriv den nye e-mailadresse.',
    password: 'Din adgangskode',
    save: 'Skift e-mailadresse',
    pending: 'Vi har sendt et link til {email}. Åbn det for at bekræfte den nye adresse.',
    cancel: 'Behold nuværende adresse',
    unverified: 'Adressen er ikke bekræftet endnu.',
  },
  password: {
    former: 'Nuværende adgangskode',
    formerMissing: 'Skriv din adgangskode.',
    save: 'Skift adgangskode',
    saved: 'Din adgangskode er ændret. Du er logget ud på alle andre enheder.',
  },
  sessions: {
    here: 'Denne browser',
    seen: 'Sidst brugt {ago}, logget ind siden {since}',
    unknown: 'Ukendt enhed',
    end: 'Log ud',
    endOne: 'Log {device} ud',
    ended: 'Enheden er logget ud.',
    endOthers: 'Log ud på alle andre enheder',
    endOthersConfirm: 'Log de andre ud',
    endOthersLead: 'Du forbliver logget ind her. Arbejde på andre enheder, der ikke er gemt, går tabt.',
    othersEnded: 'Logget ud på alle andre enheder.',
  },
  overviews: {
    recipes: 'Opskrifter',
    menus: 'Menuer',
    reports: 'Rapporter',
    tile: 'Kort',
    list: 'Liste',
  },
  inactivity: {
    label: 'Log automatisk ud efter inaktivitet i',
    hint: 'Du får en advarsel et minut før. Arbejde i andre faner tæller også.',
    after: '{minutes, plural, =0 {Aldrig} one {# minut} other {# minutter}}',
  },
  beta: {
    ingredientSwap: 'Vis alternativer med lavere aftryk',
    ingredientSwapHint: 'Testversion: Opskriftseditoren foreslår ingredienser med lavere aftryk.',
  },
  guide: {
    lead: 'En kort rundvisning på de vigtigste sider.',
    again: 'Vis rundvisningen',
  },
} satisfies Texts<typeof enGb>;
