import type { Language } from '../../kernel/language.ts';

/** The expected reading of a text's recipe: title, portions, how many ingredients; `method` a word of its method. */
type Expected = [title: string | null, portions: number | null, ingredients: number, method?: string];

/** A text as people write them, and what must be found in it. A bar stands for a line's end. */
export type PastedText = [language: Language, text: string, ...recipes: Expected[]];

export const TEXTS_OF_THE_NORTH: readonly PastedText[] = [
  // English
  [
    'en_gb',
    'Toad in the hole|Serves 4|8 pork sausages|140g plain flour|2 eggs|175ml milk||Heat the oven to 220C. Bake the sausages for 15 minutes.',
    ['Toad in the hole', 4, 4, 'oven'],
  ],
  [
    'en_gb',
    '# Leek & potato soup|**Serves:** 6||## Ingredients|- 3 leeks|- 500 g potatoes|- 1 litre stock||## Method|1. Sweat the leeks.|2. Add the rest.',
    ['Leek & potato soup', 6, 3, 'Sweat'],
  ],
  [
    'en_gb',
    'CHICKEN TIKKA MASALA|4 portions|800g chicken breast|200ml double cream|1 tin tomatoes',
    ['CHICKEN TIKKA MASALA', 4, 3],
  ],
  [
    'en_gb',
    '🍋 Lemon drizzle cake 🍰|Makes 12 slices|225g butter|225g caster sugar|4 eggs|225g self-raising flour|1 lemon',
    ['Lemon drizzle cake', 12, 5],
  ],
  [
    'en_gb',
    '> Welsh rarebit|> Serves two|>|> 225 g cheddar|> 1 tbsp butter|> 4 slices bread|>|> Melt the cheese with the butter and stir well.',
    ['Welsh rarebit', 2, 3, 'Melt'],
  ],
  [
    'en_gb',
    'Pancakes|200g flour|2 eggs|300ml milk||Scones|225g flour|55g butter|150ml milk||Flapjacks|250g oats|125g butter|3 tbsp golden syrup',
    ['Pancakes', null, 3],
    ['Scones', null, 3],
    ['Flapjacks', null, 3],
  ],
  [
    'en_gb',
    'Fish pie (serves 6)|400g cod|200g smoked haddock|500ml milk|---|Apple crumble (serves 8)|1kg apples|200g flour|100g butter',
    ['Fish pie', 6, 3],
    ['Apple crumble', 8, 3],
  ],
  [
    'en_gb',
    'Subject: recipes|From: Tom|Hi Anna,|here are the two recipes:||Coleslaw|Serves 10|1 white cabbage|3 carrots|200 g mayonnaise||Potato salad|Serves 10|2 kg potatoes|1 bunch chives',
    ['Coleslaw', 10, 3],
    ['Potato salad', 10, 2],
  ],
  [
    'en_gb',
    'Recipe 1: Gazpacho|1 kg tomatoes|1 cucumber|Recipe 2: Hummus|400 g chickpeas|2 tbsp tahini',
    ['Gazpacho', null, 2],
    ['Hummus', null, 2],
  ],
  [
    'en_gb',
    'Beef stew with dumplings\nServes: 4 to 6\nPrep time: 20 minutes\nCook time: 2 hours\nIngredients:\n500g stewing beef\n2 carrots\nFor the dumplings:\n100g flour\n50g suet\nMethod:\nBrown the beef.\nSimmer for two hours.',
    ['Beef stew with dumplings', 4, 4, 'Simmer'],
  ],
  ['en_gb', 'Shepherd’s pie\t24|2 kg lamb mince|3 kg potatoes|500 g carrots', ['Shepherd’s pie', 24, 3]],
  [
    'en_gb',
    'Cottage pie\t40\nLasagne\t25\nVeggie curry\t18',
    ['Cottage pie', 40, 0],
    ['Lasagne', 25, 0],
    ['Veggie curry', 18, 0],
  ],
  [
    'en_gb',
    'Five-spice duck with plum sauce|Serves 4|4 duck breasts|1 tsp five-spice|6 plums',
    ['Five-spice duck with plum sauce', 4, 3],
  ],
  [
    'en_gb',
    'A really long name for a dish that my grandmother always called the Sunday roast with all the trimmings and gravy|Serves 8|2 kg beef|1 kg potatoes',
    ['A really long name for a dish that my grandmother always called the Sunday roast with all the trimmings and gravy', 8, 2],
  ],
  [
    'en_gb',
    '1. Tomato sauce|2 kg tomatoes|4 onions||2. White sauce|1 l milk|80 g butter|80 g flour',
    ['Tomato sauce', null, 2],
    ['White sauce', null, 3],
  ],
  [
    'en_gb',
    'Porridge||50g oats|350ml milk|a pinch of salt||Simmer, stirring, for five minutes.',
    ['Porridge', null, 3, 'Simmer'],
  ],
  // American
  ['en_us', '7 Layer Salad|Serves 12|1 head iceberg lettuce|6 eggs|1 lb bacon|1 cup mayonnaise', ['7 Layer Salad', 12, 4]],
  [
    'en_us',
    'Mac and Cheese|Yield: 8 servings|1 lb elbow macaroni|4 cups milk|1/2 cup butter|4 cups shredded cheddar|Directions|Boil the pasta.|Make the sauce.',
    ['Mac and Cheese', 8, 4, 'Boil'],
  ],
  [
    'en_us',
    'Chocolate Chip Cookies|Makes about 24 cookies|2 1/4 cups all-purpose flour|1 cup butter|3/4 cup sugar|2 eggs|Preheat the oven to 375 F. Cream the butter with the sugar.',
    ['Chocolate Chip Cookies', 24, 4, 'Preheat'],
  ],
  ['en_us', 'Chili|Servings: 6|[ ] 2 lbs ground beef|[ ] 1 can kidney beans|[x] 2 tbsp chili powder', ['Chili', 6, 3]],
  [
    'en_us',
    'BBQ Sauce\n\n2 cups ketchup\n1/2 cup brown sugar\n1/4 cup cider vinegar\n\nCornbread\n\n1 cup cornmeal\n1 cup flour\n1 cup milk\n1 egg',
    ['BBQ Sauce', null, 3],
    ['Cornbread', null, 4],
  ],
  [
    'en_us',
    'Grandma’s Apple Pie\nPrep: 30 min | Cook: 50 min | Serves: 8\n6 apples\n3/4 cup sugar\n2 tbsp flour\n1 stick butter',
    ['Grandma’s Apple Pie', 8, 4],
  ],
  ['en_us', '- 2 cups flour\n- 1 cup milk\n- 2 eggs', [null, null, 3]],
  ['en_us', 'Chicken 65\nServes 4\n1 lb chicken thighs\n1 tbsp ginger\n2 tsp chili powder', ['Chicken 65', 4, 3]],
  [
    'en_us',
    '=== Tacos ===\nfor 6 people\n2 lbs ground beef\n12 tortillas\n\n=== Guacamole ===\nfor 6 people\n4 avocados\n1 lime',
    ['Tacos', 6, 2],
    ['Guacamole', 6, 2],
  ],
  // Swedish
  [
    'sv',
    'Köttbullar med gräddsås|4 portioner|500 g nötfärs|1 gul lök|1 dl ströbröd|2 dl mjölk|Gör så här:|Blanda allt och rulla bullar.',
    ['Köttbullar med gräddsås', 4, 4, 'rulla'],
  ],
  ['sv', 'Pannkakor, 4 port|2,5 dl vetemjöl|6 dl mjölk|3 ägg|1 krm salt', ['Pannkakor', 4, 4]],
  [
    'sv',
    'Kanelbullar\nca 40 st\nDeg:\n50 g jäst\n5 dl mjölk\n14 dl vetemjöl\nFyllning:\n100 g smör\n1 dl socker',
    ['Kanelbullar', 40, 5],
  ],
  ['sv', 'Ärtsoppa\nAntal portioner: 100\n8 kg gula ärtor\n6 kg rimmat fläsk\n2 kg lök', ['Ärtsoppa', 100, 3]],
  [
    'sv',
    'Janssons frestelse\nFör 6 personer\n1 kg potatis\n2 lökar\n2 burkar ansjovis\n3 dl grädde\n\nSkala potatisen och skär den i strimlor. Varva i en form.\n\nGravad lax\nFör 10 personer\n1,5 kg laxfilé\n1 dl salt\n1 dl socker\n2 knippen dill',
    ['Janssons frestelse', 6, 4, 'Skala'],
    ['Gravad lax', 10, 4],
  ],
  ['sv', 'Hej!\n\nHär är receptet:\n\nRaggmunk\n4 pers\n2 dl mjöl\n4 dl mjölk\n1 ägg\n800 g potatis', ['Raggmunk', 4, 4]],
  ['sv', 'Två sorters sill\n4 personer\n500 g sillfiléer\n1 rödlök\n2 dl gräddfil', ['Två sorters sill', 4, 3]],
  ['sv', 'PYTTIPANNA\n\n600 g potatis\n300 g skinka\n2 lökar\n4 ägg', ['PYTTIPANNA', null, 4]],
  [
    'sv',
    'Recept 1: Biff Lindström\n500 g nötfärs\n1 dl rödbetor\nRecept 2: Kalops\n1 kg högrev\n2 lökar',
    ['Biff Lindström', null, 2],
    ['Kalops', null, 2],
  ],
  [
    'sv',
    '* Toast Skagen *\n\n4 portioner · 20 min\n\n• 300 g räkor\n• 1 dl majonnäs\n• 4 skivor bröd\n• dill',
    ['Toast Skagen', 4, 4],
  ],
  [
    'sv',
    'Rotmos\nRäcker till 4\n600 g kålrot\n3 morötter\n4 potatisar\n50 g smör\nKoka rotsakerna mjuka i buljong.\nMosa och rör i smöret.',
    ['Rotmos', 4, 4, 'Mosa'],
  ],
  [
    'sv',
    'Lunch v. 12 – Fiskgratäng\n\nIngredienser (25 portioner)\n3 kg torskfilé\n1 l grädde\n5 kg potatis\n\nTillagning\nGratinera i ugn.',
    ['Fiskgratäng', 25, 3, 'Gratinera'],
  ],
  ['sv', 'Semlor (12 st)\n75 g smör\n2,5 dl mjölk\n25 g jäst\n7 dl vetemjöl\n200 g mandelmassa', ['Semlor', 12, 5]],
  // Norwegian
  [
    'no',
    'Fiskegrateng|4 porsjoner|400 g torskefilet|100 g makaroni|5 dl melk|2 egg|Slik gjør du:|Kok makaronien.|Stek i ovn.',
    ['Fiskegrateng', 4, 4, 'Kok'],
  ],
  [
    'no',
    'Fårikål\nTil 6 personer\n1,5 kg lammekjøtt\n1,5 kg hodekål\n4 ts hel pepper\n2 ts salt\n3 dl vann\n\nLegg kjøtt og kål lagvis i en gryte.',
    ['Fårikål', 6, 5, 'lagvis'],
  ],
  ['no', 'Boller (ca. 20 stk)\n50 g gjær\n5 dl melk\n150 g smør\n1 kg hvetemel\n1,5 dl sukker', ['Boller', 20, 5]],
  [
    'no',
    'Kjøttkaker i brun saus\nAntall porsjoner: 4\n500 g kjøttdeig\n1 løk\n1 ts salt\nSaus:\n50 g smør\n4 ss mel\n1 l kraft',
    ['Kjøttkaker i brun saus', 4, 6],
  ],
  [
    'no',
    'Vafler\n\n5 egg\n1 dl sukker\n5 dl melk\n300 g hvetemel\n\nRisgrøt\n\n2 dl grøtris\n4 dl vann\n1 l melk',
    ['Vafler', null, 4],
    ['Risgrøt', null, 3],
  ],
  ['no', 'LAPSKAUS\n6 porsj.\n800 g oksekjøtt\n600 g poteter\n4 gulrøtter', ['LAPSKAUS', 6, 3]],
  [
    'no',
    '## Bacalao\n_Til 8_\n\n- 1 kg klippfisk\n- 1 kg poteter\n- 2 bokser tomater\n- 2 dl olivenolje\n\n### Fremgangsmåte\nVann ut fisken i to døgn.',
    ['Bacalao', 8, 4, 'Vann ut'],
  ],
  ['no', 'To slags lefse\n10 stk\n500 g poteter\n150 g mel\n50 g smør', ['To slags lefse', 10, 3]],
  [
    'no',
    'Hei Kari,\n\nPlukkfisk\n4 pers\n600 g kokt torsk\n800 g poteter\n3 dl melk\n\nMos potetene og vend inn fisken.\n\nHilsen Per',
    ['Plukkfisk', 4, 3, 'Hilsen'],
  ],
  ['no', 'Sodd | 20 porsjoner\n3 kg kjøtt\n2 kg gulrøtter\n5 l kraft', ['Sodd', 20, 3]],
  [
    'no',
    'Kylling i karri\nDu trenger:\n600 g kyllingfilet\n1 løk\n2 ts karri\n3 dl fløte\nGjør slik:\nStek kyllingen.',
    ['Kylling i karri', null, 4, 'Stek'],
  ],
  [
    'no',
    'Raspeballer\nGir 4 porsjoner\n1 kg poteter\n2 dl byggmel\n1 ts salt\n---\nKompe-tilbehør og kålrotstappe\n4 porsjoner\n1 kg kålrot\n50 g smør',
    ['Raspeballer', 4, 3],
    ['Kompe-tilbehør og kålrotstappe', 4, 2],
  ],
  // Danish
  [
    'da',
    'Frikadeller|Til 4 personer|500 g hakket svinekød|1 løg|1 æg|1 dl mælk|3 spsk mel|Sådan gør du:|Rør farsen.|Steg dem i smør.',
    ['Frikadeller', 4, 5, 'farsen'],
  ],
  ['da', 'Brunede kartofler\n4 pers.\n1 kg små kartofler\n85 g sukker\n30 g smør', ['Brunede kartofler', 4, 3]],
  ['da', 'Æbleskiver (ca. 30 stk.)\n4 dl kærnemælk\n250 g mel\n3 æg\n1 tsk kardemomme', ['Æbleskiver', 30, 4]],
  [
    'da',
    'Boller i karry\nAntal personer: 4\nTid: 45 min.\n500 g hakket svinekød\n1 æg\nTil saucen:\n2 spsk karry\n1 løg\n5 dl bouillon\nKog bollerne i letsaltet vand i 10 minutter.',
    ['Boller i karry', 4, 5, 'bollerne'],
  ],
  [
    'da',
    'Koldskål\n\n1 l kærnemælk\n2 æggeblommer\n75 g sukker\n\nRugbrød\n\n500 g rugmel\n1 l vand\n25 g salt',
    ['Koldskål', null, 3],
    ['Rugbrød', null, 3],
  ],
  [
    'da',
    'STEGT FLÆSK MED PERSILLESOVS\n\n4 portioner\n\n800 g stegeflæsk\n1 kg kartofler\n5 dl mælk\n1 bundt persille',
    ['STEGT FLÆSK MED PERSILLESOVS', 4, 4],
  ],
  [
    'da',
    'Hej Mette,\nOpskriften er her:\n\nTarteletter med høns i asparges\nTil seks personer\n1 suppehøne\n2 dåser asparges\n12 tarteletter',
    ['Tarteletter med høns i asparges', 6, 3],
  ],
  ['da', 'Tre slags sild\n8 portioner\n400 g marinerede sild\n2 dl creme fraiche\n1 tsk karry', ['Tre slags sild', 8, 3]],
  ['da', 'Ingredienser til 10 personer\n2 kg oksekød\n1 kg løg\nFremgangsmåde\nBrun kødet.', [null, 10, 2, 'Brun']],
  [
    'da',
    '1. Agurkesalat\n2 agurker\n2 dl eddike\n\n2. Rødkål\n1 rødkål\n2 dl ribssaft',
    ['Agurkesalat', null, 2],
    ['Rødkål', null, 2],
  ],
  ['da', 'Gullasch – 6 portioner\n1 kg oksekød i tern\n3 løg\n2 spsk paprika', ['Gullasch', 6, 3]],
  [
    'da',
    'Fiskefilet med remoulade\nGiver 4 portioner\n✓ 8 rødspættefileter\n✓ 1 æg\n✓ 100 g rasp',
    ['Fiskefilet med remoulade', 4, 3],
  ],
  [
    'da',
    'Millionbøf\n500 g hakket oksekød\n2 løg\n2 dl bouillon\n\nSvits løg og kød. Tilsæt bouillon og lad det simre.\n\nKartoffelmos\n1 kg kartofler\n2 dl mælk\n50 g smør\n\nKog kartoflerne møre og mos dem.',
    ['Millionbøf', null, 3, 'Svits'],
    ['Kartoffelmos', null, 3, 'mos'],
  ],
  // As pages write them
  [
    'sv',
    'Mormors köttbullar – så gör du!\n\nDet här receptet har jag fått av min mormor, säger alla.\n\nPortioner: 4   Tid: 45 min\n\nDu behöver\n\n500 g blandfärs\n1 dl ströbröd\n\nTill såsen\n\n3 dl grädde\n1 msk soja\n\nSå gör du\n\nBlanda allt.\n\nStek.',
    ['Mormors köttbullar', 4, 4, 'Blanda'],
  ],
  [
    'en_us',
    'Easy Meatloaf\n\nPrep Time: 10 mins\nCook Time: 1 hr\nServings: 8\nYield: 1 9x5-inch meatloaf\n\nIngredients\n1 ½ pounds ground beef\n1 egg\n1 cup milk\nsalt and pepper to taste\n\nDirections\nStep 1\nPreheat oven to 350 degrees F.\n\nNutrition Facts\nCalories 372',
    ['Easy Meatloaf', 8, 4, 'Preheat'],
  ],
  [
    'da',
    'Lasagne\n500 g hakket oksekød\n1 løg\nSteg kødet.\nPizza\n400 g mel\n25 g gær\nBag pizzaen.',
    ['Lasagne', null, 2, 'Steg'],
    ['Pizza', null, 2, 'Bag'],
  ],
];
