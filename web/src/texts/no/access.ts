import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadministrator',
    'enterprise-owner': 'Konserneier',
    'organization-admin': 'Organisasjonsadministrator',
    'portfolio-manager': 'Porteføljeansvarlig',
    'restaurant-user': 'Restaurantbruker',
  },
  reach: {
    'super-admin': 'Alt, og administrasjonen av hele installasjonen.',
    'enterprise-owner': 'Leder alle organisasjoner i konsernet.',
    'organization-admin': 'Leder organisasjonen: medlemmer, restauranter, logo og innstillinger.',
    'portfolio-manager': 'Arbeider i sine restauranter og lager organisasjonsrapporter for dem.',
    'restaurant-user': 'Arbeider i restaurantene vedkommende har fått.',
  },
  plan: 'Plan',
  noPlan: 'Ingen aktiv plan',
  includedFrom: 'Inkludert fra {plan}.',
  heldBack: '{count, plural, one {# blir som den er: du kan ikke endre den.} other {# blir som de er: du kan ikke endre dem.}}',
  noneMarked: 'Du kan ikke endre noe av det du har merket.',
  libraryKeepers: 'Organisasjonens bibliotek redigeres av administratorer, konserneiere og porteføljeansvarlige.',
  locked: 'Låst til abonnementet er aktivt igjen.',
  features: {
    tv_menus: 'Menyer for skjerm',
    live_links: 'Livelenker',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Toppliste',
    procurement_reports: 'Innkjøpsrapporter',
    organization_reports: 'Organisasjonsrapporter',
    integrations: 'Integrasjoner',
    mapper_page: 'Ingredienskobling',
    enterprise_views: 'Konsern',
  },
  does: {
    tv_menus: 'Lag menyer for en skjerm i spisesalen, stående eller liggende.',
    live_links: 'Del en meny med lenke eller QR-kode som beholder adressen når menyen endres.',
    event_and_period_reports: 'Rapporter en bankett, en uke eller et hvilket som helst tidsrom, ikke bare hele måneder.',
    leaderboard: 'Sammenlign restaurantene deres med andres, og vis hva dere har forbedret.',
    procurement_reports: 'Gjør innkjøpene om til et fotavtrykk, rett fra leverandørenes lister.',
    organization_reports: 'Oppsummer alle organisasjonens restauranter i én rapport.',
    integrations: 'Koble til kassen, lageret eller egne programmer med en egen nøkkel.',
    mapper_page: 'Lær oss navnene leverandørene deres bruker, én gang for alle.',
    enterprise_views: 'Se alle organisasjonene i et konsern side om side.',
  },
} satisfies Texts<typeof enGb>;
