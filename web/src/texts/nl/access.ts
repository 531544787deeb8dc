import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rol',
  roles: {
    'super-admin': 'Superbeheerder',
    'enterprise-owner': 'Concerneigenaar',
    'organization-admin': 'Organisatiebeheerder',
    'portfolio-manager': 'Regiomanager',
    'restaurant-user': 'Restaurantgebruiker',
  },
  reach: {
    'super-admin': 'Volledige toegang, ook tot het beheer van de hele installatie.',
    'enterprise-owner': 'Beheert alle organisaties van het concern.',
    'organization-admin': 'Beheert de organisatie: leden, restaurants, logo en instellingen.',
    'portfolio-manager': 'Werkt in de toegewezen restaurants en maakt er organisatierapporten over.',
    'restaurant-user': 'Werkt in de toegewezen restaurants.',
  },
  plan: 'Abonnement',
  noPlan: 'Geen actief abonnement',
  includedFrom: 'Inbegrepen vanaf {plan}.',
  heldBack:
    '{count, plural, one {# is ongewijzigd gebleven: u mag dit niet bewerken.} other {# zijn ongewijzigd gebleven: u mag deze niet bewerken.}}',
  noneMarked: 'U mag geen van de geselecteerde items bewerken.',
  libraryKeepers: 'Alleen beheerders, concerneigenaren en regiomanagers kunnen de bibliotheek van de organisatie bewerken.',
  locked: 'Vergrendeld tot het abonnement weer actief is.',
  features: {
    tv_menus: 'Menukaarten voor schermen',
    menu_plans: 'Menuplannen',
    live_links: 'Livelinks',
    event_and_period_reports: 'Evenement- en perioderapporten',
    leaderboard: 'Ranglijst',
    procurement_reports: 'Inkooprapporten',
    organization_reports: 'Organisatierapporten',
    integrations: 'Integraties',
    mapper_page: 'Ingrediënten koppelen',
    enterprise_views: 'Concernoverzicht',
  },
  does: {
    tv_menus: 'Maak menukaarten op voor een scherm in het restaurant, staand of liggend.',
    menu_plans: 'Plan hele weken, zie meteen voetafdruk, kosten en voedingswaarde en vind betere dagen voor de gerechten.',
    live_links: 'Deel een menukaart met een link of QR-code. Het adres blijft hetzelfde als de kaart verandert.',
    event_and_period_reports: 'Rapporteer over een banket, een week of elke andere periode, niet alleen over hele maanden.',
    leaderboard: 'Vergelijk uw restaurants met andere en laat uw vooruitgang zien.',
    procurement_reports: 'Bereken de voetafdruk van uw inkoop rechtstreeks uit de lijsten van uw leveranciers.',
    organization_reports: 'Breng al uw restaurants samen in één rapport.',
    integrations: 'Koppel uw kassa, voorraadbeheer of eigen software, elk met een eigen sleutel.',
    mapper_page: 'Koppel de productnamen van uw leveranciers één keer, voor de hele organisatie.',
    enterprise_views: 'Bekijk alle organisaties van een concern naast elkaar.',
  },
} satisfies Texts<typeof enGb>;
