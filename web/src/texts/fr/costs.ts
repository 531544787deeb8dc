import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/costs.ts';

export default {
  title: 'Coût des denrées',
  perPortion: 'Par portion',
  perDish: 'Recette entière',
  unknown: 'Inconnu',
  covers: 'porte sur {share} du poids',
  nothing: 'Aucun de ses ingrédients n’a de prix d’achat de {from} à {to}.',
  lines: 'Par ingrédient et portion',
  perKg: '{price} par kg',
  organization: 'payé par une autre cuisine',
  family: 'prix d’une autre sorte',
  base: 'd’après ses propres ingrédients',
  typed: 'indiqué le {date}',
  typing: {
    open: 'Indiquer un prix',
    change: 'Modifier le prix',
    title: 'Prix : {name}',
    price: 'Prix net par kg',
    hint: 'Utilisé seulement si ni cette cuisine ni une autre des vôtres n’en a acheté récemment.',
    save: 'Enregistrer',
    forget: 'Retirer le prix',
    cancel: 'Annuler',
  },
  basis:
    'Prix nets des achats de {from} à {to} : montant divisé par le poids. Denrées seules, sans TVA, travail ni énergie. Visible seulement par ceux qui dirigent des cuisines, jamais par les convives.',
  noCurrency: 'Les fichiers de ces achats n’indiquent pas de devise.',
  severalCurrencies:
    'L’argent de cette période est en {currencies} : plusieurs devises ne sont jamais additionnées, donc ni somme, ni part, ni prix n’en est tiré.',
  margin: {
    amount: 'Prix en montant',
    amountHint: 'Repris du prix imprimé quand il est clair. Les convives ne le voient jamais.',
    service: 'Vente',
    noRate: 'Le taux de TVA n’est pas connu pour ce pays et ce type de vente.',
    net: '{price} hors {vat} de TVA',
    onTop: '{price} ; la taxe s’ajoute au prix imprimé',
    cost: 'Denrées par portion : {cost}, prix connus pour {share} du poids',
    unknown: 'Marge : inconnue',
    left: 'Marge : {margin} ; les denrées font {share} du prix hors TVA',
    atMost: 'Marge : au plus {margin} ; les denrées font au moins {share} du prix hors TVA',
    services: { served: 'Servi et consommé sur place', takeaway: 'À emporter', school: 'À l’école' },
  },
  risen: {
    title: 'Ce qui a augmenté',
    food: 'Aliment',
    before: 'Avant, par kg',
    now: 'Maintenant, par kg',
    rise: 'Hausse',
    extra: 'Payé en plus',
    none: 'Aucun aliment ne coûte plus qu’avant.',
    basis:
      'Prix nets par kg, {now} par rapport à {before}, ce qui vous a le plus coûté d’abord. Les aliments achetés dans une seule des deux périodes sont laissés de côté.',
  },
} satisfies Texts<typeof enGb>;
