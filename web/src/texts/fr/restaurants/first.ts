import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/restaurants/first.ts';

export default {
  title: 'Votre première cuisine',
  lead: 'Donnez un nom à la cuisine et indiquez le pays de consommation : les valeurs sont calculées pour ce pays. Collez ensuite une recette et voyez son empreinte.',
  name: 'Nom de la cuisine',
  noName: 'Donnez un nom à la cuisine.',
  begin: 'Continuer vers la première recette',
} satisfies Texts<typeof enGb>;
