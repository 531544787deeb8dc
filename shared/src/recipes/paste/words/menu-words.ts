/** Words that say where on a menu a dish stands, or what a page sets beside its name; in all languages, lower case. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Courses and the parts of a menu. */
export const COURSES = words(`
  starter starters main mains entree entrees side sides dessert desserts appetizer appetizers appetiser appetisers course lunch dinner supper
  breakfast snacks soups salads
  förrätt förrätter huvudrätt huvudrätter varmrätt varmrätter efterrätt efterrätter tillbehör frukost middag mellanmål kallkök varmkök lunchrätt
  forrett forretter hovedrett hovedretter dessert desserter tilbehør lunsj frokost kveldsmat middagsrett
  forret forretter hovedret hovedretter aftensmad morgenmad varmret lunret
  vorspeise vorspeisen hauptgang hauptgericht hauptgerichte hauptspeise hauptspeisen nachspeise nachspeisen nachtisch zwischengang beilage
  beilagen mittagessen abendessen frühstück suppen salate
  entrée entrées plat plats accompagnement accompagnements déjeuner dîner goûter apéritif apéro
  voorgerecht voorgerechten hoofdgerecht hoofdgerechten nagerecht nagerechten tussengerecht bijgerecht bijgerechten toetje toetjes lunch avondeten
  ontbijt`);

/** Over the recipes of a chapter: "FISK", "Viandes", "Fische und Meeresfrüchte". */
export const CHAPTERS = words(`
  fish seafood meat meats poultry vegetables veg desserts puddings cakes cake baking breads bread quick soups sauces salads pasta rice eggs drinks beverages
  breakfasts fisk skaldjur kött fågel fugl fjerkræ grönsaker grønnsaker grøntsager kjøtt kød desserter efterrätter soppor supper sallader salater bröd brød bakst bakning
  bagværk bakverk kakor kaker kager såser sauser saucer drycker drikke skalldyr skaldyr vegetariskt vegetarisk
  fisch fische meeresfrüchte fleisch geflügel gemüse süßspeisen desserts kuchen gebäck brot brote suppen saucen salate getränke nudeln eier beilagen
  poissons poisson viandes viande volailles volaille légumes desserts gâteaux soupes sauces salades pains boissons œufs pâtes crustacés coquillages
  vis vlees gevogelte groenten groente nagerechten gebak brood soepen sauzen salades dranken schaaldieren schelpdieren
  and und och og et en & de la le les du`);

/** Words that only stand beside a course, a day or a week: "Menu B", "Option 2", "Dish 1", "avd. B", "grön rätt". */
export const BESIDE_COURSES = words(`
  menu menus meny menü menüs menue option opt alt alternativ alternative choice dish plate item line
  rätt rett ret gericht plat gerecht schotel nr no n° nummer number # dag day tag jour
  warm warme varm varmt hot cold kall kalt kald koud koude kaltes grön grønn grøn green vegetarian vegetarisk vegetarisch végétarien vegetarische
  veg veggie vegan vegansk végan vegane
  avd avd. afd afd. abt abt. station ward unit dept team post hold linje linie
  dagens ugens ukens veckans today's special tagesgericht tagesmenü wochenmenü dagmenu weekmenu
  need needed order bestilling bestellung commande beställning bestelling
  i aften kveld kväll ikväll tonight today heute abend ce soir vanavond vandaag idag dag
  the of du de la le van der des av för til till for für pour voor and & et und og och en`);

export const WEEKS = words(`week weeks wk woche kw vecka v v. uke uge semaine sem sem. s.`);

export const DAYS = words(`
  monday tuesday wednesday thursday friday saturday sunday måndag tisdag onsdag torsdag fredag lördag söndag mandag tirsdag lørdag søndag
  montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag
  donderdag vrijdag zaterdag zondag mondays tuesdays wednesdays thursdays fridays saturdays sundays`);

/** Days as plans shorten them: alone they are other words as well. */
export const SHORT_DAYS = words(`
  mon tue tues wed weds thu thur thurs fri sat sun mån tis ons tors fre lör sön man tir tor lør søn mo di mi do fr sa so lun mar mer jeu ven
  sam dim ma wo vr za zo`);

/** "Winter warmers", "Herbstküche", "Cuisine d'hiver": a word with one of these is a theme, and no dish. */
export const THEMES = words(`
  winter spring summer autumn fall weeknight midweek weekend favorites favourites classics warmers easy quick healthy kitchen cooking food eats
  vardagsmat husmanskost vardag helgmat hverdagsmat hverdag snabbt klassiker favoriter hurtig
  küche alltagsküche hausmannskost schnell klassisch lieblingsrezepte cuisine rapide classiques saison recettes
  keuken doordeweeks snel klassiekers seizoen eten zomers winters herfst zomer lente kerst`);
/** Where dishes are offered, and what the offer is called: "the specials board", "neu auf der Karte", "höstens favorit på menyn". */
export const MENUS = words(`
  menu menus board specials special hit succé suksess succes success blackboard chalkboard carte card bestseller favourite favorite
  meny menyn menyer tavla tavlan favorit favoriten storsäljare storsäljaren menyen tavle tavlen favoritt favoritten menukort menukortet menuen
  menü menükarte karte speisekarte angebot aktion klassiker wochenhit liebling
  ardoise formule suggestion suggestions nouveauté incontournable
  kaart menukaart krijtbord suggestie suggesties aanbieding favoriet`);
/** "Tageskarte", "weekkaart", "lunchmeny", "griffeltavlan". */
export const MENU_ENDS = [
  'karte',
  'kaart',
  'meny',
  'menyn',
  'menyen',
  'menu',
  'menü',
  'tavla',
  'tavlan',
  'tavle',
  'tavlen',
  'board',
  'angebot',
];

/** The seasons and feasts that themes begin with. */
export const SEASONS = [
  'winter',
  'sommer',
  'sommar',
  'summer',
  'höst',
  'høst',
  'herbst',
  'efterår',
  'vinter',
  'vår',
  'forår',
  'frühling',
  'frühlings',
  'zomer',
  'herfst',
  'jul',
  'påsk',
  'påske',
  'weihnacht',
  'oster',
  'kerst',
  'hiver',
  'été',
  'automne',
  'printemps',
  'noël',
  'lente',
  'alltag',
  'vardag',
  'hverdag',
  'feierabend',
];
/** What such a word ends with: "sommermad", "Herbstküche". */
export const THEME_ENDS = [
  'mat',
  'mad',
  'küche',
  'essen',
  'keuken',
  'køkken',
  'kjøkken',
  'kök',
  'kost',
  'eten',
  'rezepte',
  'recept',
  'retter',
  'rätter',
  'food',
  'kos',
  'gerichte',
];
