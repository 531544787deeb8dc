import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/access/request.ts';

export default {
  ask: {
    'organization-admin': 'Spørg en administrator',
    'super-admin': 'Bed om funktionen',
  },
  sent: {
    'organization-admin': 'Sendt til jeres organisations administratorer {moment}.',
    'super-admin': 'Sendt til dem, der driver Plateprint for jer, {moment}.',
  },
  nobody: 'Ikke sendt: der er endnu ingen modtager.',
  included: 'Jeres abonnement har funktionen nu. Genindlæs siden.',
  preview: {
    tv_menus: 'Eksempel: en menu på en skærm, retterne med hver sit klimaniveau.',
    menu_plans: 'Eksempel: en uge med retter dag for dag, hver med sit klimaniveau.',
    live_links: 'Eksempel: en menus QR-kode og menuen på den telefon, der har scannet den.',
    event_and_period_reports: 'Eksempel: siderne i en rapport med værdier og et diagram over klimaniveauerne.',
    leaderboard: 'Eksempel: restauranter efter aftryk, lavest først og jeres egen fremhævet.',
    procurement_reports: 'Eksempel: rækkerne på en faktura og en andel af alle indkøb som en ring.',
    organization_reports: 'Eksempel: flere restauranter samlet i én rapport.',
    integrations: 'Eksempel: tre systemer tilsluttet jeres retter, hvert med sin egen nøgle.',
    mapper_page: 'Eksempel: de navne, en leverandør bruger, hvert ved siden af den ingrediens, det står for.',
    enterprise_views: 'Eksempel: organisationer side om side med aftrykket måned for måned.',
  },
} satisfies Texts<typeof enGb>;
