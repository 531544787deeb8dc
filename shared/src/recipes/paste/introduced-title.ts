import { isOfPlace, isWhereEaten } from './lines/around-recipes.ts';
import { isMenuPlace } from './lines/menu-place.ts';
import { asCalled, dishInSentence, isLedTo, isOccasion, withoutPromise } from './dish-in-sentence.ts';
import { GROUPS } from './yields/pasted-yield.ts';
import { hasDishWord } from './words/dish-words.ts';
import { withoutEnds } from '../../kernel/reading/ends.ts';
import { isSentence } from './lines/pasted-line.ts';
import { askedAtEnd, dishPhraseIn, isOfSpeech, withoutSaidPieces } from './lines/dish-phrase.ts';
import { KIN, withoutWhose } from './words/kin-words.ts';
import type { RecipeWords } from './words/recipe-words.ts';

/** "STORKÖK - Kycklinggryta": for whom it is cooked, in front of the name. */
const KITCHEN =
  /^(?:storkök|storkjøkken|storkøkken|institusjon|(?:groß|kantinen)küche|kantine|canteen|school kitchen|catering|grootkeuken|(?:cuisine|restauration) (?:centrale|collective|scolaire))\s?[:–-]\s+(?=\p{L})/iu;

/** "Recipe no. M14 Shepherd's pie", "Oppskr.nr 1047 Lapskaus", "Recept 0318 – Hachee", "Item # 204 Soup": which recipe it is, before its name. */
const NUMBER_OF_RECIPE =
  /^(?:recipe|recept|receptur|receptuur|oppskrift|oppskr|opskrift|opskr|rezept|rezeptur|recette|fiche(?: technique| recette| cuisine)?|item|artikel|art|code|produkt|product|menu item)(?:s?(?:kort|karte|kaart|card|blad|blatt|ark))?[.\s-]{0,2}(?:(?:no|nr|n°|number|nummer|code|id)[.:]?|#)?[\s:]{0,3}[A-Z]{0,4}[-/]?\d{1,6}[a-z]?\.?(?:\s{0,4}[–—:-]\s{1,4}|\s{1,6})(?=\p{L}{2})/iu;

/** "Dish: Thai curry", "Rätt: Fiskgratäng": a form's word before the name. */
const LABEL =
  /^(?:(?:(?:soup|dish) of the day|dagens (?:soppa|suppe)|tagessuppe|soupe du jour|soep van de dag|recipe|dish|menu item|product|item)(?: name| title| of the (?:day|week))?|name(?: of dish)?|title|recept(?:namn|naam)?|(?:mat|dagens |veckans )?rätt(?:ens namn)?|namn|(?:dagens |ukens |mat)?rett(?:ens navn)?|navn|oppskrift|(?:dagens |ugens )?ret(?:tens navn)?|opskrift|titel|tittel|(?:tages)?gericht|gerichtname|speise|rezept(?:name|titel|ur)?|bezeichnung|produkt|plat(?: du jour)?|recette(?: du jour)?|fiche (?:technique|recette)|nom(?: de la recette| du plat)?|désignation|intitulé(?: du plat| de la recette)?|titre|(?:naam )?gerecht(?: van de dag)?|naam(?: van het)?(?: gerecht| recept)?|productnaam)(?:\s(?:(?:nr|no|n°)\.? ?)?\d{1,5})?\s?[:：]\s*(?=\S)/iu;

/** "Recipe for bread pudding", "Recept appeltaart van oma", "Recette des crêpes": what the paper is, before what it is of. */
const PAPER =
  /^(?:(?:the |my |our )?recipe (?:for|of)(?: the| my| our)?|(?:mitt |mit |vårt |vores |vår )?(?:recept|oppskrift|opskrift)(?:et|en|a)? (?:på|till|til|for)|(?:mein |unser )?rezept für(?: den| die| das| meine[nr]?)?|(?:het |mijn |ons )?recept(?: voor| van(?: de| het)?)?|(?:la |ma |notre )?recette (?:de la|de l['’]|des|du|de|d['’]))(?:\s|(?<=['’]))(?=\p{L})/iu;

/** "Mittwoch – Gemüselasagne", "Menü 2: Gemüselasagne", "Middag torsdag: Pasta", "Tuesday lunch - Chilli": when and to what it is eaten. */
const WHEN =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|mandag|tirsdag|lørdag|søndag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const MEAL =
  'lunch|dinner|supper|tea|evening|breakfast|menu|menü|middag|frukost|kvällsmat|frokost|aftensmad|kveldsmat|mittagessen|abendessen|frühstück|déjeuner|dîner|midi|soir|avondeten|middageten|ontbijt|starter|main|mains|dessert|förrätt|huvudrätt|efterrätt|forrett|hovedrett|forret|hovedret|vorspeise|hauptgericht|nachtisch|entrée|plat|hoofdgerecht|voorgerecht|nagerecht|side|avond|abend|kväll|kveld|aften|camp|kamp|leir|lejr|läger|zeltlager|staff meal|staff food|personalemad|personalmat|personalessen';
const OCCASION = new RegExp(
  `^(?:(?:${WHEN}|${MEAL}|week|vecka|uke|uge|woche|kw|semaine|day|dag|tag|jour|dagens|ukens|ugens|veckans|course|option|alternativ|nr\\.?|no\\.?|\\d{1,4}|i dag|i ?kväll|i ?kveld|heute)s?[ .,/]{0,2}){1,6}\\s?(?::|\\s[–—-])\\s*(?=\\p{L})`,
  'iu',
);
/** "for the chili:", "my meatloaf recipe": who introduces a dish in a sentence. */
const INTRODUCED: readonly RegExp[] = [
  /(?<!\p{L})(?:recipe|recipes) (?:for|of) (?:the |my |our |a |that |those )?([^,.:;!?()\n]{3,60})/iu,
  /(?<!\p{L})(?:the|my|our|mum's|mom's|nan's|grandma's) ([\p{L}'’ -]{3,40}?) recipe(?!\p{L})/iu,
  /(?<!\p{L})(?:receptet|recept|oppskriften|oppskrifta|oppskrift|opskriften|opskrift) (?:på|till|til|for) (?:de |den |det |mina |min |mine |vores |våra |vår )?([^,.:;!?()\n–]{3,60})/iu,
  /(?<!\p{L})rezept (?:für|von|vom|zu) (?:den |die |das |dem |der |meine[nrm]? |mein |unsere[nrm]? |eine[nr]? )?([^,.:;!?()\n–]{3,60})/iu,
  /(?<!\p{L})recette (?:de la |de l['’]|de ma |de mon |de mes |des |du |de |d['’]|pour (?:la |le |les |un |une )?)([^,.:;!?()\n–]{3,60})/iu,
  /(?<!\p{L})recept (?:voor|van) (?:de |het |mijn |onze |een )?([^,.:;!?()\n–]{3,60})/iu,
  /(?<!\p{L})(?:(?:this|here) is|here['’]s|this one is|hierbij|hier is|hier ist|hier kommt|anbei|voici|voilà|her er|her kommer|her får (?:du|i|dere)|här är|här kommer) (?:mijn |ma |mon |min |mitt |mein |meine |die |den |de |het |la |le |les |my |the |our |mum's |mom's )?([^,.:;!?()\n]{3,60})/iu,
  /(?<!\p{L})(?:i['’]m|we['’]re|i am|we are) (?:making|cooking|doing|having) (?:the |my |our |a |some )?([^,.:;!?()\n]{3,60})/iu,
  /(?<!\p{L})(?:(?:lagar|gör|bakar|lager|laver|baker|bager) (?:jag|vi|jeg)|(?:jag|vi|jeg) (?:lagar|gör|bakar|lager|laver|baker|bager)|(?:mache|koche|backe|machen|kochen|backen) (?:ich|wir)|(?:ich|wir) (?:mache|koche|backe|machen|kochen|backen)|(?:maak|maken|kook|koken|bak|bakken) (?:ik|we|wij)|(?:ik|we|wij) (?:maak|maken|kook|koken|bak|bakken)|(?:je fais|on fait|nous faisons|je prépare)) (?:en |ett |ma |mon |mes |min |mitt |mein |meine |mijn |den |det |die |das |eine? |de |het |een |la |le |les |un |une |du |des )?([^,.:;!?()\n]{3,60})/iu,
  /^(?:(?:ok(?:ay)?|so|and|hi|hej|hallo|alors|bon),? ){0,2}(?:for|för|für|pour|voor) (?:the|my|den|die|das|la|le|les|de|het) (\p{L}[\p{L}'’-]{2,30}(?: [\p{L}'’-]{2,20}){0,3}):/iu,
  // "Also für die Mousse nehm ich immer (für 6)".
  /^(?:\p{L}{1,8},? ){0,2}(?:for|för|für|pour|voor|til|till) (?:(?:the|my|den|die|das|la|le|les|de|het) )?(\p{L}[\p{L}'’-]{2,30}(?: [\p{L}'’-]{1,20}){0,3}?) (?=(?:nehme?|brauche?|tar|bruger|brukar|bruker|brug|neem|gebruik|je|i|we|ik|on) (?:ich|jag|jeg|ik|mets|prends|utilise|always|usually|use|do|make|take|met|prend|we)(?!\p{L}))/iu,
];
/** Where the name of a dish in a sentence ends, and the sentence goes on. */
const GOES_ON =
  /\s(?:on \p{L}+days?|på \p{L}+dag|am \p{L}+tag|här hemma|her hjemme|at home|zu hause|bei uns|chez nous|thuis|bij ons|met z['’]n|à quatre|altijd|always|alltid|altid|immer|toujours|everyone|everybody|alla|alle|tout le monde|iedereen|as per|from the|last night|yesterday|i går|igår|gestern|gisteren|hier soir|(?:børnene|ungerne|barna|ungene|barnen|ungarna|(?:the|die|les|des|de) (?:kids|kinder|enfants|kinderen))|mine|mina|mitt|min|mi(?! goreng)|that|which|we|you|i (?:promised|made|make|use|used|said|sent|mentioned|always|love|got|told|had|think|cooked|do|did|usually)|as|comme|passer|passar|holder|from|for|so|and here|if|because|som|du|vi|jag|jeg|ni|der|den du|das|wie|que|qu['’]|je|tu|vous|nous|die|dat|zoals|goed|gut|it|tt|tout|c['’]est|de (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|pr|he|she|han|hun|hon|til|till|für|für|pour|voor|med venlig)(?=\s|$|['’])/iu;
const MAILED =
  /^(?:(?:subject|subj|betreff|ämne|emne|objet|onderwerp)\s?:\s*(?:(?:re|fwd?|wg|aw|sv|vs|tr|antw)\s?:\s*){0,5}|(?:(?:re|fwd?|wg|aw|sv|vs|tr|antw)\s?:\s*){1,5})(?=\S)/iu;
/** "Sunday's recipe - ", "Recept: ": what a subject says before the dish. */
const OF_MAIL = /^[^:–-]{0,40}(?:recipe|recept|oppskrift|opskrift|rezept|recette)[^:–-]{0,20}?\s?(?::|\s[–-])\s+(?=\p{L})/iu;

/** "Pour le goûter de samedi (12 enfants) : Brownies". */
const FOR_WHAT = /^(?:for|för|für|pour|voor|til|till)\s[^:]{3,60}?\s?:\s+(?=\p{L})/iu;

/** "Subject: ", "Re: ". */
export function isOfMail(text: string): boolean {
  return MAILED.test(text);
}

export function hasLabel(text: string): boolean {
  return LABEL.test(text);
}

/** "Rezeptur-Nr. 3307 Grießbrei": the number of a form leads to the name. */
export function isNumbered(text: string): boolean {
  return NUMBER_OF_RECIPE.test(text);
}

/** "Recette de bœuf bourguignon": names a dish, where "Recette" stands over the steps. */
export function isNamedPaper(text: string): boolean {
  const rest = text.replace(PAPER, '');
  return rest !== text && /\p{L}{3}/u.test(rest);
}

export function hasOccasion(text: string): boolean {
  return OCCASION.test(text);
}

const ARTICLE = /^(?:the|la|le|les|l['’]|die|der|das|de|het|den|det)\s?(?=\p{L})/iu;
/** "Midweek saviour: Sticky sausage traybake", "MENUKAART WK 12: Macaroni": words before the name that name no dish themselves. */
const BEFORE_NAME = /^([^:]{3,40})\s?:\s+(?=\p{L})/u;

function withoutWordsBefore(text: string): string {
  const before = BEFORE_NAME.exec(text);
  const rest = before ? text.slice(before[0].length) : '';
  const isHead = before !== null && (isOfPlace(before[1] ?? '') || (hasDishWord(rest) && !hasDishWord(before[1] ?? '')));
  return before && isHead && rest.split(' ').length <= MOST_WORDS ? rest : text;
}

/** "Kantinen - rugbrød", "Partyservice – Huzarensalade", "til frokosten fredag - tunmousse": for whom or for what it is, before a dash. */
const BEFORE_DASH = /^([^–—:-]{3,40}) [–—-] (?=\p{L})/u;
const FOR =
  /^(?:for|för|fürs?|zum|zur|pour|voor|til|till|au) (?:(?:the|my|our|den|det|de|la|le|les|het|die|das|unser|unsere|vår|vores|onze|ons|notre) |l['’])?/iu;

function withoutPlaceBefore(text: string): string {
  const before = BEFORE_DASH.exec(text);
  const said = (before?.[1] ?? '').trimEnd();
  const isHead = before !== null && !hasDishWord(said) && (isWhereEaten(said) || isForWhat(said) || isOccasion(said));
  return isHead ? text.slice(before[0].length) : text;
}

/** "Til frokosten fredag", "für die Feier". */
export function isForWhat(text: string): boolean {
  return FOR.test(text) && isOccasionOrDay(text.replace(FOR, ''));
}

/** "Enough", "for 30", "Reicht", "party of 16": what leads to a number of portions. */
const FOR_HOW_MANY = new RegExp(
  `^(?:(?:(?:a|the|en|ett|et|ein|eine|une?|een) )?(?:${GROUPS}) (?:of|på|av|af|von|de|van) \\d.*|good|enough|plenty|gut|genug|reicht|goed|genoeg|nok|nog|räcker|rækker|holder|bon|assez|suffit|makes|serves|(?:for|för|für|pour|voor|til|till|makes|gir|ger|giver|ergibt|donne)\\s(?:ca\\.?\\s)?\\d.*)$`,
  'iu',
);
const NOTES =
  /(?<!\p{L})(?:notes?|notities|aantekeningen|anteckning(?:ar)?|notat(?:er)?|noter|notizen|mise en place|kladblok|kladd)(?!\p{L})/iu;
/** "Receptet från Maj-Britt", "Rezept von Tante Erna": whose recipe it is, and not of what. */
const OF_WHOM = new RegExp(
  `^(?:the |my |det |det där |das |het |la )?(?:[Rr]ecipe|[Rr]ecept(?:et)?|[Oo]ppskrift(?:en|a)?|[Oo]pskrift(?:en)?|[Rr]ezept|[Rr]ecette) (?:(?:from|by|från|fra|av|af|af|vom|von|de|van|door|par) (?:(?:my|min|meiner|ma|mon|mijn) )?(?:${KIN})(?: \\p{Lu}[\\p{L}-]+)?|(?:from|by|från|fra|av|door|par) \\p{Lu}[\\p{L}.-]+(?: \\p{Lu}[\\p{L}.-]+){0,2})$`,
  'u',
);
/** Whose notes they are, and of what. */
const OF_NOTES =
  /^(?:own|my|our|personal|quick|kitchen|eigen|mijn|onze|egna?|egne|mina|mine|vores|våra|eigene|meine|unsere|perso|personnelles|mes|nos|kok|kökets|kjøkken|køkken|küchen|for|för|för|für|pour|voor|til|till|brunch|lunch|middag|dinner|diner|frokost|buffet|party|feest|fest|the|the|de|den|die|das|la|le|les|zondag)$/iu;

/** "Eigen notities brunch zondag", "My notes for Sunday". */
function areNotes(text: string): boolean {
  const said = text.replace(NOTES, ' ').match(/[\p{L}'’]+/gu) ?? [];
  return NOTES.test(text) && said.length <= 5 && said.every((word) => OF_NOTES.test(word) || isMenuPlace(word));
}

/** Whether what is left of a head says when, for whom or on what paper, and no dish. */
export function isNoName(title: string): boolean {
  return FOR_HOW_MANY.test(title) || isForWhat(title) || areNotes(title) || (OF_WHOM.test(title) && !hasDishWord(title));
}

function isOccasionOrDay(text: string): boolean {
  const [first = ''] = text.split(' ');
  return isOccasion(first) || isOfPlace(text);
}

/** "Tonight: pancakes", "vanavond pannenkoeken". */
const SAID_WHEN =
  /^(?:tonight|today|tomorrow|i ?kväll|i ?kveld|i aften|idag|imorgon|heute(?: abend)?|ce soir|ce midi|demain|vanavond|vandaag)[,:]?\s+(?=\p{L}{3})/iu;

/** "How to make the BEST chili", "So machst du den perfekten Apfelkuchen": how a film or a page begins, before the name. */
const HOW_TO =
  /^(?:how (?:to|i|we) (?:make|cook|bake|do)|så (?:gör|lagar|bakar) du|slik (?:lager|baker) du|sådan (?:laver|bager) du|so (?:machst|kochst|backst|gelingt) (?:du|dir)|comment (?:faire|préparer|réussir)|(?:zo|hoe) (?:maak|bak|kook) (?:je|ik))(?!\p{L})\s*/iu;
/** "Our famous", "unsere beliebte": who praises a dish of the house. */
const PRAISED =
  /^(?:our |my |vår |vårt |våra |vores |vore |unsere?[nrm]? |notre |nos |onze |ons )(?:(?:world[- ])?famous|(?:very )?best|perfect|ultimate|legendary|bästa|berömda|perfekta|beste|berømte|perfekte|bedste|berühmte[nrs]?|beste[nrs]?|perfekte[nrs]?|beliebte[nrs]?|fameuse?|fameux|meilleure?|célèbre|parfaite?|perfecte|beroemde|lekkerste)\s+(?=\p{L}{3})/iu;

/** "The best", "den perfekten". */
const PRAISE =
  /^(?:the |your |a |den |det |der |die |das |le |la |les |un |une |de |het )?(?:(?:very )?best|perfect|ultimate|real|bästa|perfekta|beste[nrs]?|perfekte[nrs]?|bedste|rigtige|meilleure?|parfaite?|vraie?|perfecte|lekkerste|echte[nrs]?)\s+(?=\p{L}{3})/iu;

function withoutPraise(text: string): string {
  const shown = text.replace(HOW_TO, '');
  const bare =
    shown === text
      ? text.replace(PRAISED, '')
      : shown.replace(PRAISE, '').replace(/^(?:the|a|an|den|det|der|die|das|le|la|les|un|une|de|het|een) /iu, '');
  return /\p{L}{3}/u.test(bare) ? bare : text;
}

/** The name alone: without a form's label, the day it is eaten, or what the paper is. */
export function withoutLabel(text: string): string {
  if (OF_WHOM.test(text)) return text;
  const bare = withoutPlaceBefore(text.replace(NUMBER_OF_RECIPE, ''))
    .replace(KITCHEN, '')
    .replace(OCCASION, '')
    .replace(FOR_WHAT, '')
    .replace(LABEL, '')
    .replace(SAID_WHEN, '');
  const named = withoutPraise(withoutWordsBefore(bare.replace(PAPER, '')));
  return named.trim() === '' ? bare : named;
}

/** "Här kommer receptet på mormors köttbullar, som utlovat": the dish that a greeting or a subject speaks of. */
export function introducedTitle(text: string): string | null {
  if (text.length > 300) return null;
  if (MAILED.test(text)) {
    const subject = text.replace(MAILED, '').replace(OF_MAIL, '');
    return nameOf(withoutLabel(beforeMore(subject).replace(ARTICLE, '')));
  }
  for (const pattern of INTRODUCED) {
    const found = pattern.exec(text)?.[1];
    const name = found === undefined ? null : nameOf(beforeMore(found));
    if (name !== null) return withoutWhose(name);
  }
  return null;
}

/** "[00:12] so this is", "OK so for the chili": a voice that was typed off begins so. */
const SPOKEN =
  /^(?:ok(?:ay)?|so|right|alright|well|um+|uh+|also|alors|bon|ja|jo|nå|så|na|tja|dus|nou|altså|alltså)(?:[ ,.!]+|$)/iu;
/** "Right. Toad in the hole": the word by itself. */
const SPOKEN_ALONE =
  /^(?:ok(?:ay)?|so|right|alright|well|alors|bon|jo|nå|så|tja|dus|nou|hi|hey|hei|hej|hallo|moin|salut|hoi)[.!,]\s+(?=\p{L}{3})/iu;
/** "Mannen, hierbij mijn Erwtensoep". */
const PRESENTED = /(?<!\p{L})(?:hierbij|here is|here['’]s|voici|voilà|anbei|hier kommt|her er|her kommer|här är|här kommer) /iu;
/** "– a recipe for 4": what is left of it behind the name. */
export const PAPER_BEHIND = / [–—-] (?:(?:a|an|ein|en|et|ett|une|een) )?(?:recipe|recept|oppskrift|opskrift|rezept|recette)$/iu;
const TAG = /^(?:\[[^\]]{1,24}\]|\(\d{1,2}:\d\d\))\s*(?=\S)/u;

/** A title without a tag before it; the dish itself where somebody speaks. Null: they speak of none. */
export function titleAsSaid(text: string, words: RecipeWords): string | null {
  // "LANCASHlRE": a scanner's small letter among capitals.
  const bare = withoutPointing(withoutQuotes(text.replace(TAG, ''))).replace(/(?<=\p{Lu}{2})l(?=\p{Lu})/gu, 'I');
  const isSpoken = SPOKEN.test(bare) || SPEAKS.test(bare) || PRESENTED.test(bare) || bare.split(' ').length >= LONG_FOR_A_NAME;
  const introduced = isSpoken ? introducedTitle(`${bare}:`) : null;
  if (introduced !== null) return asCalled(introduced, words);
  const isSaid =
    SPOKEN.test(bare) ||
    PRESENTED.test(bare) ||
    isLedTo(bare) ||
    (isSentence(bare) && (bare.endsWith('.') || /[.!?]\s\p{Lu}/u.test(bare)));
  const said = isSaid ? dishInSentence(bare, words, SPOKEN.test(bare)) : null;
  const isOf = /^\p{Ll}+$/u.test(bare) || isOfSpeech(bare) || isProse(bare) || (FOR.test(bare) && hasDishWord(bare));
  const named = said ?? (isOf ? dishPhraseIn(bare, words) : null) ?? askedAtEnd(bare);
  return named ?? (isProse(bare) ? null : withoutSaidPieces(bare.replace(SPOKEN_ALONE, '')));
}

/** "“Broccoli cheddar soup”": a name in quotation marks. */
function withoutQuotes(text: string): string {
  return /^["“”„«»]\s?([^"“”„«»]{3,120}?)\s?["“”«»]$/u.exec(text)?.[1] ?? text;
}

/** So many words in sentences name nothing by themselves. */
const FEWEST_OF_PROSE = 12;

function isProse(text: string): boolean {
  return isSentence(text) && text.split(' ').length >= FEWEST_OF_PROSE;
}

/** "this is how I make meatballs", "sådan laver jeg": who says how they cook it. */
const SPEAKS =
  /(?<!\p{L})(?:i (?:make|cook|bake|do)|(?:jeg|jag|vi) (?:lager|laver|lagar|gör|bakar|baker|bager)|(?:lager|laver|lagar|gör|bakar|baker|bager) (?:jeg|jag|vi)|(?:ich|wir) (?:mache|koche|backe)n?|(?:mache|koche|backe)n? (?:ich|wir)|(?:je|on) fais?t?|ik (?:maak|kook|bak)|(?:maak|kook|bak) ik)(?!\p{L})/iu;

/** "asså denna kladdkaka", "this curry", "omg diese Brownies": what points at a dish is no part of its name. */
const POINTING =
  /^(?:(?:ok(?:ay)?|so|omg|guys|yo|y['’]all|honestly|seriously|asså|aså|alltså|åh|åhh?|altså|alså|ey|boah|leute|mega|also|franchement|mdr|oh|wow|serieus|echt|jongens|nou)[ ,!.]{1,3}){0,3}(?:(?:this|that|these|those)|den här|det här|de här|den där|det där|de där|denna|detta|dessa|den her|det her|de her|denne|dette|disse|diese[nrsm]?|cette|cet|ces|deze|dit)\s(?=\p{L}{3})/iu;

function withoutPointing(text: string): string {
  const bare = text.replace(POINTING, '');
  return bare !== text && bare.split(' ').length <= MOST_POINTED && hasDishWord(bare) && !isSentence(bare) ? bare : text;
}

/** So many words behind what points at a dish are its name. */
const MOST_POINTED = 4;

/** So many words may be a sentence that speaks of a dish. */
const LONG_FOR_A_NAME = 7;

/** "Here is the dessert for the party:", over the name of the dish. */
export function isHandedOver(text: string): boolean {
  return text.endsWith(':') && (PRESENTED.test(text) || (text.split(' ').length >= LONG_FOR_A_NAME && isLedTo(text)));
}

function beforeMore(text: string): string {
  const end = text.search(GOES_ON);
  return end === -1 ? text : text.slice(0, end);
}

/** So many words name a dish. */
const MOST_WORDS = 8;

/** "den med svinemørbrad", "receptet": nothing that names a dish by itself. */
const NO_NAME =
  /^(?:(?:med|mit|with|avec|met|på|on|for|til|till|som|of|von|der|den|det|dem|those|them|it|one|some|something|noe|noget|något|etwas|iets|quelque)(?:\s|$)|(?:recipes?|recept(?:et|en)?|oppskrift(?:en|er)?|opskrift(?:en|er)?|rezepte?|recettes?|what|how|vad|hur|hva|hvad|hvordan|was|wat|hoe|ce que|comment)$|ce qu(?:e |['’]))/iu;

/** "Den där laxpuddingen". */
const POINTED =
  /^(?:där|der|her|här|that|those|this|these|deze|dit|diese[nrsm]?|denne|dette|disse|denna|detta|dessa|cette|ces) (?=\p{L}{3})/iu;

/** Words that lead to a name where somebody hands it over. */
const IS_PROMISED =
  /^(?:(?:så|nu|nå|endlich|äntligen|endelig|enfin|eindelijk|finally)(?!\p{L})|(?:(?:den|det|de|der|die|das|the|la|le|les|het) )?(?:lov|utlov|etterspur|efterspur|versproch|gewünsch|beloof|promis|request))/iu;

function nameOf(text: string): string | null {
  const said = withoutEnds(text, /[\s.,:;!?–-]/u).replace(POINTED, '');
  const bare = IS_PROMISED.test(said) ? withoutPromise(said) : said;
  const count = bare.split(/\s+/u).length;
  if (NO_NAME.test(bare) || isOccasion(bare)) return null;
  return /\p{L}{3}/u.test(bare) && count <= MOST_WORDS && !/\d/u.test(bare) ? bare : null;
}
