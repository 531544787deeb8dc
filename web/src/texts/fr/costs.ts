import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Coût matière',
  perPortion: 'Par portion',
  perDish: 'Recette entière',
  unknown: 'Inconnu',
  covers: 'prix connus pour {share} du poids',
  nothing: 'Aucun de ses ingrédients n’a de prix d’achat sur la période {from} – {to}.',
  lines: 'Par ingrédient, pour une portion',
  perKg: '{price} par kg',
  organization: 'payé par une autre cuisine',
  family: 'prix d’un aliment de la même famille',
  base: 'd’après ses propres ingrédients',
  typed: 'saisi le {date}',
  typing: {
    open: 'Saisir un prix',
    change: 'Modifier le prix',
    title: 'Prix : {name}',
    price: 'Prix HT par kg',
    hint: 'Ne sert que si aucune de vos cuisines n’en a acheté récemment.',
    save: 'Enregistrer',
    forget: 'Supprimer le prix',
    cancel: 'Annuler',
  },
  basis:
    'Prix HT des achats, {from} – {to} : montant divisé par le poids. Matières premières seules, sans TVA, main-d’œuvre ni énergie. Visible uniquement par les responsables, jamais par les convives.',
  noCurrency: 'Les fichiers de ces achats n’indiquent pas de devise.',
  severalCurrencies:
    'Les montants de cette période sont en {currencies}. Des montants en devises différentes ne s’additionnent pas : il n’y a donc ni total, ni part, ni prix.',
  margin: {
    amount: 'Prix (montant)',
    amountHint: 'Repris du prix affiché s’il est sans ambiguïté. Les convives ne le voient jamais.',
    service: 'Mode de vente',
    noRate: 'Le taux de TVA n’est pas connu pour ce pays et ce type de vente.',
    net: '{price} HT (TVA {vat})',
    onTop: '{price} ; la taxe s’ajoute au prix affiché',
    cost: 'Coût matière par portion : {cost}, prix connus pour {share} du poids',
    unknown: 'Marge : inconnue',
    left: 'Marge : {margin} ; coût matière : {share} du prix HT',
    atMost: 'Marge : {margin} au plus ; coût matière : au moins {share} du prix HT',
    services: { served: 'Servi et consommé sur place', takeaway: 'À emporter', school: 'À l’école' },
  },
  risen: {
    title: 'Hausses de prix',
    food: 'Aliment',
    before: 'Avant, par kg',
    now: 'Maintenant, par kg',
    rise: 'Hausse',
    extra: 'Surcoût',
    none: 'Aucun aliment ne coûte plus qu’avant.',
    unpriced: 'Les hausses de prix ne sont pas connues : aucun aliment acheté ces mois-là n’a de prix par kg connu.',
    oneTime: 'Les hausses de prix ne peuvent pas encore être évaluées : aucun aliment n’a de prix dans les deux périodes.',
    basis:
      'Prix HT par kg, {now} par rapport à {before}, les plus gros surcoûts d’abord. Les aliments achetés dans une seule des deux périodes ne sont pas comptés.',
  },
} satisfies Texts<typeof enGb>;
