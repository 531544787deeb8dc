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
    'super-admin': 'Full åtkomst, även till administrationen av hela installationen.',
    'enterprise-owner': 'Administrerar alla organisationer i koncernen.',
    'organization-admin': 'Administrerar organisationen: medlemmar, restauranger, logotyp och inställningar.',
    'portfolio-manager': 'Arbetar i sina restauranger och skapar organisationsrapporter för dem.',
    'restaurant-user': 'Arbetar i de restauranger som personen har tillgång till.',
  },
  plan: 'Abonnemang',
  noPlan: 'Inget aktivt abonnemang',
  includedFrom: 'Ingår från och med {plan}.',
  heldBack:
    '{count, plural, one {# är oförändrad: du har inte rätt att ändra den.} other {# är oförändrade: du har inte rätt att ändra dem.}}',
  noneMarked: 'Du har inte rätt att ändra något av det du har valt.',
  libraryKeepers: 'Bara administratörer, koncernägare och områdesansvariga kan ändra i organisationens bibliotek.',
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
    enterprise_views: 'Koncernöversikt',
  },
  does: {
    tv_menus: 'Gör menyer för en skärm i matsalen, stående eller liggande.',
    menu_plans: 'Planera rätterna vecka för vecka, se direkt deras avtryck, kostnad och näring och hitta bättre dagar för dem.',
    live_links: 'Dela en meny med länk eller QR-kod. Adressen är densamma när menyn ändras.',
    event_and_period_reports: 'Gör rapport för en bankett, en vecka eller valfri tidsperiod, inte bara för hela månader.',
    leaderboard: 'Jämför era restauranger med andras och visa era framsteg.',
    procurement_reports: 'Räkna ut inköpens klimatavtryck direkt från leverantörernas listor.',
    organization_reports: 'Samla alla era restauranger i en rapport.',
    integrations: 'Anslut kassasystem, lagersystem eller egna program, vart och ett med egen nyckel.',
    mapper_page: 'Matcha namnen som era leverantörer använder en gång, för hela organisationen.',
    enterprise_views: 'Se alla organisationer i en koncern sida vid sida.',
  },
} satisfies Texts<typeof enGb>;
