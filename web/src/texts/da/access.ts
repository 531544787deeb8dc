import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadministrator',
    'enterprise-owner': 'Koncernejer',
    'organization-admin': 'Organisationsadministrator',
    'portfolio-manager': 'Porteføljeansvarlig',
    'restaurant-user': 'Restaurantbruger',
  },
  reach: {
    'super-admin': 'Alt, og administrationen af hele installationen.',
    'enterprise-owner': 'Leder alle organisationer i koncernen.',
    'organization-admin': 'Leder organisationen: medlemmer, restauranter, logo og indstillinger.',
    'portfolio-manager': 'Arbejder i sine restauranter og laver organisationsrapporter over dem.',
    'restaurant-user': 'Arbejder i de restauranter, vedkommende har fået.',
  },
  plan: 'Plan',
  noPlan: 'Ingen aktiv plan',
  includedFrom: 'Med fra {plan}.',
  heldBack:
    '{count, plural, one {# bliver, som den er: du må ikke ændre den.} other {# bliver, som de er: du må ikke ændre dem.}}',
  noneMarked: 'Du må ikke ændre noget af det, du har markeret.',
  libraryKeepers: 'Organisationens bibliotek redigeres af administratorer, koncernejere og porteføljeansvarlige.',
  locked: 'Låst, indtil abonnementet er aktivt igen.',
  features: {
    tv_menus: 'Menuer til skærm',
    menu_plans: 'Menuplaner',
    live_links: 'Livelinks',
    event_and_period_reports: 'Event- og perioderapporter',
    leaderboard: 'Rangliste',
    procurement_reports: 'Indkøbsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingredienskobling',
    enterprise_views: 'Koncern',
  },
  does: {
    tv_menus: 'Lav menuer til en skærm i spisesalen, på højkant eller bredt.',
    menu_plans: 'Planlæg uger med retter, se straks hvad de betyder, og find bedre dage til dem.',
    live_links: 'Del en menu med et link eller en QR-kode, der beholder sin adresse, når menuen ændres.',
    event_and_period_reports: 'Lav rapport over en banket, en uge eller et hvilket som helst tidsrum, ikke kun hele måneder.',
    leaderboard: 'Sammenlign jeres restauranter med andres, og vis, hvad I har forbedret.',
    procurement_reports: 'Gør indkøbene til et aftryk, direkte fra leverandørernes lister.',
    organization_reports: 'Saml alle organisationens restauranter i én rapport.',
    integrations: 'Forbind kassen, lageret eller egne programmer med en egen nøgle.',
    mapper_page: 'Lær os de navne, jeres leverandører bruger, én gang for alle.',
    enterprise_views: 'Se alle en koncerns organisationer side om side.',
  },
} satisfies Texts<typeof enGb>;
