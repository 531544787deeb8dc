import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/access.ts';

export default {
  role: 'Rol',
  roles: {
    'super-admin': 'Superbeheerder',
    'enterprise-owner': 'Concerneigenaar',
    'organization-admin': 'Organisatiebeheerder',
    'portfolio-manager': 'Portfoliomanager',
    'restaurant-user': 'Restaurantgebruiker',
  },
  reach: {
    'super-admin': 'Alles, en het beheer van de hele installatie.',
    'enterprise-owner': 'Leidt alle organisaties van het concern.',
    'organization-admin': 'Leidt de organisatie: leden, restaurants, logo en instellingen.',
    'portfolio-manager': 'Werkt in de eigen restaurants en maakt daar organisatierapporten over.',
    'restaurant-user': 'Werkt in de toegewezen restaurants.',
  },
  plan: 'Abonnement',
  noPlan: 'Geen actief abonnement',
  includedFrom: 'Inbegrepen vanaf {plan}.',
  heldBack:
    '{count, plural, one {# blijft zoals het is: u mag het niet wijzigen.} other {# blijven zoals ze zijn: u mag ze niet wijzigen.}}',
  noneMarked: 'U mag niets wijzigen van wat u hebt gemarkeerd.',
  libraryKeepers: 'De bibliotheek van de organisatie wordt bewerkt door beheerders, concerneigenaren en portfoliomanagers.',
  locked: 'Vergrendeld tot het abonnement weer actief is.',
  features: {
    tv_menus: 'Menu’s voor schermen',
    menu_plans: 'Menuplannen',
    live_links: 'Livelinks',
    event_and_period_reports: 'Evenement- en perioderapporten',
    leaderboard: 'Ranglijst',
    procurement_reports: 'Inkooprapporten',
    organization_reports: 'Organisatierapporten',
    integrations: 'Integraties',
    mapper_page: 'Ingrediëntkoppeling',
    enterprise_views: 'Concern',
  },
  does: {
    tv_menus: 'Maak menu’s op voor een scherm in het restaurant, staand of liggend.',
    menu_plans: 'Plan weken met gerechten, zie meteen wat ze betekenen en vind er betere dagen voor.',
    live_links: 'Deel een menu met een link of QR-code die hetzelfde adres houdt als het menu verandert.',
    event_and_period_reports: 'Rapporteer over een banket, een week of elke andere periode, niet alleen over hele maanden.',
    leaderboard: 'Vergelijk uw restaurants met andere en laat zien wat u hebt verbeterd.',
    procurement_reports: 'Maak van uw inkoop een voetafdruk, rechtstreeks uit de lijsten van uw leveranciers.',
    organization_reports: 'Vat alle restaurants van de organisatie samen in één rapport.',
    integrations: 'Verbind uw kassa, voorraad of eigen software met een eigen sleutel.',
    mapper_page: 'Leer ons de namen die uw leveranciers gebruiken, één keer voor iedereen.',
    enterprise_views: 'Zie alle organisaties van een concern naast elkaar.',
  },
} satisfies Texts<typeof enGb>;
