import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/ingredients.ts';

export default {
  method: {
    title: 'La méthode de calcul',
    lead: 'Chaque valeur de {product} remonte à des sources publiées, chaque correction à une raison documentée. Cette page explique comment, et ce qu’une valeur ne peut pas dire.',
    size: '{ingredients, number} ingrédients en {variations, number} variantes, reconnus en {languages, number} langues',
    version: 'Données alimentaires {version}',
    contents: 'Sur cette page',
    quality: 'La fiabilité des données',
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
    title: 'Ce que signifie l’empreinte',
    what: 'L’empreinte d’un plat est le réchauffement que ses ingrédients ont causé jusqu’à la porte de la cuisine, en kilogrammes d’équivalent CO₂ (kg CO₂e) : le méthane des bovins et le protoxyde d’azote des champs sont convertis en la quantité de CO₂ qui réchauffe autant sur cent ans.',
    way: 'Le parcours d’un aliment et les étapes prises en compte',
    counted: 'Compté',
    outside: 'Non compté',
    cooking: 'Cuisson',
    waste: 'Retours d’assiette',
    boundary:
      'La cuisson dans votre cuisine et les retours d’assiette ne sont pas inclus. Les aliments comptent pour leur poids à l’achat, épluchures et parures comprises.',
  },
  chain: {
    title: 'D’une ligne de recette aux kg CO₂e',
    lead: 'Deux sauces pour quatre personnes : l’une avec 500 g de bœuf haché, l’autre avec 200 g de lentilles corail, qui font plus que doubler de poids à la cuisson. Les valeurs sont calculées en direct, selon les mêmes règles que dans chaque recette.',
    location: 'Pays de consommation',
    europe: 'Europe (moyenne)',
    world: 'Monde (moyenne)',
    first: '500 g de bœuf haché',
    second: '200 g de lentilles corail',
    read: 'Lire la ligne',
    readHow:
      'Nous reconnaissons quantité, unité, aliment et remarques en huit langues. Ce que nous ne pouvons pas lire reste tel quel.',
    find: 'Trouver l’aliment',
    findHow:
      'Les mots deviennent un ingrédient et l’une de ses variantes : cru, sec ou en conserve, par exemple. Vous voyez le résultat et pouvez en choisir un autre.',
    weigh: 'Convertir en grammes',
    weighHow: 'Cuillères et litres sont convertis d’après la densité de l’aliment, les pièces d’après leur poids habituel.',
    factor: 'Appliquer le facteur d’émission',
    factorHow:
      'Le facteur d’émission est exprimé en kg CO₂e par kilogramme, en cinq étapes du cycle de vie. Il part d’analyses de cycle de vie d’aliments français (AGRIBALYSE) ; d’autres sources comblent les lacunes. L’agriculture est ensuite ajustée selon les pays d’où vient cet aliment, dans la mesure où des différences sont publiées, et le transport calculé depuis ces pays.',
    base: 'Valeur de départ {value} : {source}',
    scaled: 'Agriculture ajustée selon l’origine : {value}',
    notScaled: 'Agriculture non ajustée : aucune différence entre les origines n’est publiée',
    perKg: 'kg CO₂e par kg',
    range: 'très probablement entre {low} et {high}',
    grade: 'Qualité des données {grade}',
    multiply: 'Multiplier les grammes par le facteur',
    multiplyHow: 'On obtient l’empreinte de la ligne. L’empreinte d’une recette est la somme de ses lignes.',
    product: '{kg} kg × {factor} = {co2} kg CO₂e',
    portion: 'Diviser par les portions',
    portionHow:
      'Le total est divisé par le nombre de portions, ici quatre. Les niveaux A à E portent sur 400 g du plat, pour que petites et grandes portions soient comparables.',
    perPortion: 'kg CO₂e par portion',
  },
  range: {
    title: 'Fiabilité d’une valeur',
    factor:
      'Chaque facteur d’émission a une fourchette, de la plus basse à la plus haute valeur de toutes les sources et études sous-jacentes, dans la limite d’un facteur 2,5. Même si les sources concordent, elle n’est jamais plus étroite que ne l’exige la qualité des données ci-dessous. Les différences entre origines l’élargissent encore.',
    dish: 'Dans un plat, les erreurs d’ingrédients différents se compensent en partie ; les écarts sont donc additionnés au carré, selon les lignes directrices du GIEC. Deux lignes d’un même ingrédient partagent la même erreur : leurs écarts s’additionnent entièrement.',
  },
  grades: {
    title: 'Qualité des données A à D',
    lead: 'La qualité des données indique si une valeur a été établie directement ou par approximation. Elle ne dit rien de la qualité de l’aliment.',
    grade: 'Qualité des données',
    says: 'Signification',
    least: 'Fourchette minimale',
    A: 'Repris directement d’une source et confirmé par une seconde à un facteur deux près, ou moyenne pondérée de plusieurs sources concordantes',
    B: 'Repris directement d’une source, non confirmé par une seconde, ou moyenne pondérée de plusieurs sources qui divergent',
    C: 'Repris d’un produit semblable, dérivé d’une autre variante de l’aliment, ou ajusté selon une répartition des origines mise à jour manuellement',
    D: 'Moyenne de la famille d’aliments',
    moved: 'A devient B lorsque l’origine ou l’agriculture biologique modifie la valeur de plus d’un dixième.',
  },
  levels: {
    title: 'Niveaux A à E',
    lead: 'Le niveau d’un plat dépend des kg CO₂e dans 400 g de ce plat ; il est indiqué par une lettre, un mot et une forme, jamais par la couleur seule.',
    level: 'Niveau',
    kg: 'kg CO₂e dans 400 g',
    below: 'moins de {to}',
    between: 'de {from} à moins de {to}',
    above: '{from} ou plus',
  },
  gaps: {
    title: 'Ce qui manque, et comment nous le montrons',
    lines: 'Lignes non reconnues',
    linesHow:
      'Elles ne sont pas comptées, ce qui n’équivaut pas à zéro. Jusqu’à ce que quelqu’un choisisse un ingrédient, la recette indique combien de lignes et quelle part du poids sont prises en compte.',
    origin: 'Origines sans différence publiée',
    originHow:
      'Nous utilisons alors la valeur des exploitations françaises, et la ligne l’indique. Les écarts entre pays portent sur le méthane et le protoxyde d’azote ; la déforestation n’est comptée que si la source l’inclut.',
    organic: 'Agriculture biologique',
    organicHow:
      'Le bio est pris en compte lorsqu’une valeur biologique et une valeur conventionnelle sont publiées ensemble. Sinon, la ligne est calculée comme conventionnelle et l’indique. Il n’y a pas de bonus forfaitaire.',
    cuts: 'Morceaux d’un même animal',
    cutsHow: 'Ils ont la même valeur lorsque la source répartit l’animal selon le poids.',
    season: 'Saisons',
    seasonHow:
      'L’approvisionnement est une moyenne annuelle : une tomate de juillet émet moins que cette valeur, une tomate de janvier davantage.',
    own: 'Vos propres facteurs d’émission',
    ownHow:
      'Un ingrédient personnalisé doté de son propre facteur d’émission est compté avec celui-ci, sans fourchette ni qualité des données.',
  },
  sources: {
    title: 'Sources des données',
    lead: 'Ces sources sont réunies en une base. Une seconde base, celle des instituts de recherche, conserve AGRIBALYSE tel que publié, ainsi que le RIVM lorsqu’un aliment manque dans AGRIBALYSE, sans aucun ajustement.',
    source: 'Source',
    version: 'version {version}',
    use: 'Utilisée pour',
    licence: 'Licence',
    rivm: 'Demande du RIVM',
    rivmHow:
      'Le RIVM demande que ses valeurs ne servent pas à comparer publiquement des produits. L’explication de chaque ligne indique ses sources : vous pouvez vérifier avant de publier.',
    kept: 'Un rapport terminé conserve la version des données alimentaires avec laquelle il a été créé.',
    uses: {
      agribalyse: 'Base de la plupart des aliments, par étape du cycle de vie',
      rivm: 'Aliments absents d’AGRIBALYSE ; fourchettes ; eau et terres',
      sel: 'Aliments absents des deux ; fourchettes ; origine des cultures',
      clark: 'Fourchettes ; eau et terres',
      pn: 'Moyennes de familles d’aliments ; fourchettes ; distances',
      ciqual: 'Valeurs nutritionnelles',
      faostat: 'Origine de la viande, du lait et du riz ; commerce entre pays',
      defra: 'Transport par tonne et par kilomètre',
      ecobalyse: 'Biologique et conventionnel ; serres chauffées',
      crosswalk: 'Noms, allergènes, poids des pièces, répartitions des origines, corrections vérifiées',
    },
  },
} satisfies Texts<typeof enGb>;
