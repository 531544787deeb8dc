import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/why.ts';

export default {
  measure: {
    onePiece: 'Stück',
  },
  about: {
    entry: '{source}, Eintrag {record}',
    state: 'Aus demselben Lebensmittel, {state}',
    others: 'übrige {share}',
    trade: 'Handelsstatistik: {source}',
    byHand: 'Von Hand gepflegte Mischung',
    studies:
      'Median aus {studies, plural, one {# Studie} other {# Studien}} zu {foods, plural, one {# Lebensmittel} other {# Lebensmitteln}}, {source}',
    heated: '{share} der Gewächshäuser sind beheizt',
    mean: 'Mittel aus {countries, number} Ländern',
    way: '{from} → {to}',
    world: 'Welt, im Mittel',
    note: 'Anmerkung der Prüfung',
  },
  process: {
    frozen: 'Blanchieren, Einfrieren, Verpackung und Tiefkühltruhe',
    canned: 'Garen in der Dose, und die Dose',
    dried: 'Wärme zum Austreiben des Wassers, und die Verpackung',
    powder: 'Trocknen und Mahlen',
    smoked: 'Räuchern und Vakuumbeutel',
    pickled: 'Glas oder Dose, und Pasteurisieren',
    'pre-cooked': 'Garen und Vakuumieren in der Fabrik',
    juice: 'Pressen, und der Karton',
    concentrate: 'Einkochen, und die Dose',
    ground: 'Wolfen oder Mahlen in der Fabrik',
    roasted: 'Rösten in der Fabrik',
    'heated-greenhouse': 'Wärme für das Gewächshaus',
  },
  reviewed: {
    title: 'Geprüfte Berichtigungen',
    lead: 'Wo ein veröffentlichter Wert für das, was Küchen kaufen, nicht stimmen kann, tritt nach Prüfung ein anderer an seine Stelle. Jeder solche Schritt nennt seinen Grund, einen von diesen:',
  },
  reason: {
    group_average: 'Der Eintrag ist ein einziger Wert für eine ganze Gruppe von Lebensmitteln.',
    other_food: 'Der Eintrag beschreibt ein anderes Lebensmittel oder Rezept, als Küchen es kaufen.',
    other_state: 'Der Eintrag beschreibt einen anderen Zustand: mit oder ohne Schale, trocken oder eingeweicht.',
    stands_alone: 'Der Eintrag liegt weit von allen anderen Quellen entfernt.',
    middle: 'Die Quellen gehen weit auseinander; genommen wurde die mittlere.',
    land_use: 'Der Eintrag trägt die gesamte Entwaldung einer einzigen Lieferkette.',
    heat: 'Der Eintrag enthält beheizte Gewächshäuser, die hier je Land hinzukommen.',
    missing_steps: 'Der Eintrag lässt einen Schritt aus: Trocknen, Lake oder Glas.',
    built_on_corrected: 'Der Eintrag beruht auf einem Lebensmittel, dessen Wert selbst berichtigt wurde.',
    scaled_to_raw: 'Umgerechnet wie das rohe Fleisch, damit rohes und gepökeltes Fleisch auf demselben Tier beruhen.',
    by_recipe: 'Berechnet aus den Zutaten und ihrer Verarbeitung.',
    by_weight: 'Berechnet aus der Rohware, die in ein Kilogramm eingeht.',
    by_yield: 'Berechnet aus dem, was ein Hektar liefert.',
    by_value: 'Ein Nebenprodukt: Es trägt seinen Anteil am Preis.',
    as_kin: 'Derselbe Wert wie ein Lebensmittel vom selben Tier, von derselben Pflanze oder Machart.',
    only_record: 'Die einzige Quelle, die dieses Lebensmittel hat.',
    no_record: 'Keine Quelle hat dieses Lebensmittel; das nächstliegende steht dafür.',
  },
} satisfies Texts<typeof enGb>;
