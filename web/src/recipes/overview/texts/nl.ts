import type { Texts } from '../../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  more: 'Meer',
  import: 'Recepten binnenhalen',
  copy: 'Kopiëren',
  copyOf: '{name} (kopie)',
  choose: '{name} aanvinken',
  chooseAll: 'Alles wat getoond wordt aanvinken',
  marks: {
    bag: 'Ingrediëntenmix',
    organization: 'Gedeeld',
  },
  order: {
    label: 'Volgorde',
    changed: 'Laatst gewijzigd',
    oldest: 'Langst ongewijzigd',
    name: 'Naam, A tot Z',
    nameBack: 'Naam, Z tot A',
    lightest: 'Lichtste voetafdruk',
    heaviest: 'Zwaarste voetafdruk',
  },
  filters: {
    open: '{count, plural, =0 {Filteren} one {Filteren (#)} other {Filteren (#)}}',
    title: 'Recepten filteren',
    any: 'Alle',
    clear: 'Filters wissen',
    none: 'Geen recept past bij al deze filters.',
    level: 'Niveau',
    freeOf: 'Vrij van',
    diet: 'Dieet',
    complete: 'Voetafdruk',
    category: 'Categorie',
    tag: 'Label',
    kind: 'Soort',
    scope: 'Bibliotheek',
    of: {
      diet: {
        vegan: 'Veganistisch',
        vegetarian: 'Vegetarisch',
      },
      complete: {
        true: 'Alle regels geteld',
        false: 'Regels ontbreken',
      },
      kind: {
        dishes: 'Gerechten',
        bags: 'Ingrediëntenmixen',
      },
      scope: {
        restaurant: 'Dit restaurant',
        organization: 'Gedeeld in de organisatie',
      },
    },
  },
  bulk: {
    edit: 'Bewerken',
    delete: 'Verwijderen',
    undo: 'Ongedaan maken',
    deleted: '{count, plural, one {# recept is verwijderd.} other {# recepten zijn verwijderd.}}',
    restored: '{count, plural, one {# recept is terug.} other {# recepten zijn terug.}}',
    changed: '{count, plural, one {# recept is gewijzigd.} other {# recepten zijn gewijzigd.}}',
    failed:
      '{count, plural, one {# bleef zoals het was: u mag het niet wijzigen.} other {# bleven zoals ze waren: u mag ze niet wijzigen.}}',
    editTitle: '{count, plural, one {# recept bewerken} other {# recepten bewerken}}',
    asItIs: 'Zoals het is',
    addTags: 'Labels toevoegen',
    removeTags: 'Labels verwijderen',
    noTags: 'Geen',
    apply: 'Wijzigen',
    cancel: 'Annuleren',
  },
  bin: {
    open: 'Prullenbak',
    title: 'Prullenbak',
    lead: 'Verwijderde recepten zijn 30 dagen terug te halen.',
    leave: 'Terug naar de recepten',
    restore: 'Terughalen',
    restoreOne: '{name} terughalen',
    emptyTitle: 'De prullenbak is leeg',
    empty: 'Wat u verwijdert, blijft hier 30 dagen staan.',
  },
} satisfies Texts<typeof enGb>;
