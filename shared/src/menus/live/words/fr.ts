import type { LiveWords } from './words.ts';

export const FR: LiveWords = {
  language: 'Langue',
  filters: 'Trouver ce qui vous convient',
  vegan: 'Végane',
  vegetarian: 'Végétarien',
  filterHint:
    'Les plats qui peuvent en contenir sont aussi écartés, de même que ceux dont les informations sont incomplètes. Signalez toute allergie à la commande.',
  shown: '{shown} plats sur {all}',
  noneShown: 'Aucun plat ne correspond à votre choix.',
  labels: 'Comment lire les étiquettes carbone',
  labelsLead:
    'Le nombre est l’empreinte carbone d’une portion, en kilogrammes de CO₂e. La lettre compare les plats à quantité égale.',
  figures: 'Ce que signifient les valeurs',
  figuresLead: 'La valeur est l’empreinte carbone d’une portion, en kilogrammes de CO₂e.',
  serving: 'kg CO₂e pour 400 g',
  partly: 'compté en partie seulement',
  boundary: 'De la ferme à la porte de la cuisine, sans la cuisson ni les retours d’assiette.',
  how: 'La méthode de calcul',
  calculated: 'Calculé avec Plateprint',
  stale: 'Pas de connexion. Dernière mise à jour : {time}.',
  noMenu: 'Pas de menu ici pour le moment',
  noMenuSays: 'Le menu s’affichera automatiquement dès qu’il sera en ligne.',
  notFound: 'Aucun menu trouvé',
  notFoundSays: 'Cette adresse ne mène à aucun menu. Scannez à nouveau le code ou adressez-vous au personnel.',
};
