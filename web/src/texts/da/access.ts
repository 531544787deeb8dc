import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rolle',
  roles: {
    'super-admin': 'Superadministrator',
    'enterprise-owner': 'Koncernejer',
    'organization-admin': 'Organisationsadministrator',
    'portfolio-manager': 'Områdeansvarlig',
    'restaurant-user': 'Restaurantbruger',
  },
  reach: {
    'super-admin': 'Fuld adgang, også til administrationen af hele installationen.',
    'enterprise-owner': 'Administrerer alle organisationer i koncernen.',
    'organization-admin': 'Administrerer organisationen: medlemmer, restauranter, logo og indstillinger.',
    'portfolio-manager': 'Arbejder i sine egne restauranter og laver organisationsrapporter for dem.',
    'restaurant-user': 'Arbejder i de restauranter, vedkommende har adgang til.',
  },
  plan: 'Abonnement',
  noPlan: 'Intet aktivt abonnement',
  includedFrom: 'Inkluderet fra og med {plan}.',
  heldBack:
    '{count, plural, one {# er uændret: Du har ikke ret til at ændre den.} other {# er uændrede: Du har ikke ret til at ændre dem.}}',
  noneMarked: 'Du har ikke ret til at ændre noget af det, du har valgt.',
  libraryKeepers: 'Kun administratorer, koncernejere og områdeansvarlige kan ændre i organisationens bibliotek.',
  locked: 'Låst, indtil abonnementet er aktivt igen.',
  features: {
    tv_menus: 'Menuer til skærm',
    menu_plans: 'Menuplaner',
    live_links: 'Livelinks',
    event_and_period_reports: 'Arrangements- og perioderapporter',
    leaderboard: 'Rangliste',
    procurement_reports: 'Indkøbsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingrediensmatchning',
    enterprise_views: 'Koncernoverblik',
  },
  does: {
    tv_menus: 'Lav menuer til en skærm i spisesalen, stående eller liggende.',
    menu_plans: 'Planlæg retterne uge for uge, se straks deres aftryk, omkostninger og næring, og find bedre dage til dem.',
    live_links: 'Del en menu med link eller QR-kode. Adressen er den samme, når menuen ændres.',
    event_and_period_reports: 'Lav rapport over en banket, en uge eller et vilkårligt tidsrum, ikke kun hele måneder.',
    leaderboard: 'Sammenlign jeres restauranter med andres, og vis jeres fremskridt.',
    procurement_reports: 'Beregn indkøbenes klimaaftryk direkte fra leverandørernes lister.',
    organization_reports: 'Saml alle jeres restauranter i én rapport.',
    integrations: 'Tilslut kassesystem, lagersystem eller egne programmer, hvert med sin egen nøgle.',
    mapper_page: 'Match de navne, jeres leverandører bruger, én gang for hele organisationen.',
    enterprise_views: 'Se alle en koncerns organisationer side om side.',
  },
} satisfies Texts<typeof enGb>;
