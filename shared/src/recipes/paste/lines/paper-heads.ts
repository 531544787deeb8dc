import { isMenuPlace } from './menu-place.ts';
import { hasDishWord } from '../words/dish-words.ts';
import { EATERS } from '../words/yield-words.ts';

/** What stands over a dish on the paper that it is written on: which sheet of which file it is, and of which house. In all languages. */

const list = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Papers, and what they are kept in. */
const PAPERS = new Set(
  list(`sheet card guide file binder folder manual bible book handbook spec specs tab section page cycle rotation sop instruction instructions formula formulas
  blad bladet ark arket kort kortet mappe mappen pärm pärmen perm permen häfte hefte hæfte flik fane faneblad seddel lapp bok bog
  blatt karte bogen mappe ordner heft register zettel anweisung anleitung kapitel
  rezeptur rezepturblatt receptuur
  fiche fiches classeur carnet cahier dossier livret onglet feuille
  blad kaart map klapper lijst tabblad schrift formule`),
);
/** How compounds for papers end: "Beleganweisung", "produktark", "Receptenmap". */
const PAPER_ENDS = list(`sheet card binder
  blad bladet kort kortet mappe mappen pärm pärmen perm permen häfte hefte hæfte seddel seddelen anvisning anvisningen
  blatt karte bogen ordner anweisung anleitung zettel
  kaart receptenmap klapper lijst`);
/** "produktark", "receptark": too short an end for any word. */
const PAPER_WORDS =
  /^(?:produkt|product|recept|oppskrift|opskrift|rezept|recepten|oppskrifts|opskrifts|bankett|banket|menu|meny|menü|køkken|kjøkken|kök)(?:s|e|er|en)?-?(?:ark|arket|map|mapp|bog|bok|buch|boek|heft|plan)$/u;
/** Houses that cook and sell. */
const HOUSES = new Set(
  list(`hotel hotell hotellet hotels hôtel inn lodge restaurant restaurants cafe café deli bakery bakehouse bistro pub tavern diner commissary caterer caterers club college university hospital hospice nursing care home church parish council county district
  restaurang värdshus kafé bageri bageriet konditori kommun kommunen kommunens sjukhus äldreboende förskola församling
  kafe bakeri bakeriet kro kroen gjestgiveri kommune kommunen sykehus sykehjem sykehjemmet barnehage menighet kiosk bensinstasjon
  kro bageri konditori sygehus plejehjem plejehjemmet børnehave menighed sandwichbar sandwichbaren
  gasthaus gasthof bäckerei metzgerei imbiss klinik klinikum krankenhaus seniorenheim pflegeheim kita gemeinde filiale konditorei betriebsrestaurant
  auberge brasserie boulangerie pâtisserie sandwicherie traiteur boutique ehpad hôpital crèche mairie ville lycée collège
  kantine kantinen kantina canteen cantine mensa skolekøkken skolkök
  herberg bakkerij slagerij broodjeszaak lunchroom ziekenhuis zorgcentrum verzorgingshuis gemeente kinderdagverblijf
  ltd inc llc gmbh bv ab as co`),
);
const HOUSE_ENDS =
  list(`hotel hotell hotellet restaurant restauranten restaurang restaurangen bageri bageriet bakeri bäckerei metzgerei filiale kjeden kedjan kæden keten kette butiken butikken boutique baren zaak zorgkeuken kjøkkenet
  køkkenet köket sykehus sykehjem plejehjem sjukhus krankenhaus klinikum heim station stasjon`);
/** Marks and gaps between the words of a head, and numbers beside them. */
const PARTED = /\s[–—|·•/:-]{1,2}\s|\s{2,}|\t|[·|]/u;
const NUMBERED = /(?:^|[\s#.°-])[\dIVX]{1,6}(?:[.-][\dA-Z]{1,4})?(?:\s?\([^()]{1,30}\))?\.?(?=$|[\s),])/u;
const SERVED = new RegExp(`\\d\\s?(?:${EATERS.join('|')})(?!\\p{L})`, 'iu');
const LONGEST = 110;

/** "Fiche technique : poulet": a form's word before the name. */
const LABELLED = /^[^:\d]{3,30}\s?:\s*\p{L}[^\d:]*$/u;

/** Leaves and sheets of something to eat: "Lorbeerblatt, frisch", "Feuille de laurier", "Filo sheet". */
const LEAVES = /^(?:\d[\d.,]{0,3} )?(?:\p{L}+ ){0,2}?(?:sheets?|ark|feuilles?|\p{L}*bl(?:ad|att))(?=[\s,(])/iu;
const OF_PAPER =
  /^(?:produkt|product|re[cz]ept|recipe|oppskrift|opskrift|arbe(?:t|it|jd)s|kalkyl|kalkulation|daten|data|info|informa\p{L}*|menu|meny|menü|kök|køk|kjøk|kitchen|küche|pro[cz]e(?:ss|dur)|prep|mep|spec|cost|batch|standard|hotel)/iu;

/** "Lorbeerblatt, frisch 2", "3 Blatt Gelatine": leaves that are counted, and no sheet of a folder. */
function isCountedLeaf(text: string): boolean {
  if (!LEAVES.test(text) || OF_PAPER.test(text) || !/(?:^|\s)\d{1,3}(?:[.,]\d{1,2})?(?:\s|$)/u.test(text)) return false;
  const said = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return !PARTED.test(text) && said.some((word) => !PAPERS.has(word));
}

/** Whether a line says on which sheet of which house a recipe stands: "KIOSKKJEDEN – produktark 14", "Receptenmap - soepen - blad 3". */
export function isPaperHead(text: string): boolean {
  if (text.length > LONGEST || /[.!?]$/u.test(text) || hasDishWord(text) || SERVED.test(text) || LABELLED.test(text))
    return false;
  if (isCountedLeaf(text)) return false;
  const bare = text.replace(/ \([^()]*\)$/u, '');
  const said = bare
    .toLowerCase()
    .replace(/sheet pans?/gu, ' ')
    .match(/\p{L}+/gu);
  if (said === null || said.length > 12) return false;
  const isPaper = said.some(isPaperWord);
  if (!isPaper && !isHouse(text)) return false;
  const pieces = bare.split(PARTED).filter((piece) => /\p{L}/u.test(piece));
  // "Stegt flæsk – på menukortet" names a dish first.
  const first = pieces.find((piece) => !isMenuPlace(piece)) ?? bare;
  const isBegun = isHouse(first) || (first.toLowerCase().match(/\p{L}+/gu) ?? []).some(isPaperWord);
  const isShouted = first === first.toUpperCase();
  if (!isBegun && !(isShouted && isPaper && NUMBERED.test(bare))) return false;
  const isParted = pieces.length > 1;
  return isPaper ? isParted || isShouted || isHouse(text) || NUMBERED.test(bare) : isParted && !/\d\s?\p{L}/u.test(text);
}

/** "GASTHOF ZUM HIRSCHEN", and "PUB PLOUGHMANS": whose sheet it is, unless nothing else names the dish. */
export function isShoutedHouse(text: string): boolean {
  return text.length <= LONGEST && text === text.toUpperCase() && isHouse(text) && !hasDishWord(text);
}

/** Whether a text has the word of a house that cooks or sells in it. */
export function isHouse(text: string): boolean {
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return said.some((word) => HOUSES.has(word) || HOUSE_ENDS.some((end) => word.length > end.length && word.endsWith(end)));
}

function isPaperWord(word: string): boolean {
  return (
    PAPERS.has(word) || PAPER_WORDS.test(word) || PAPER_ENDS.some((end) => word.length > end.length + 2 && word.endsWith(end))
  );
}
