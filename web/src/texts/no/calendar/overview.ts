import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Menyplaner',
  lead: 'Uker med retter for kjøkkenet ditt: hva de betyr, før maten kjøpes inn.',
  new: 'Ny menyplan',
  waste: 'Matsvinn',
  newTitle: 'Ny menyplan',
  name: 'Navn',
  weeks: 'Uker',
  dishes: 'Retter',
  starts: 'Starter',
  noDate: 'Ingen dato ennå',
  changed: 'Endret',
  of: 'Handlinger for {name}',
  rename: 'Gi nytt navn',
  renameTitle: 'Gi menyplanen nytt navn',
  copy: 'Lag en kopi',
  copyName: '{name} (kopi)',
  copied: '{name} er kopiert.',
  delete: 'Slett',
  deleted: '{name} ligger i papirkurven.',
  undo: 'Angre',
  restore: 'Gjenopprett',
  restoreOne: 'Gjenopprett {name}',
  restored: '{name} er tilbake.',
  emptyTitle: 'Ingen menyplaner ennå',
  empty:
    'Her kommer ukene dine til å stå, med hva de betyr per gjest: CO₂e, kostnad og næring. Begynn med linjene for en dag, og legg rettene dine på dagene.',
  bin: {
    open: 'Papirkurv',
    title: 'Papirkurv for menyplaner',
    lead: 'Menyplaner ligger her i 30 dager, så er de borte for godt.',
    leave: 'Tilbake til menyplanene',
    emptyTitle: 'Papirkurven er tom',
    empty: 'Slettede menyplaner kan hentes tilbake herfra.',
  },
} satisfies Texts<typeof enGb>;
