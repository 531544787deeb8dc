const words = (text: string): readonly string[] =>
  text
    .split(/[ \n]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll('_', ' '));

/**
 * What stands behind a number that says how much a recipe yields, in all languages, lower case. Words of a language's own for
 * portions and persons stand in its `servingsAfter`.
 */
export const EATERS = words(`
  bouches mangeurs invités appétits spisere ätare monden mäuler leute man mennesker människor people persons mann menn personnes grown-ups
  kids children adults friends mouths eaters diners guests students hungry hungrige hungriga sultne sultna hungrigen of_us ppl serves
  mand mænd barn vuxna elever gäster matgäster ätare personer voksne elever gjester gjest børn kinder erwachsene gäste schüler kita-kinder
  esser enfants adultes élèves gourmands kinderen volwassenen leerlingen gasten eters pers personen porsjoner porsj pors port
  serveringer servering portionen portioner porties pax covers residents résidents patients pupils pupil repas pas erw learners scouts scouter speidere spejdere pfadfinder staff employees colleagues kolleger kollegor kollegen collègues teenagers ungdommar ungdommer campers participants deltagare deltakere deltagere deelnemers teilnehmer members medlemmer medlemmar mitglieder leden membres visitors besucher besøgende besökare bezoekers visiteurs tallerken heads covers meals måltider måltid mahlzeiten maaltijden patienter patienten bewoners beboere
  brukere brukare kuv kuvert kuverter couvert couverts convives rationnaires bewohner`);

/** Things that a dish is filled into: each is one person's. */
export const HELPINGS = words(`
  helpings starters mains förrätter huvudrätter forretter hovedretter vorspeisen hauptgerichte hauptspeisen entrées plats voorgerechten hoofdgerechten
  glass glasses jar jars bowl bowls plate plates cup cups mug mugs ramekin ramekins pot pots verrine verrines verre verres bol
  bols assiette assiettes ramequin ramequins tasse tasses coupe coupes coupelle coupelles pots bocal bocaux glas gläser schale
  schalen schälchen schüssel schüsseln teller tellern tassen becher skål skålar skåle skåler tallrik tallrikar tallerken
  tallerkener tallerkner tallerkenar kopp koppar kopper kop kopper krus kuvertskålar portionsformar portionsglas portionsskålar
  porsjonsglass dessertglas dessertglass dessertgläser glaasjes glazen schaaltje schaaltjes kom kommen kommetjes koppen kopje kopjes
  bord borden bordje bordjes potje potjes bakje bakjes burk burkar lunchlådor matlådor lunchbox lunchboxes`);

/** Things that it is cut or shaped into. */
export const PIECES = words(`
  pizza pizzas pizzaer pizzen piece pieces pcs pc slice slices square squares wedge wedges bar bars ball balls bite bites roll rolls bun buns muffin
  muffins cupcake cupcakes cookie cookies biscuit biscuits scone scones brownie brownies pancake pancakes waffle waffles burger
  burgers wrap wraps taco tacos meatball meatballs patties fritters dumplings pasties tart tarts tartlets skewers flatbreads
  bagels pretzels doughnuts donuts truffles macaroons cakes
  bit bitar st styck stycken skiva skivor bulle bullar kaka kakor pannkakor våfflor plättar muffins scones biffar köttbullar
  rullar snittar smörgåsar frallor spett tunnbröd semlor småkakor rutor bakelser piroger
  stk stykk stykker biter skiver boller kaker småkaker plater lefser vafler pannekaker rundstykker spyd snitter kjøttkaker
  horn lapper sveler pølser ruter muffins
  styk stykker skiver snitter boller kager småkager pandekager vafler frikadeller horn snegle firkanter rundstykker håndmadder
  spyd kugler
  stück stücke stk scheibe scheiben plätzchen kekse brötchen semmeln knödel klöße frikadellen buletten pfannkuchen waffeln
  muffins spieße taler kugeln schnitten hörnchen brezeln burger wraps hefeteilchen krapfen küchlein puffer pralinen rauten
  pièce pièces part parts tranche tranches galette galettes crêpes gaufres biscuits madeleines sablés cookies muffins macarons
  boulettes brochettes petits_pains chouquettes beignets carrés tartines makis rouleaux tartelettes financiers cannelés
  stuk stuks stukken stukjes plak plakken plakjes sneetjes broodjes koekjes pannenkoeken poffertjes wafels bollen balletjes
  punten spiesjes muffins soesjes bolletjes puntjes koeken repen hapjes`);

/** Things that are baked, cooked or kept whole. */
export const WHOLES = words(`
  schüssel schüsseln eimer saladier saladiers emmer emmers hink hinkar bøtte bøtter spand spande bucket buckets
  tray trays tin tins loaf loaves cake cakes pie pies baguette baguettes traybake batch batches
  plåt plåtar form formar limpa limpor bröd tårta tårtor paj pajer sats satser långpanna
  brett langpanne langpanner form former brød kake kaker pai paier porsjonsform
  bradepande bradepander plade plader form forme brød kage kager tærte tærter
  blech bleche backblech backbleche springform springformen kastenform brot brote laib laibe kuchen torte torten   auflaufform form formen gugelhupf
  moule moules plaque plaques gâteau gâteaux tarte tartes cake cakes pains pain quiche quiches terrine terrines
  bakplaat bakplaten bakblik bakblikken bakvorm bakvormen springvorm cakevorm cakevormen moules_à_cake moules_à_tarte moule_à_cake brood broden taart taarten ovenschaal ovenschalen quiche cakes`);

/** What a dish is baked or kept in: how many of it says nothing of portions. A loaf and a tray are what is served. */
export const CONTAINERS = words(`
  tin tins pan pans form formar former forme formen springform springformen kastenform auflaufform moule moules bakvorm springvorm cakevorm cakevormen bakvormen moules_à_cake moules_à_tarte moule_à_cake
  schüssel schüsseln eimer saladier saladiers schaal schalen emmer emmers hink hinkar bøtte bøtter spand spande bucket buckets
  ovenschaal ovenschalen gastro gastros batch batches gal gallon gallons`);

/** How such a thing is: "6 grote kommen", "2 hungrige Personen". */
export const SIZES = words(`
  large small big very medium medium-sized good generous hungry normal ordinary full individual mini greedy regular primary secondary infant junior child adult
  stora stort små stor liten rejäla rejäl hungriga normala lagom vanliga fulla goda
  store stort små stor liten lille gode sultne normale vanlige rikelige solide
  sehr große großer großes großen grosse kleine mittlere mittelgroße gute hungrige reichliche normale volle gehäufte grosszügige großzügige
  grands petits grandes petites grand petit bonnes belles beaux gros grosses gourmandes moyens moyennes belle bon
  groot grote kleine flinke goede hongerige normale ruime volle royale middelgrote`);

/** Courses as which a dish is served. */
export const ROLES = words(`
  side sides starter starters main mains snack snacks lunch dinner supper tea breakfast brunch dessert appetizer appetizers
  appetiser canapés meal
  förrätt huvudrätt tillbehör middag frukost mellanmål efterrätt tilltugg plockmat vardagsmiddag
  forrett hovedrett tilbehør lunsj frokost kveldsmat middag dessert snacks
  forret hovedret tilbehør frokost aftensmad morgenmad dessert
  beilage vorspeise hauptgericht hauptspeise nachspeise nachtisch abendessen mittagessen frühstück zwischengang
  entrée plat accompagnement apéritif apéro déjeuner dîner goûter brunch
  bijgerecht voorgerecht hoofdgerecht nagerecht avondeten borrel ontbijt tussendoortje maaltijd maaltijdsalade`);
