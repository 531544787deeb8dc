import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/land-use.ts';

export default {
  setting: 'Valeur affichée en grand',
  settingHint:
    'L’autre valeur figure à côté. Le niveau, la référence et les classements incluent toujours le changement d’affectation des sols ; un objectif précise ce qu’il compte.',
  choice: {
    with_land_use_change: 'Avec le changement d’affectation des sols',
    without_land_use_change: 'Hors changement d’affectation des sols',
  },
  with: 'avec le changement d’affectation des sols : {value}',
  without: 'hors changement d’affectation des sols : {value}',
  unknown: 'hors changement d’affectation des sols : inconnu pour certains ingrédients',
  binds:
    'Les sols d’où viennent certains de ces aliments stockent plus de carbone qu’avant, ce qui abaisse la valeur avec le changement d’affectation des sols.',
  level: 'Le niveau inclut le changement d’affectation des sols.',
  column: 'Grammes de CO₂e hors changement d’affectation des sols',
  columnKg: 'kg CO₂e hors changement d’affectation des sols',
  columnAverage: 'Moyenne hors changement d’affectation des sols, kg CO₂e',
  method:
    'Le changement d’affectation des sols, par exemple une forêt devenue champ, est inclus dans toutes les valeurs sauf mention contraire. Les niveaux, la référence et les classements l’incluent toujours ; un objectif précise s’il le compte. Quand une source ne le distingue pas, la valeur hors changement d’affectation des sols n’est pas connue.',
  parts: {
    title: 'Répartition par nature',
    fossil: 'Fossile et autres',
    biogenic: 'Méthane et autres émissions biogéniques',
    landUseChange: 'Changement d’affectation des sols',
    unknown: 'Pour cet aliment, aucune source ne les distingue.',
  },
} satisfies Texts<typeof enGb>;
