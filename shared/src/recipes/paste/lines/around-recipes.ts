import { isPaperHead } from './paper-heads.ts';
import { hasDishWord } from '../words/dish-words.ts';
import { isDuration, isNutrition } from './pasted-line.ts';
import { isMadeOf, isMenuPlace, isOffered } from './menu-place.ts';
import { COURSES } from '../words/menu-words.ts';

/** What pages, forms and mails set around a recipe, in all languages: no name of a dish, and nothing that goes into it. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Words of buttons and menus. A line of nothing else is one. */
const BUTTONS = words(`
  save print share pin jump to recipe recipes rate this comment comments email copy link scroll down skip content menu search login log in
  sign up subscribe newsletter advertisement ad favourite favorite favourites favorites add bookmark download pdf video watch back next
  cook mode prevent your screen from going dark follow us it skriv ut dela spara recept receptet gilla lägg till favoriter favorit kommentera
  kommentarer sök logga meny inköpslista annons betygsätt hoppa skriv-ut receptet sidan lagre lagret del oppskrift oppskriften logg inn søk meny favoritter
  annonse handleliste utskrift gem opskrift opskriften bedøm udskriv log ind indkøbsliste annonce tilføj favoritter speichern drucken teilen merken
  rezept rezepte zum springen kochbuch kommentieren kommentare anmelden suche menü anzeige werbung bewerten einkaufsliste enregistrer imprimer
  oppskriften opskriften rezept receptet partager sauvegarder ajouter à mes favoris recette recettes aller la connexion rechercher publicité noter commenter commentaires épingler
  bewaar bewaren opslaan printen delen recepten ga naar het deel dit inloggen zoeken advertentie beoordeel afdrukken boodschappenlijst`);
/** Of these one at least: "recipe" alone may be said of a dish. */
const PRESSED = words(`
  save print share pin jump rate comment comments email copy scroll skip menu search login subscribe newsletter advertisement favourites
  favorites bookmark download pdf watch follow cook skriv dela spara gilla favoriter kommentera logga meny inköpslista annons betygsätt hoppa lagre lagret del logg
  søk favoritter annonse handleliste utskrift gem bedøm udskriv log indkøbsliste annonce tilføj speichern drucken teilen merken springen
  kommentieren anmelden suche anzeige werbung bewerten einkaufsliste enregistrer imprimer partager sauvegarder ajouter aller connexion
  rechercher publicité noter commenter épingler bewaar bewaren opslaan printen delen inloggen zoeken advertentie beoordeel afdrukken
  boodschappenlijst`);
/** Where a trail of pages begins, or what it leads through. */
const TRAIL = words(`
  home recipes recipe hem start recept hjem forside forsiden oppskrifter opskrifter startseite rezepte rezept accueil recettes recette recepten oppskrift opskrift start:`);
/** Over a name alone they are its heading: "Recette / Tarte aux pommes". */
const HEADING = words('start recipe rezept recette oppskrift opskrift');
const TRAILED = /[>»›→|/\\•·]|::/u;

