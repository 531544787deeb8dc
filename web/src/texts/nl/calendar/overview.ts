import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Menuplannen',
  lead: 'Weken met gerechten voor uw keuken: wat ze betekenen, voordat er wordt ingekocht.',
  new: 'Nieuw menuplan',
  waste: 'Voedselverspilling',
  newTitle: 'Nieuw menuplan',
  name: 'Naam',
  weeks: 'Weken',
  dishes: 'Gerechten',
  starts: 'Begint',
  noDate: 'Nog geen datum',
  changed: 'Gewijzigd',
  of: 'Acties voor {name}',
  rename: 'Naam wijzigen',
  renameTitle: 'Naam van het menuplan wijzigen',
  copy: 'Kopie maken',
  copyName: '{name} (kopie)',
  copied: '{name} is gekopieerd.',
  delete: 'Verwijderen',
  deleted: '{name} ligt in de prullenbak.',
  undo: 'Ongedaan maken',
  restore: 'Terugzetten',
  restoreOne: '{name} terugzetten',
  restored: '{name} is terug.',
  emptyTitle: 'Nog geen menuplannen',
  empty:
    'Hier komen uw weken te staan, met wat ze per gast betekenen: CO₂e, kosten en voeding. Begin met de menulijnen van een dag en zet uw gerechten op de dagen.',
  bin: {
    open: 'Prullenbak',
    title: 'Prullenbak van menuplannen',
    lead: 'Menuplannen blijven hier 30 dagen, daarna zijn ze voorgoed weg.',
    leave: 'Terug naar de menuplannen',
    emptyTitle: 'De prullenbak is leeg',
    empty: 'Verwijderde menuplannen kunt u hier terughalen.',
  },
} satisfies Texts<typeof enGb>;
