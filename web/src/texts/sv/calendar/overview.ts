import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Matsedlar',
  lead: 'Veckor av rätter för ditt kök: vad de betyder, innan maten köps in.',
  new: 'Ny matsedel',
  waste: 'Matsvinn',
  newTitle: 'Ny matsedel',
  name: 'Namn',
  weeks: 'Veckor',
  dishes: 'Rätter',
  starts: 'Börjar',
  noDate: 'Inget datum ännu',
  changed: 'Ändrad',
  of: 'Åtgärder för {name}',
  rename: 'Byt namn',
  renameTitle: 'Byt namn på matsedeln',
  copy: 'Kopiera',
  copyName: '{name} (kopia)',
  copied: '{name} är kopierad.',
  delete: 'Radera',
  deleted: '{name} ligger i papperskorgen.',
  undo: 'Ångra',
  restore: 'Återställ',
  restoreOne: 'Återställ {name}',
  restored: '{name} är tillbaka.',
  emptyTitle: 'Inga matsedlar ännu',
  empty:
    'Här kommer dina veckor att stå, med vad de betyder per gäst: CO₂e, kostnad och näring. Börja med dagens rader och lägg dina rätter på dagarna.',
  bin: {
    open: 'Papperskorg',
    title: 'Papperskorg för matsedlar',
    lead: 'Matsedlar ligger kvar här i 30 dagar, sedan är de borta för gott.',
    leave: 'Tillbaka till matsedlarna',
    emptyTitle: 'Papperskorgen är tom',
    empty: 'Raderade matsedlar kan hämtas tillbaka härifrån.',
  },
} satisfies Texts<typeof enGb>;
