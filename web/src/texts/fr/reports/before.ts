import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/before.ts';

export default {
  atMost: {
    sales: 'Au plus {counted} portions sur {all} seront comptées ({share}).',
    procurement: 'Au plus {counted} d’achats sur {all} seront comptés ({share}).',
  },
  state: {
    whole: 'C’est suffisant pour une valeur et une lettre.',
    partial: 'Le rapport aura une valeur et une lettre, avec cette part à côté.',
    too_little:
      'Trop peu pour une lettre, une référence ou une comparaison : le rapport indiquera « au moins … comptés jusqu’ici ».',
  },
  first: 'À compléter en priorité : {names}.',
  more: '{count, plural, one {# autre nom n’est pas associé.} other {# autres noms ne sont pas associés.}}',
} satisfies Texts<typeof enGb>;
