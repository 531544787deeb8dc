import { isAskedFor, namesDish } from '../../paste/dish-in-sentence.ts';

/** Words that stand before a colon at the top of a recipe and are nobody's name. */
const LABELS = new Set(
  `recipe recipes dish name title menu soup starter main mains dessert pudding side lunch dinner supper breakfast brunch snack drink sauce base batch day week tip tips note notes nb subject re fwd from to date source author
  serves portions servings yield prep cook monday tuesday wednesday thursday friday saturday sunday tonight today tomorrow
  recept rätt namn titel meny soppa förrätt huvudrätt efterrätt middag frukost ämne från till datum källa tips obs sås dag vecka portioner måndag tisdag onsdag torsdag fredag lördag söndag ikväll idag
  oppskrift rett navn tittel suppe forrett hovedrett middag frokost emne fra til dato kilde saus uke porsjoner mandag lørdag søndag ikveld
  opskrift ret forret hovedret aftensmad sovs uge portioner
  rezept gericht name speise menü vorspeise hauptgericht hauptgang nachtisch beilage betreff von an datum quelle soße sauce tag woche tipp hinweis portionen montag dienstag mittwoch donnerstag freitag samstag sonntag heute abends mittags
  recette plat nom titre entrée dessert objet de à date source astuce note jour semaine midi soir lundi mardi mercredi jeudi vendredi samedi dimanche
  gerecht naam titel menu soep voorgerecht hoofdgerecht nagerecht onderwerp van aan datum bron saus dag week porties maandag dinsdag woensdag donderdag vrijdag zaterdag zondag vanavond`.split(
    /\s+/u,
  ),
);

export function isLabel(name: string): boolean {
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => LABELS.has(word));
}

/** How people begin when they speak to somebody: "ok", "Right.", "alors". */
const GREETS =
  /^(?:ok(?:ay|é)?|right(?=[.,!:])|alright|hi|hey|hello|hiya|morning|here|as promised|guys|everyone|lads|folks|hej(?:san)?|tja|hei(?:sann)?|hallo|moin|servus|huhu|salut|coucou|bonjour|alors|voici|voilà|hoi|mensen)(?![\p{L}'’-])/iu;
/** What people begin with too, and what a name goes on with: "Gulasch: für 10 Personen", "Rendang: so good it hurts", "Köttgryta: på vårt sätt". */
const GOES_ON =
  /^(?:right|so|well|we|i|så|då|här|vi|jag|da|nå|her|jeg|hier|also|na|wir|ich|bon|donc|on|je|nou|dus|wij|ik|tonight|for|the|this|my|som|nu|idag|ikväll|på|i kveld|i dag|denne|dette|heute|für|das|der|die|zum|pour|ce soir|vanavond|voor|dit|zaterdag|zondag)(?![\p{L}'’-])/iu;
/** "vi blir 8", "on est 4", "wir sind 7", "we zijn met 14". */
const COMES =
  /(?<!\p{L})(?:we['’]?(?:re| are| will be|['’]ll be)|there['’]?(?:s|ll be| will be| are)|vi (?:är|blir|er|bliver)|(?:blir|bliver) vi|wir (?:sind|werden)|(?:sind|werden) wir|on (?:est|sera)|nous (?:sommes|serons)|we (?:zijn|worden)|(?:zijn|worden) we)(?: (?:met|about|ca\.?|circa|rund|environ|omkring))? \d/iu;
const FEWEST_WORDS = 3;

/** Whether somebody asks for a recipe: who answers is named before a colon, too. "Ugali: what is that?" asks for none. */
export function asks(said: string): boolean {
  return isAskedFor(said) || (/\p{L}\?(?=\s|$)/u.test(said) && namesDish(said));
}

/** Whether who is named before a colon says something, in more than a name: to somebody, or of a dish. */
export function speaks(said: string): boolean {
  if (wordsIn(said) < FEWEST_WORDS) return false;
  return asks(said) || GREETS.test(said) || isSaidBeforeWhoComes(said) || (GOES_ON.test(said) && namesDish(said));
}

/** "taco på fredag, vi blir 6": of nothing but who comes, the name before the colon is the dish. */
function isSaidBeforeWhoComes(said: string): boolean {
  const at = said.search(COMES);
  return at >= 0 && (wordsIn(said.slice(0, at)) >= FEWEST_WORDS || namesDish(said));
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter((word) => /\p{L}|\d/u.test(word)).length;
}
