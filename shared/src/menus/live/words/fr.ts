import type { LiveWords } from './words.ts';

export const FR: LiveWords = {
  language: 'Langue',
  filters: 'Trouver ce qui vous convient',
  vegan: 'Végane',
  vegetarian: 'Végétarien',
  filterHint:
    'Un plat qui peut contenir des traces est écarté aussi, de même qu’un plat dont tout n’est pas connu. Signalez-nous toute allergie à la commande.',
  shown: '{shown} plats sur {all}',
  noneShown: 'Aucun plat ne correspond à ces choix.',
  labels: 'Ce que disent les étiquettes',
  labelsLead:
    'Le nombre est l’empreinte climatique d’une portion, en kilogrammes de CO₂e. La lettre compare les plats à quantité égale.',
  serving: 'kg CO₂e pour 400 g',
  partly: 'compté en partie seulement',
  boundary: 'De la ferme à la porte de la cuisine, sans la cuisson ni les restes d’assiette.',
  how: 'Comment c’est calculé',
  calculated: 'Calculé avec Plateprint',
  stale: 'Pas de connexion. État à {time}.',
  noMenu: 'Pas de carte ici pour le moment',
  noMenuSays: 'Elle s’affichera d’elle-même dès qu’il y en aura une.',
  notFound: 'Il n’y a rien ici',
  notFoundSays: 'Cette adresse ne mène à aucune carte. Scannez à nouveau le code ou demandez-nous.',
};
