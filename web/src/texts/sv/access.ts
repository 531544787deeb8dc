import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Roll',
  roles: {
    'super-admin': 'Superadministratör',
    'enterprise-owner': 'Koncernägare',
    'organization-admin': 'Organisationsadministratör',
    'portfolio-manager': 'Områdesansvarig',
    'restaurant-user': 'Restauranganvändare',
  },
  reach: {
    'super-admin': 'Allt, och administrationen av hela installationen.',
    'enterprise-owner': 'Administrerar alla organisationer i koncernen.',
    'organization-admin': 'Administrerar organisationen: medlemmar, restauranger, logotyp och inställningar.',
    'portfolio-manager': 'Arbetar i sina restauranger och skapar organisationsrapporter för dem.',
    'restaurant-user': 'Arbetar i de restauranger som personen har tillgång till.',
  },
  plan: 'Abonnemang',
  noPlan: 'Inget aktivt abonnemang',
  includedFrom: 'Ingår från och med {plan}.',
  heldBack:
    '{count, plural, one {# lämnas som det är: du får inte ändra det.} other {# lämnas som de är: du får inte ändra dem.}}',
  noneMarked: 'Du får inte ändra något av det du har markerat.',
  libraryKeepers: 'Organisationens bibliotek redigeras av administratörer, företagsägare och portföljansvariga.',
  locked: 'Låst tills abonnemanget är aktivt igen.',
  features: {
    tv_menus: 'Menyer för skärm',
    menu_plans: 'Matsedlar',
    live_links: 'Livelänkar',
    event_and_period_reports: 'Evenemangs- och periodrapporter',
    leaderboard: 'Topplista',
    procurement_reports: 'Inköpsrapporter',
    organization_reports: 'Organisationsrapporter',
    integrations: 'Integrationer',
    mapper_page: 'Ingrediensmatchning',
    enterprise_views: 'Koncern',
  },
  does: {
    tv_menus: 'Gör menyer för en skärm i matsalen, stående eller liggande.',
    menu_plans: 'Planera veckor av rätter, se direkt vad de betyder och hitta bättre dagar för dem.',
    live_links: 'Dela en meny via länk eller QR-kod som behåller sin adress när menyn ändras.',
    event_and_period_reports: 'Gör rapport för en bankett, en vecka eller valfri tidsperiod, inte bara för hela månader.',
    leaderboard: 'Jämför era restauranger med andras och visa vad ni har förbättrat.',
    procurement_reports: 'Räkna ut inköpens klimatavtryck direkt från leverantörernas listor.',
    organization_reports: 'Summera alla organisationens restauranger i en rapport.',
    integrations: 'Anslut kassan, lagret eller egna program, vart och ett med sin egen nyckel.',
    mapper_page: 'Lär oss namnen som era leverantörer använder, en gång för alla.',
    enterprise_views: 'Se alla organisationer i en koncern sida vid sida.',
  },
} satisfies Texts<typeof enGb>;
