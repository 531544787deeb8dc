import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'Stück',
    from: {
      fineli: 'Fineli, Eintrag {record}',
      usda: 'USDA, Eintrag {record}',
      share: 'ein Teil des Ganzen',
      food_data: 'wie ein ähnliches Lebensmittel',
      trade: 'übliche Packungsgröße',
      estimate: 'geschätzt: niemand hat es gewogen, daher ist die Spanne breiter',
    },
  },
  about: {
    entry: '{source}, Eintrag {record}',
    state: 'Aus demselben Lebensmittel, {state}',
    others: 'übrige {share}',
    trade: 'Handelsstatistik: {source}',
    byHand: 'Ein manuell gepflegter Herkunftsmix',
    studies:
      'Median aus {studies, plural, one {# Studie} other {# Studien}} zu {foods, plural, one {# Lebensmittel} other {# Lebensmitteln}}, {source}',
    weighedOn: 'Nach {foods, plural, one {# Lebensmittel} other {# Lebensmitteln}} derselben Art',
    heated: '{share} der Gewächshäuser sind beheizt',
    mean: 'Mittelwert aus {countries, number} Ländern',
    way: '{from} → {to}',
    world: 'weltweiter Durchschnitt',
    note: 'Anmerkung zur Prüfung',
  },
  process: {
    frozen: 'Blanchieren, Tiefkühlen, Verpackung und Tiefkühltruhe im Handel',
    canned: 'Garen in der Dose, einschließlich Dose',
    dried: 'Wärme zum Trocknen und Verpackung',
    powder: 'Trocknen und Mahlen',
    smoked: 'Räuchern und Vakuumverpackung',
    pickled: 'Glas oder Dose und Pasteurisieren',
    'pre-cooked': 'Industrielles Garen und Vakuumverpackung',
    juice: 'Pressen und Karton',
    concentrate: 'Einkochen und Dose',
    ground: 'Industrielles Wolfen oder Mahlen',
    roasted: 'Industrielles Rösten',
    'heated-greenhouse': 'Beheizung des Gewächshauses',
  },
  reviewed: {
    title: 'Geprüfte Korrekturen',
    lead: 'Wo ein veröffentlichter Wert für das, was Küchen einkaufen, nicht stimmen kann, wird er nach Prüfung ersetzt. Jede Korrektur nennt einen dieser Gründe:',
  },
  reason: {
    group_average: 'Die Quelle hat nur einen Wert für eine ganze Gruppe von Lebensmitteln.',
    other_food: 'Die Quelle beschreibt ein anderes Lebensmittel oder Rezept, als Küchen es einkaufen.',
    other_state:
      'Die Quelle beschreibt eine andere Variante des Lebensmittels: mit oder ohne Schale, getrocknet oder eingeweicht.',
    stands_alone: 'Der Wert liegt weit von allen anderen Quellen entfernt.',
    middle: 'Die Quellen gehen weit auseinander; verwendet wurde die mittlere.',
    land_use: 'Die Quelle enthält die gesamte Entwaldung einer einzigen Lieferkette.',
    heat: 'Die Quelle enthält beheizte Gewächshäuser, die wir je nach Land hinzurechnen.',
    missing_steps: 'Die Quelle lässt einen Schritt aus: Trocknen, Lake oder Glas.',
    built_on_corrected: 'Die Quelle beruht auf einem Lebensmittel, dessen Wert selbst korrigiert wurde.',
    scaled_to_raw: 'Angepasst wie das rohe Fleisch, damit rohes und gepökeltes Fleisch auf demselben Tier beruhen.',
    by_recipe: 'Berechnet aus den Zutaten und ihrer Verarbeitung.',
    by_weight: 'Berechnet aus der Rohware, die für ein Kilogramm gebraucht wird.',
    by_yield: 'Berechnet aus dem Ertrag pro Hektar.',
    by_value: 'Ein Nebenprodukt: Sein Anteil richtet sich nach dem Preis.',
    as_kin: 'Derselbe Wert wie ein Lebensmittel vom selben Tier, von derselben Pflanze oder aus demselben Verfahren.',
    only_record: 'Einzige Quelle mit einem Wert für dieses Lebensmittel.',
    no_record: 'Keine Quelle hat einen Wert für dieses Lebensmittel; verwendet wird der nächstliegende.',
  },
} satisfies Texts<typeof enGb>;
