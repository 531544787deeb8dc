import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Vraag een beheerder',
    'super-admin': 'Deze functie aanvragen',
  },
  sent: {
    'organization-admin': 'Verstuurd naar de beheerders van uw organisatie, {moment}.',
    'super-admin': 'Verstuurd naar de beheerder van uw Plateprint-installatie, {moment}.',
  },
  nobody: 'Niet verstuurd: er is nog niemand die het verzoek kan ontvangen.',
  included: 'Uw abonnement heeft dit nu. Laad de pagina opnieuw.',
  preview: {
    tv_menus: 'Voorbeeld: een menukaart op een scherm, de gerechten met hun niveau.',
    menu_plans: 'Voorbeeld: een week met gerechten per dag, elk met het bijbehorende niveau.',
    live_links: 'Voorbeeld: de QR-code van een menukaart, en de kaart op de telefoon die de code heeft gescand.',
    event_and_period_reports: 'Voorbeeld: de pagina’s van een rapport, met waarden en een diagram van de niveaus.',
    leaderboard: 'Voorbeeld: restaurants op voetafdruk, de laagste bovenaan en uw eigen restaurant gemarkeerd.',
    procurement_reports: 'Voorbeeld: de regels van een factuur, en een aandeel van alle inkoop als ring.',
    organization_reports: 'Voorbeeld: meerdere restaurants samen in één rapport.',
    integrations: 'Voorbeeld: drie systemen gekoppeld aan uw gerechten, elk met een eigen sleutel.',
    mapper_page: 'Voorbeeld: de productnamen van een leverancier, elk naast het ingrediënt waar het voor staat.',
    enterprise_views: 'Voorbeeld: organisaties naast elkaar, met hun voetafdruk per maand.',
  },
} satisfies Texts<typeof enGb>;
