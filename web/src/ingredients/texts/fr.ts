import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  method: {
    title: 'La méthode de calcul',
    lead: 'Chaque chiffre de {product} remonte à des sources publiées. Cette page dit comment, et ce qu’un chiffre ne dit pas.',
    size: '{ingredients, number} ingrédients sous {variations, number} formes, trouvés en {languages, number} langues',
    version: 'Données alimentaires {version}',
    contents: 'Sur cette page',
    language: 'Langue',
    signIn: 'Se connecter',
    back: 'Retour à {product}',
  },
  stage: {
    agriculture: 'Agriculture',
    processing: 'Transformation',
    packaging: 'Emballage',
    transport: 'Transport',
    retail: 'Distribution',
  },
  meaning: {
    title: 'Ce que veut dire un chiffre',
    what: 'L’empreinte d’un plat est le réchauffement que ses ingrédients ont causé jusqu’à la porte de la cuisine. Elle est donnée en kilogrammes d’équivalent CO₂, kg CO₂e : le méthane des bovins et le protoxyde d’azote des champs sont convertis en la quantité de CO₂ qui réchauffe autant sur cent ans.',
    way: 'Le chemin d’un aliment, et ce qui en est compté',
    counted: 'Compté',
    outside: 'Non compté',
    cooking: 'Cuisson',
    waste: 'Restes d’assiette',
    boundary:
      'La cuisson et ce que les convives laissent dans l’assiette n’y sont pas. Les aliments comptent pour leur poids à l’achat, épluchures comprises.',
  },
  chain: {
    title: 'De la ligne écrite aux kg CO₂e',
    lead: 'Deux sauces pour quatre : l’une avec 500 g de bœuf haché, l’autre avec 200 g de lentilles corail, qui font plus que doubler de poids en cuisant. Les chiffres sont calculés à l’instant, selon les mêmes règles que dans chaque recette.',
    location: 'Lieu du repas',
    europe: 'Europe, en moyenne',
    world: 'Monde, en moyenne',
    first: '500 g de bœuf haché',
    second: '200 g de lentilles corail',
    read: 'La ligne est lue',
    readHow:
      'Quantité, unité, aliment et remarques sont distingués, dans chacune des huit langues. Ce qui ne peut être lu reste tel qu’il a été écrit.',
    find: 'L’aliment est trouvé',
    findHow:
      'Les mots deviennent un ingrédient sous l’une de ses formes : cru, sec ou en conserve, par exemple. La personne qui a écrit la ligne le voit et peut en choisir un autre.',
    weigh: 'Tout devient grammes',
    weighHow: 'Cuillères et litres suivent la densité de l’aliment, les pièces ce que l’une pèse d’ordinaire.',
    factor: 'L’aliment a un facteur',
    factorHow:
      'Ce sont les kg CO₂e par kilogramme, en cinq étapes. Il part d’analyses de cycle de vie d’aliments français, AGRIBALYSE ; d’autres sources prennent le relais où elles manquent. L’agriculture est ensuite ajustée selon l’endroit où le pays achète cet aliment, pour autant que des différences soient publiées, et le transport calculé de là.',
    base: 'Point de départ {value} : {source}',
    scaled: 'Agriculture ajustée selon l’origine : {value}',
    notScaled: 'Agriculture inchangée : aucune différence entre les origines n’est publiée',
    perKg: 'kg CO₂e par kg',
    range: 'très probablement entre {low} et {high}',
    grade: 'Qualité {grade}',
    multiply: 'Grammes fois facteur',
    multiplyHow: 'C’est l’empreinte de la ligne. Toutes les lignes d’une recette s’additionnent.',
    product: '{kg} kg × {factor} = {co2} kg CO₂e',
    portion: 'Une portion',
    portionHow:
      'Divisé par les portions, ici quatre. Le niveau de A à E porte sur 400 g du plat entier, pour que petites et grandes portions se comparent.',
    perPortion: 'kg CO₂e par portion',
  },
  range: {
    title: 'À quel point un chiffre est sûr',
    factor:
      'Chaque facteur a une fourchette. Elle va du plus bas au plus haut de toutes les sources qui connaissent l’aliment, et des études derrière elles. Elle s’arrête à deux fois et demie, et où les sources concordent elle reste aussi large que la qualité ci-dessous l’exige. Les différences entre les origines l’élargissent encore.',
    dish: 'Dans un plat, les erreurs d’ingrédients différents se compensent en partie ; leurs écarts s’additionnent donc au carré, comme le veulent les lignes directrices du GIEC. Deux lignes d’un même ingrédient partagent la même erreur, et elle compte en entier.',
  },
  grades: {
    title: 'Qualité A à D',
    lead: 'La qualité dit combien directement un chiffre a été établi. Elle ne dit pas si un aliment est bon.',
    grade: 'Qualité',
    says: 'Ce qu’elle dit',
    least: 'Fourchette, au moins',
    A: 'Établi directement, et confirmé par une deuxième source à un facteur deux près',
    B: 'Établi directement, non confirmé par une deuxième source',
    C: 'Repris d’un produit semblable, dérivé d’une autre forme de l’aliment, ou ajusté selon un approvisionnement tenu à la main',
    D: 'La moyenne de sa catégorie',
    moved: 'La qualité A devient B où l’origine ou l’agriculture biologique déplacent un chiffre de plus d’un dixième.',
  },
  levels: {
    title: 'Niveaux A à E',
    lead: 'Le niveau d’un plat se lit aux kg CO₂e dans 400 g de ce plat : par la lettre, le mot et la forme, jamais par la couleur seule.',
    level: 'Niveau',
    kg: 'kg CO₂e dans 400 g',
    below: 'moins de {to}',
    between: 'de {from} à moins de {to}',
    above: '{from} et plus',
  },
  gaps: {
    title: 'Ce qui n’est pas couvert, et comment cela se voit',
    lines: 'Lignes qui n’ont pas été comprises',
    linesHow:
      'Elles ne comptent pas, ce qui n’est pas la même chose que zéro. La recette dit combien de lignes et quelle part du poids sont comptées, jusqu’à ce que quelqu’un choisisse un ingrédient.',
    origin: 'Origines sans différence publiée',
    originHow:
      'La ferme française les représente, et la ligne le dit. Les différences entre pays portent sur le méthane et le protoxyde d’azote ; la forêt défrichée n’est dans un chiffre que pour autant que sa source l’y a mise.',
    organic: 'Agriculture biologique',
    organicHow:
      'Elle compte où un chiffre biologique et un chiffre conventionnel sont publiés ensemble. Sinon la ligne compte comme conventionnelle et le dit. Il n’y a pas de bonus forfaitaire.',
    cuts: 'Morceaux d’un même animal',
    cutsHow: 'Ils portent le même chiffre où la source partage l’animal selon le poids.',
    season: 'Saisons',
    seasonHow:
      'L’approvisionnement est une moyenne de l’année. Une tomate de juillet est plus légère que son chiffre, une de janvier plus lourde.',
  },
  sources: {
    title: 'D’où viennent les chiffres',
    lead: 'Ces sources sont réunies en une base de données. Une seconde, celle des instituts de recherche, garde AGRIBALYSE tel que publié, et le RIVM où AGRIBALYSE n’a pas l’aliment, sans aucun ajustement.',
    source: 'Source',
    version: 'version {version}',
    use: 'Sert à',
    licence: 'Licence',
    rivm: 'Un souhait du RIVM',
    rivmHow:
      'Le RIVM demande que ses chiffres ne servent pas à comparer publiquement des produits entre eux. Qui veut publier une telle comparaison trouve dans l’explication de chaque ligne les sources sur lesquelles elle repose.',
    kept: 'Un rapport terminé garde la version des données alimentaires avec laquelle il a été fait.',
    uses: {
      agribalyse: 'La base de la plupart des aliments, par étape',
      rivm: 'Les aliments absents d’AGRIBALYSE ; fourchettes ; eau et surface',
      sel: 'Les aliments absents des deux ; fourchettes ; origine des cultures',
      clark: 'Fourchettes ; eau et surface',
      pn: 'Moyennes de classes d’aliments ; fourchettes ; distances',
      ciqual: 'Nutrition',
      faostat: 'Origine de la viande, du lait et du riz ; commerce entre pays',
      defra: 'Transport par tonne et par kilomètre',
      ecobalyse: 'Biologique contre conventionnel ; serres chauffées',
      crosswalk: 'Noms, allergènes, poids des pièces, approvisionnements, corrections vérifiées',
    },
  },
} satisfies Texts<typeof enGb>;
