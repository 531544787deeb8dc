import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Fråga en administratör',
    'super-admin': 'Be om funktionen',
  },
  sent: {
    'organization-admin': 'Skickat till er organisations administratörer {moment}.',
    'super-admin': 'Skickat till dem som driver Plateprint åt er {moment}.',
  },
  nobody: 'Inte skickat: det finns ingen mottagare än.',
  included: 'Ert abonnemang har funktionen nu. Ladda om sidan.',
  preview: {
    tv_menus: 'Exempel: en meny på skärm, rätterna med sin klimatnivå.',
    menu_plans: 'Exempel: en vecka med rätter dag för dag, var och en med sin klimatnivå.',
    live_links: 'Exempel: en menys QR-kod och menyn på telefonen som har läst den.',
    event_and_period_reports: 'Exempel: sidorna i en rapport, med värden och ett diagram över klimatnivåerna.',
    leaderboard: 'Exempel: restauranger efter avtryck, lägst först och er egen markerad.',
    procurement_reports: 'Exempel: raderna på en faktura och en andel av alla inköp som en ring.',
    organization_reports: 'Exempel: flera restauranger samlade i en rapport.',
    integrations: 'Exempel: tre system anslutna till era rätter, vart och ett med egen nyckel.',
    mapper_page: 'Exempel: namnen en leverantör använder, vart och ett intill sin ingrediens.',
    enterprise_views: 'Exempel: organisationer sida vid sida, med avtrycket månad för månad.',
  },
} satisfies Texts<typeof enGb>;
