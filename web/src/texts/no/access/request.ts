import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Spør en administrator',
    'super-admin': 'Be om funksjonen',
  },
  sent: {
    'organization-admin': 'Sendt til administratorene i organisasjonen {moment}.',
    'super-admin': 'Sendt til dem som drifter Plateprint for dere {moment}.',
  },
  nobody: 'Ikke sendt: det finnes ingen mottaker ennå.',
  included: 'Abonnementet har funksjonen nå. Last inn siden på nytt.',
  preview: {
    tv_menus: 'Eksempel: en meny på skjerm, rettene med hvert sitt klimanivå.',
    menu_plans: 'Eksempel: en uke med retter dag for dag, hver med sitt klimanivå.',
    live_links: 'Eksempel: QR-koden til en meny, og menyen på telefonen som har skannet den.',
    event_and_period_reports: 'Eksempel: sidene i en rapport, med verdier og et diagram over klimanivåene.',
    leaderboard: 'Eksempel: restauranter etter avtrykk, lavest først og deres egen uthevet.',
    procurement_reports: 'Eksempel: linjene på en faktura, og en andel av alle innkjøp som en ring.',
    organization_reports: 'Eksempel: flere restauranter samlet i én rapport.',
    integrations: 'Eksempel: tre systemer koblet til rettene deres, hvert med sin egen nøkkel.',
    mapper_page: 'Eksempel: navnene en leverandør bruker, hvert ved siden av ingrediensen det står for.',
    enterprise_views: 'Eksempel: organisasjoner side om side, med avtrykket måned for måned.',
  },
} satisfies Texts<typeof enGb>;
