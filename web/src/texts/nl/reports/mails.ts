import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/mails.ts';

export default {
  title: 'Elke maand per e-mail',
  lead: 'Wie u hier noemt, krijgt elke maand het afgeronde rapport, zonder account. Iedereen wordt eerst om toestemming gevraagd en kan altijd opzeggen.',
  email: 'E-mailadres',
  language: 'Taal van de e-mail',
  add: 'Toestemming vragen',
  added: '{email} is om toestemming gevraagd.',
  none: 'Niemand krijgt de rapporten per e-mail.',
  remove: '{email} verwijderen',
  leaving: {
    title: '{email} verwijderen?',
    confirm: 'Verwijderen',
    means:
      'Dit adres krijgt de rapporten niet meer. Na 30 dagen kunt u opnieuw toestemming vragen; de ontvanger moet dan opnieuw bevestigen.',
  },
  state: {
    asked: 'om toestemming gevraagd, nog niet bevestigd',
    confirmed: 'krijgt de rapporten',
    stopped: 'heeft opgezegd',
  },
  last: 'laatst verstuurd: {month}',
  failed: '{month} kon niet worden verstuurd',
  refused: {
    already_there: 'Dit adres staat al in de lijst.',
    stopped: 'De ontvanger heeft opgezegd. Alleen de ontvanger kan dat wijzigen.',
    removed: 'Dit adres is verwijderd. Na 30 dagen kunt u opnieuw toestemming vragen.',
    too_many: 'De lijst is vol.',
    email: 'Vul een volledig e-mailadres in.',
  },
  page: {
    title: 'Rapporten van {restaurant} per e-mail',
    asked: '{organization} wil het maandelijkse klimaatrapport van {restaurant} naar {email} sturen.',
    confirmed: '{email} krijgt elke maand het klimaatrapport van {restaurant}.',
    stopped: 'Er gaan geen rapporten van {restaurant} meer naar {email}.',
    confirm: 'Ja, stuur mij de rapporten',
    decline: 'Nee, bedankt',
    stop: 'Opzeggen',
    again: 'Rapporten weer ontvangen',
  },
  gone: {
    title: 'Deze pagina bestaat niet meer',
    lead: 'Er worden geen rapporten naar u gestuurd.',
  },
} satisfies Texts<typeof enGb>;
