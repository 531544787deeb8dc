/**
 * Who publishes recipes: pages set their name behind a dish's. A table never ends; a name that is missing here stays in a title until a cook takes it
 * out, and a domain needs none.
 */
const SITES = `
  rewe|edeka|aldi|lidl|kaufland|penny|chefkoch|lecker|essen & trinken|essen und trinken|kitchen stories|gutekueche|gute küche|ichkoche|küchengötter|
  dr. oetker|dr oetker|maggi|knorr|springlane|einfach backen|einfach kochen|eat smarter|eatsmarter|brigitte|freundin|falstaff|betty bossi|migusto|swissmilk|kochbar|
  daskochrezept|das kochrezept|emmi kocht einfach|landlust|ndr|swr|wdr|br|cookidoo|hellofresh|
  marmiton|750g|750 grammes|cuisine az|cuisineaz|journal des femmes|le journal des femmes|ptitchef|cuisine actuelle|elle à table|papilles et pupilles|hervé cuisine|
  cuisine culinaire|régal|chef simon|la cuisine d'annie|picard|carrefour|auchan|monoprix|
  bbc good food|good food|bbc food|jamie oliver|delicious magazine|delicious|olive magazine|waitrose|tesco|tesco real food|sainsbury's|sainsburys|asda|morrisons|
  nigella|nigella lawson|mary berry|the hairy bikers|hairy bikers|mob|mob kitchen|recipetin eats|the guardian|guardian|bbc|great british chefs|riverford|
  allrecipes|food network|epicurious|bon appétit|bon appetit|nyt cooking|the new york times|serious eats|simply recipes|taste of home|betty crocker|king arthur|
  king arthur baking|budget bytes|delish|food.com|tasty|the kitchn|kitchn|martha stewart|eatingwell|eating well|cookie and kate|minimalist baker|smitten kitchen|
  sally's baking addiction|pillsbury|kraft|southern living|genius kitchen|america's test kitchen|food52|the pioneer woman|pioneer woman|
  ica|köket|köket.se|arla|coop|recept.se|recept.nu|tasteline|mathem|zeta|linas matkasse|hemköp|undertian|willys|citygross|buffé|allt om mat|
  matprat|tine|tine kjøkken|godt|meny|rema 1000|trines matblogg|det søte liv|oda|kiwi|aperitif|spar|joker|melk.no|vg|nrk|nrk mat|
  valdemarsro|madens verden|isabellas|nemlig|nemlig.com|alletiders kogebog|gastrofun|femina|føtex|netto|opskrifter.dk|samvirke|spis bedre|mad & bolig|karolines køkken|dr|
  allerhande|albert heijn|ah|ah.nl|jumbo|leuke recepten|smulweb|lekker en simpel|24kitchen|24 kitchen|plus|culy|libelle lekker|libelle|dagelijkse kost|vtm koken|okoko|
  uit paulines keuken|eef kookt zo|lekker van bij ons|rutger bakt|voedingscentrum|miljuschka|colruyt|delhaize|laura's bakery|njam`;

const NAMES: ReadonlySet<string> = new Set(
  SITES.split('|')
    .map((name) => name.trim())
    .filter((name) => name !== ''),
);

const DOMAIN =
  /^(?:www\.)?[\p{L}\d-]{2,40}\.(?:com|co\.uk|org|net|info|blog|nu|no|se|dk|de|fr|nl|be|ch|at|uk|eu|fi|app|kitchen|recipes)$/iu;

/** How those who write of food call their pages: "The Weeknight Table", "Annas Matblogg". */
const CALLED =
  /^(?:\p{Lu}[\p{L}'’]*\s(?:(?:and|&|och|og|und|et|en)\s)?){1,3}(?:Table|Kitchen|Kitchens|Cooks|Bakes|Eats|Recipes|Plate|Spoon|Fork|Foodie|Blog|Bakery|Baker|Gourmet|Matblogg|Madblog|Foodblog|Küche|Kochblog|Kök|Kjøkken|Køkken|Keuken|Kookt|Cuisine|Gourmande|Recept|Opskrifter|Oppskrifter|Rezepte|Recettes|Recepten)$/u;

/** "REWE.de", "BBC Good Food". */
export function isSiteName(text: string): boolean {
  const lower = text.trim().toLowerCase().replaceAll('’', "'");
  return NAMES.has(lower) || DOMAIN.test(lower) || CALLED.test(text.trim());
}
