import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadministrator',
    'enterprise-owner': 'Konserneier',
    'organization-admin': 'Organisasjonsadministrator',
    'portfolio-manager': 'Områdeansvarlig',
    'restaurant-user': 'Restaurantbruker',
  },
  reach: {
    'super-admin': 'Full tilgang, også til administrasjonen av hele installasjonen.',
    'enterprise-owner': 'Administrerer alle organisasjoner i konsernet.',
    'organization-admin': 'Administrerer organisasjonen: medlemmer, restauranter, logo og innstillinger.',
    'portfolio-manager': 'Jobber i restaurantene sine og lager organisasjonsrapporter for dem.',
    'restaurant-user': 'Jobber i restaurantene vedkommende har tilgang til.',
  },
  plan: 'Abonnement',
  noPlan: 'Ikke noe aktivt abonnement',
  includedFrom: 'Inkludert fra og med {plan}.',
  heldBack:
    '{count, plural, one {# er uendret: Du har ikke rett til å endre den.} other {# er uendret: Du har ikke rett til å endre dem.}}',
  noneMarked: 'Du har ikke rett til å endre noe av det du har valgt.',
  libraryKeepers: 'Bare administratorer, konserneiere og områdeansvarlige kan endre i organisasjonens bibliotek.',
  locked: 'Låst til abonnementet er aktivt igjen.',
  features: {
    tv_menus: 'Menyer for skjerm',
    menu_plans: 'Menyplaner',
    live_links: 'Livelenker',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Toppliste',
    procurement_reports: 'Innkjøpsrapporter',
    organization_reports: 'Organisasjonsrapporter',
    integrations: 'Integrasjoner',
    mapper_page: 'Ingredienskobling',
    enterprise_views: 'Konsernoversikt',
  },
  does: {
    tv_menus: 'Lag menyer for en skjerm i spisesalen, stående eller liggende.',
    menu_plans: 'Planlegg rettene uke for uke, se avtrykk, kostnad og næring med en gang, og finn bedre dager for dem.',
    live_links: 'Del en meny med lenke eller QR-kode. Adressen er den samme når menyen endres.',
    event_and_period_reports: 'Lag rapport for en bankett, en uke eller et valgfritt tidsrom, ikke bare hele måneder.',
    leaderboard: 'Sammenlign restaurantene deres med andres, og vis fremgangen.',
    procurement_reports: 'Beregn klimaavtrykket av innkjøpene rett fra leverandørenes lister.',
    organization_reports: 'Samle alle restaurantene deres i én rapport.',
    integrations: 'Koble til kassesystem, lagersystem eller egne programmer, hvert med sin egen nøkkel.',
    mapper_page: 'Koble navnene leverandørene deres bruker, én gang for hele organisasjonen.',
    enterprise_views: 'Se alle organisasjonene i et konsern side om side.',
  },
} satisfies Texts<typeof enGb>;
