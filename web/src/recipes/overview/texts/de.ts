import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  more: 'Mehr',
  import: 'Rezepte übernehmen',
  copy: 'Kopieren',
  copyOf: '{name} (Kopie)',
  choose: '{name} markieren',
  chooseAll: 'Alle gezeigten markieren',
  marks: {
    bag: 'Zutatenmischung',
    organization: 'Gemeinsam',
  },
  order: {
    label: 'Reihenfolge',
    changed: 'Zuletzt geändert',
    oldest: 'Am längsten unverändert',
    name: 'Name, A bis Z',
    nameBack: 'Name, Z bis A',
    lightest: 'Leichtester Fußabdruck',
    heaviest: 'Schwerster Fußabdruck',
  },
  filters: {
    open: '{count, plural, =0 {Filter} one {Filter (#)} other {Filter (#)}}',
    title: 'Rezepte filtern',
    any: 'Alle',
    clear: 'Filter aufheben',
    none: 'Kein Rezept passt zu allen Filtern.',
    level: 'Stufe',
    freeOf: 'Frei von',
    diet: 'Ernährung',
    complete: 'Fußabdruck',
    category: 'Kategorie',
    tag: 'Schlagwort',
    kind: 'Art',
    scope: 'Bibliothek',
    of: {
      diet: {
        vegan: 'Vegan',
        vegetarian: 'Vegetarisch',
      },
      complete: {
        true: 'Alle Zeilen gezählt',
        false: 'Zeilen fehlen',
      },
      kind: {
        dishes: 'Gerichte',
        bags: 'Zutatenmischungen',
      },
      scope: {
        restaurant: 'Dieses Restaurant',
        organization: 'In der Organisation geteilt',
      },
    },
  },
  bulk: {
    edit: 'Bearbeiten',
    delete: 'Löschen',
    undo: 'Rückgängig',
    deleted: '{count, plural, one {# Rezept wurde gelöscht.} other {# Rezepte wurden gelöscht.}}',
    restored: '{count, plural, one {# Rezept ist zurück.} other {# Rezepte sind zurück.}}',
    changed: '{count, plural, one {# Rezept wurde geändert.} other {# Rezepte wurden geändert.}}',
    failed:
      '{count, plural, one {# blieb, wie es war: Sie dürfen es nicht ändern.} other {# blieben, wie sie waren: Sie dürfen sie nicht ändern.}}',
    editTitle: '{count, plural, one {# Rezept bearbeiten} other {# Rezepte bearbeiten}}',
    asItIs: 'Wie es ist',
    addTags: 'Schlagwörter hinzufügen',
    removeTags: 'Schlagwörter entfernen',
    noTags: 'Keine',
    apply: 'Ändern',
    cancel: 'Abbrechen',
  },
  bin: {
    open: 'Papierkorb',
    title: 'Papierkorb',
    lead: 'Gelöschte Rezepte lassen sich 30 Tage lang zurückholen.',
    leave: 'Zurück zu den Rezepten',
    restore: 'Zurückholen',
    restoreOne: '{name} zurückholen',
    emptyTitle: 'Der Papierkorb ist leer',
    empty: 'Was Sie löschen, liegt hier 30 Tage.',
  },
} satisfies Texts<typeof enGb>;
