import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/calendar/overview.ts';

export default {
  title: 'Menuplannen',
  lead: 'Plan hele weken voor uw keuken en ken het effect voordat er wordt ingekocht.',
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
  deleted: '{name} is naar de prullenbak verplaatst.',
  undo: 'Ongedaan maken',
  restore: 'Terugzetten',
  restoreOne: '{name} terugzetten',
  restored: '{name} is teruggezet.',
  emptyTitle: 'Nog geen menuplannen',
  empty:
    'Hier komen uw weken te staan, met CO₂e, kosten en voedingswaarde per gast. Stel eerst de menulijnen van een dag in en zet dan uw gerechten op de dagen.',
  bin: {
    open: 'Prullenbak',
    title: 'Prullenbak van menuplannen',
    lead: 'Menuplannen blijven hier 30 dagen en worden dan definitief gewist.',
    leave: 'Terug naar de menuplannen',
    emptyTitle: 'De prullenbak is leeg',
    empty: 'Verwijderde menuplannen kunt u hier terugzetten.',
  },
} satisfies Texts<typeof enGb>;
