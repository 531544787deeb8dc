import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Ceci est un exemple : ajoutez-le tel quel ou collez une de vos recettes à sa place.',
  sample:
    'Soupe de carottes au gingembre\n4 portions\n\n800 g de carottes\n1 oignon jaune, haché\n20 g de gingembre frais\n1 c. à soupe d’huile de colza\n1 l de bouillon de légumes\n20 cl de crème\n1 c. à café de sel\n\nPréparation\nFaire revenir l’oignon et le gingembre dans l’huile, ajouter les carottes et le bouillon, laisser mijoter. Mixer avec la crème.',
} satisfies Texts<typeof enGb>;
