import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Menuplaner',
  lead: 'Uger med retter til dit køkken: hvad de betyder, før maden købes ind.',
  new: 'Ny menuplan',
  waste: 'Madspild',
  newTitle: 'Ny menuplan',
  name: 'Navn',
  weeks: 'Uger',
  dishes: 'Retter',
  starts: 'Begynder',
  noDate: 'Ingen dato endnu',
  changed: 'Ændret',
  of: 'Handlinger for {name}',
  rename: 'Omdøb',
  renameTitle: 'Omdøb menuplanen',
  copy: 'Lav en kopi',
  copyName: '{name} (kopi)',
  copied: '{name} er kopieret.',
  delete: 'Slet',
  deleted: '{name} ligger i papirkurven.',
  undo: 'Fortryd',
  restore: 'Gendan',
  restoreOne: 'Gendan {name}',
  restored: '{name} er tilbage.',
  emptyTitle: 'Ingen menuplaner endnu',
  empty:
    'Her kommer dine uger til at stå, med hvad de betyder pr. gæst: CO₂e, pris og næring. Begynd med dagens linjer, og læg dine retter på dagene.',
  bin: {
    open: 'Papirkurv',
    title: 'Papirkurv for menuplaner',
    lead: 'Menuplaner ligger her i 30 dage, så er de væk for altid.',
    leave: 'Tilbage til menuplanerne',
    emptyTitle: 'Papirkurven er tom',
    empty: 'Slettede menuplaner kan hentes tilbage herfra.',
  },
} satisfies Texts<typeof enGb>;