/** "4.6 (123 ratings)", "5 from 231 votes", "89 Bewertungen", "1.2k upvotes". */
const RATED =
  /\d\s?k?\+?\s{0,2}\(?(?:ratings?|reviews?|votes?|stars?|upvotes?|points|likes?|comments?|views|betyg|omdömen|röster|stjärnor|kommentarer|anmeldelser|bedømmelser|stemmer|stjerner|vurderinger|terningkast|bewertung(?:en)?|sternen?|stimmen|kommentare|rezensionen|avis|votes|étoiles|notes|commentaires|beoordeling(?:en)?|stemmen|sterren|reacties|waarderingen)(?!\p{L})/iu;
const RATING = /^(?:rating|betyg|vurdering|bedømmelse|bewertung|note|beoordeling|karakter|omdöme)\s?:?\s\d(?:[.,]\d)?(?:\s|$)/iu;
const BARE_RATING = /^\(?\d(?:[.,]\d{1,2})?\s?(?:\/|von|av|af|sur|van|out of)?\s?(?:5|10)?\)?(?:\s?\(\d[\d.,\s]{0,8}\))?$/iu;
const STARRED = /[★☆⭐✩✪✰]/u;

/** "By Nigella Woods", "Foto: Mats", "Rezept von: Tante Erna". */
const AUTHOR =
  /^(?:(?:recipe|recept|oppskrift|opskrift|rezept|recette)\s+(?:by|av|af|von|van|fra|från|de|par|door)\s?:|(?:recipe|recept|oppskrift|opskrift|rezept)\s+(?:by|av|af|von|from|fra|från|van|door)\s(?=\p{Lu})|(?:author|auteur|autorin|autor|forfatter|författare|skribent|chef|text|tekst|photo|photos|foto|bild|bilde|billede|source|källa|kilde|quelle|bron|credit)\s?:|(?:taken|copied|adapted|hentet|hämtat|hämtad|lånt|lånad|lånat|entnommen|abgeschrieben|tirée?|extraite?|overgenomen|geleend|overgeschreven)\s(?:from|fra|från|ur|aus|de|du|d['’]|uit)\s|(?:written|posted|published|created|submitted|uploaded|skrevet|skriven|publicerad|publiceret|publisert|veröffentlicht|erstellt|publié|posté|geplaatst|geschreven)\s)/iu;
const BY = /^(?:[Bb]y|[Aa][vf]|[Vv]on|[Pp]ar|[Dd]oor|[Mm]ed)\s(?=\p{Lu})/u;
const BY_LONGEST = 5;

/** "Board: Cajun Cooking >> Thread: gumbo", "#7 mettemus skrev:", "r/UKfrugal • Posted by u/dave", "Reactie van jan (1283 berichten)". */
const THREAD =
  /^(?:\[?(?:forum|board|thread|topic|sujet|thema|emne|tråd|ämne|onderwerp|subreddit|citat|citation|quote|zitat|citaat|sitat)\s?[:>»\]–-]|\[?forum\s|#\d{1,5}(?:\s|$)|r\/\w+|posted by|re\s?:\s|(?:skrivet|skrevet|geschrieben|written|reactie|antwort|réponse|svar|reply)\s(?:av|af|von|by|van|de|fra|från)(?:\s|:))|\d\s?(?:berichten|posts|inlägg|innlegg|indlæg|beiträge|messages)\)?$/iu;
/** "Text: Karin Wallgren  Foto: Peo Lind". */
const MONTH = [
  'jan(?:uary?|uari?|uar|vier)?|feb(?:ruary?|ruari?|ruar)?|fév(?:rier)?|mar(?:ch|s)?|mär(?:z)?|maart|mrt|apr(?:il)?|avr(?:il)?|may|mai|maj|mei|june?|juni|juin|july?|juli|juil(?:let)?',
  'aug(?:ust|usti|ustus)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember|embre)?|déc(?:embre)?|days? ago|weeks? ago',
].join('|');
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const DATE = new RegExp(`(?<!\\d)\\d{1,2}(?:\\.|st|nd|rd|th|er)?\\s?(?:de |of )?(?:${MONTH})(?!\\p{L})`, 'iu');
const DIGIT_DATE = /(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d(?!\d)/u;

/** What a form or a page says of a recipe before a colon, and is neither its name nor its portions. */
const LABELS = words(`
  course cuisine keyword keywords category categories tags tag diet dietary difficulty level skill cost price budget calories allergens allergen
  allergy contains code menu-code equipment season source status department section site unit page version revision prepared date issued issue
  week day day-part storage shelf-life temperature costing prep-level author notes recipe-code recipe-no recipe-number ref reference portion-size
  portion-weight serving-size occasion function event client customer venue diet-codes texture method-of-service ccp haccp hold rating approved station
  svårighetsgrad svårighet nivå kategori kategorier kök taggar kostnad pris allergener allergi specialkost kod receptnummer recept-nr vecka datum
  dag avdelning källa portionsstorlek portionsvikt säsong märkning anledning kund lokal uppskattad-tid kost tema utrustning redskap senast-ändrad
  vanskelighetsgrad vanskelighet kjøkken allergen allergener kilde uke dato avdeling porsjonsstørrelse porsjonsvekt sesong merking utstyr nivå anledning kunde
  sværhedsgrad kategori køkken allergener uge dato afdeling portionsstørrelse portionsvægt sæson udstyr niveau kost kostform menu ugedag klasse anledning
  schwierigkeit schwierigkeitsgrad kategorie küche schlagwörter kosten preis allergene zusatzstoffe kennzeichnung quelle kw woche tag datum bereich
  abteilung portionsgröße portionsgewicht saison diätform kostform niveau rezeptnummer rezept-nr erstellt-von stand geräte region gang ernährung anlass veranstaltung kunde einrichtung haus
  difficulté niveau catégorie cuisine mots-clés coût budget prix allergènes saison semaine jour date service source poids-portion grammage
  grammage-par-portion régime matériel ustensiles type type-de-plat code-recette référence secteur pays client évènement événement occasion établissement
  moeilijkheidsgraad moeilijkheid categorie keuken trefwoorden kosten prijs allergenen seizoen week dag datum afdeling portiegrootte portiegewicht
  bron niveau dieet materiaal benodigdheden gang receptnummer recept-nr soort type klant gelegenheid evenement locatie`);
const LABELLED = /^([\p{L}.'’/ -]{2,32}?)\s?[:：]\s*\S/u;

/** How hard, how dear and for whom: "facile - bon marché", "Easy", "Enkel". */
const GRADES = words(`
  easy medium hard simple quick cheap moderate intermediate beginner lätt medel svår enkel enkelt middels lett vanskelig nem let mellem svær
  einfach simpel mittel normal schwer pfiffig günstig leicht facile moyen difficile bon marché rapide très moyenne makkelijk eenvoudig gemiddeld
  moeilijk snel goedkoop vegan vegetarian veggie vegetarisk vegansk vegetarisch vegetarian végétarien glutenfree £ ££ € €€ $ $$`);
/** "Under 45 min", "hands-on 15 min, total 45", "Tid i alt 45 min.": nothing but how long it takes. */
const LASTS =
  /^(?:\p{L}[\p{L}-]*\s){0,3}(?:ca\.?\s|about\s|~\s?)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:min|mins|minutes?|minuter|minutter|minuten|hrs?|hours?|timmar?|timer|std|stunden?|heures?|uur)\.?(?:\s?[,+/]\s?(?:\p{L}+\s){0,2}\d{1,3}(?:\s?\p{L}{1,7}\.?)?)?$/iu;
/** "Recept nr", "Rezeptur-Nr.", "Recipe ID": which recipe it is. */
const NUMBERED =
  /(?:^|[\s.-])(?:nr|no|n°|num|number|nummer|numéro|id|code|kod|kode|ref|version|plu|sku)\.?$|\p{L}{3}(?:nummer|nr)\.?$/iu;

/** Whether a form's label says which recipe it is: the number beside it counts nobody. */
export const isNumberOfRecipe = (label: string): boolean => NUMBERED.test(label);

/** "PREP SHEET   Date: ____   Init: ____": a form's lines to write on. */
const BLANKS = /\p{L}\.?\s?:?\s{0,3}_{3,}/u;

/** "#mealprep #vegan". */
const HASHTAGS = /^\s*#[\p{L}\d_]+(?:[\s,]+#[\p{L}\d_]+){1,20}\s*$/u;

const SCALES = /^(?:\d+(?:[.,]\d)?\s?x[\s|·]*){2,5}$/iu;

/** Whether a line above the ingredients is a trail of pages, a rating, a button, an author, a date or a label of a form. */
export function isAroundRecipe(written: string, text: string): boolean {
  if (text.length > 160) return false;
  return (
    isTrail(written) ||
    isRating(text) ||
    isPressed(text) ||
    isMenuPlace(text) ||
    isMadeOf(text) ||
    isAuthor(text) ||
    isDated(text) ||
    isLabel(text) ||
    isPaperHead(text) ||
    THREAD.test(text) ||
    HASHTAGS.test(written) ||
    BLANKS.test(written) ||
    isGrade(text) ||
    (LASTS.test(text) && !hasDishWord(text))
  );
}

function isTrail(written: string): boolean {
  const parts = written
    .trim()
    .toLowerCase()
    .split(TRAILED)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return (
    parts.length >= 2 &&
    parts.every((part) => part.split(' ').length <= 4 && !/\d/u.test(part)) &&
    (isTrailOfCourses(written, parts[0] ?? '') ||
      (parts.length >= 3 ? parts.some((part) => TRAIL.has(part)) : TRAIL.has(parts[0] ?? '') && !HEADING.has(parts[0] ?? '')))
  );
}

/** "Desserts > Clafoutis aux cerises". */
function isTrailOfCourses(written: string, first: string): boolean {
  return COURSES.has(first) && /[>»›→]/u.test(written);
}

function isRating(text: string): boolean {
  if (STARRED.test(text) || SCALES.test(text) || RATING.test(text)) return true;
  return (
    (RATED.test(text) && (text.match(/[\p{L}\d]+(?:[.,]\d+)?/gu) ?? []).length <= 9) ||
    (BARE_RATING.test(text) && /[.,/(]|von|av|sur/u.test(text))
  );
}

function isPressed(text: string): boolean {
  const said = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  return (
    said.length > 0 &&
    said.length <= 10 &&
    !/\d/u.test(text) &&
    said.every((word) => BUTTONS.has(word)) &&
    said.some((word) => PRESSED.has(word))
  );
}

function isAuthor(text: string): boolean {
  return (
    AUTHOR.test(text) ||
    (BY.test(text) && text.split(/\s+/u).length <= BY_LONGEST && !/\d{3}/u.test(text)) ||
    (BY.test(text) && isDateIn(text))
  );
}

function isDateIn(text: string): boolean {
  return YEAR.test(text) || DATE.test(text) || DIGIT_DATE.test(text);
}

/** "12.03.2019", "3 days ago", "30 Min. simpel 12.03.2019": little beside the date. */
function isDated(text: string): boolean {
  const count = text.split(/\s+/u).length;
  if (count > 7 || hasDishWord(text)) return false;
  return (
    DIGIT_DATE.test(text) || (DATE.test(text) && (count <= 4 || /^\d/u.test(text))) || (YEAR.test(text) && isMostlyDate(text))
  );
}

function isMostlyDate(text: string): boolean {
  return (text.match(/\p{L}{4,}/gu) ?? []).length <= 2;
}

/** "Portionsstorlek 250 g", "Grammage 180 g": how large a portion is, without a colon. */
const SIZE_OF_PORTION =
  /^(?:portion (?:size|weight)|serving size|portionsstorlek|portionsvikt|porsjonsstørrelse|porsjonsvekt|portionsstørrelse|portionsvægt|portionsgröße|portionsgewicht|grammage|poids (?:par|d['’]une) portion|portiegrootte|portiegewicht)\s(?:\p{L}{1,4}\.?\s)?\d/iu;

function isLabel(text: string): boolean {
  if (SIZE_OF_PORTION.test(text)) return true;
  const label = LABELLED.exec(text)?.[1]?.toLowerCase();
  const plain = label?.replaceAll(/[\s.]+/gu, '-').replace(/-$/u, '');
  return label !== undefined && plain !== undefined && (LABELS.has(plain) || isNumberOfRecipe(label));
}

function isGrade(text: string): boolean {
  const parts = text
    .split(/[|·•,;/–-]|\s{2,}/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.length <= 6 && parts.every(isGradeOrTime) && parts.some((part) => /\p{L}/u.test(part));
}

function isGradeOrTime(part: string): boolean {
  return (
    isDuration(part) ||
    isNutrition(part) ||
    part
      .toLowerCase()
      .split(/\s+/u)
      .every((word) => GRADES.has(word))
  );
}

/** Who cooks, where and on what occasion: the head of a kitchen's sheet, and no dish. */
const PLACES =
  /(?<!\p{L})(?:hotel|school|academy|college|\p{L}*skola|\p{L}*skolan|\p{L}*skole|\p{L}*skolen|\p{L}*schule|école|collège|lycée|\p{L}*school|kita|kindergarten|förskola|barnehage|børnehave|mensa|kantine|canteen|cafeteria|restaurant|\p{L}*keuken|\p{L}*kjøkken|\p{L}*køkken|\p{L}*kök|küche|cuisine centrale|traiteur|catering|caterer|forum|sheet|prepp?|mep|banquet|bankett|mise en place|garde manger|menukaart|bagekalender|kalender|magazine|shop|recipes|coupons|atelier|\d{1,2}[:.]\d\d(?: uhr)?|rezeptur|produktion|wedding|buffet|julbordet|party|fest|club|blog|kitchen|baking|(?:mon|tues|wednes|thurs|fri|satur)day|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mandag|tirsdag|lørdag|søndag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)(?!\p{L})/iu;

export function isOfPlace(text: string): boolean {
  return PLACES.test(text);
}

/** To which meal or occasion, for which house, and in which week: behind a dash or a comma it is no part of a dish's name. */
const EATEN =
  /^(?:\p{L}+ ){0,2}(?:\p{L}*(?:lunch|dinner|supper|lunsj|frokost|frokostordning|frukost|middag|aftensmad|kveldsmat|essen|brunch|buffet|buffé|bufé|catering|ordning|servering|hem|hjem|heim|home|haus|huis|keuken|küche|kök|køkken|kjøkken|schule|skola|skole|school|mensa|kantin[ea]?|kantinen|kantina|canteen|partyservice|service|cafeteria|kita|kindergarten|klinik)|hospital|sykehus|sygehus|sjukhus|krankenhaus|ziekenhuis|normalkost|vollkost|fellesmeny|hôpital|ehpad|crèche|cantine(?: scolaire)?|self|collectivité|restauration (?:scolaire|collective)|staff|personal|personale|menu|meny|menü|speiseplan|party|wedding|banquet|event|barnehage|børnehave|förskola|dagis|sfo|fritids|bhv|prep|mep|batch|mise en place|storkök|storkøkken|storkjøkken|institution|institusjon|fest|picnic|bbq|take ?away|to go)(?: (?:v|vecka|uke|uge|kw|wk|week|sem|semaine)\.? ?\d{1,2})?$/iu;
const IN_WEEK = /^(?:v|vecka|uke|uge|kw|wk|week|sem|semaine)\.? ?\d{1,2}$/iu;

export function isWhereEaten(text: string): boolean {
  return EATEN.test(text) || IN_WEEK.test(text) || isOfPlace(text) || isOffered(text);
}
