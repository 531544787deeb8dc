import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Tidligere versioner',
  title: 'Tidligere versioner af rapporten',
  lead: 'Færdige versioner bliver liggende, som de blev offentliggjort: rækker, værdier og fødevaredata.',
  none: 'Rapporten er ikke ændret, siden den blev færdig.',
  open: 'Åbn',
  compare: 'Vis, hvad forskellen skyldes',
  shown: 'Dette er versionen fra {moment}, som den blev offentliggjort.',
  back: 'Tilbage til den aktuelle version',
} satisfies Texts<typeof enGb>;
