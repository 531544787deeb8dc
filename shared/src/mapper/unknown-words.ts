import { fold } from '../ingredients/search/fold.ts';
import { grammarOf, type NameLanguage } from '../kernel/language.ts';
import { brandWordOf, BrandSearch } from './brands.ts';

/** Words that tell what was done to a food, as they begin in seven languages, folded: breaded, smoked, fried, pickled. */
const DONE = (
  'paner,bread,batter,crumb,fried,frit,stegt,stekt,gebrat,gebak,roast,rost,grill,smok,rok,rog,gerauch,fum,gerook,marin,pickl,sylt,inlag,eingelegt,ingelegd,' +
  'dried,torr,tork,torket,getrock,sech,gedroog,kogt,kokt,cook,gekoch,cuit,gekook,precuit,' +
  'powder,pulver,poudre,poeder,mel,mjol,mehl,juice,saft,sap,jus,drik,drick,drink,flakes,flocken,vlokken'
).split(',');

/** Words of dishes, fillings, sauces and flavours, in the same way. */
const DISHES = (
  'stuff,farci,gevuld,gefull,fyll,fyldt,fylt,vegan,veget,plant,soja,soy,' +
  'gratin,sauce,sovs,saus,sosse,soup,supp,sopp,soep,pie,paj,tart,kiev,wellington,stroganof,cordon,curry,korma,tikka,madras,jalfrezi,balti,vindaloo,basquaise,' +
  'provenc,rossini,marengo,yassa,colombo,thai,mexi,chili,bbq,barbe,teriyaki,burger,nugget,schnitzel,snitzel,wrap,pizza,pasta,lasagn,salat,salad,mix,misch,blanding,' +
  'melange,spread,pate,mousse,chips,crisp,syrup,sirop,essen,arom,smak,smag,gout,' +
  'goujon,bite,popcorn,kebab,gyro,ragout,gulasch,gulas,goulash,gryte,gryde,topf,eintopf,hotpot,casserole,stew,fricas,frikas,blanquette,navarin,tajine,tagine,osso,confit,fond,buljong,bouillon,terrine,rillette,tatar,tartar,ceviche,carpaccio,sushi,poke,gyoza,dumpling,empanada,samosa,taco,burrito,quesadilla,fajita,souvlaki,shawarma,shoarma,doner,satay,sate,yakitori,tempura,katsu,karaage,spyd,spett,spiess,brochette,skewer,spies,roulade,rulle,rolle,ballotine,paupiette,croquet,kroket,krokett,parfait,aspic,gele,galantine,dip,filler,topping,dressing,paste,pasta,puree,pure,mos,mousse,' +
  'flottant,profiterol,remoul,remulad,aioli,mayo,vinaigrette,bolognes,carbonara,milanese,florentin,bechamel,hollandais,bearnais,chutney,relish,compote,coulis,crumble,lasag,cannelloni,moussaka,ratatouille,risotto,paella,' +
  'flavo,style,sorbet,glace,glass,dessert,kage,kaka,kake,kuchen,cake,gateau,taart,koekje,kiks,keks,biscuit,snack'
).split(',');

const CHANGING = [...DONE, ...DISHES];

const beginsOrHas = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => word.startsWith(beginning) || (beginning.length >= 5 && word.includes(beginning)));

/** Whether a folded word tells that a food is another one than it would be alone. */
export function changesFood(word: string): boolean {
  return beginsOrHas(word, CHANGING);
}

/** Whether a folded word is of a dish, a filling, a sauce or a flavour. */
export function makesDish(word: string): boolean {
  return beginsOrHas(word, DISHES);
}

/** Whether a shortened word may be one of those: "pan." is breaded, "sal." a salad. */
export function mayChangeFood(short: string): boolean {
  return changesFood(short) || CHANGING.some((beginning) => beginning.startsWith(short));
}

/** Beside so many different things a word of one list is no word of a food. */
const LEAST_BESIDE = 4;

/** In few names every word stands beside few others. */
const FEWEST_NAMES = 12;

/**
 * Makers, grades and places that a list itself tells: words that no food data knows and that stand beside many different things in it.
 * Words that make another food are none, beside however many. Names are added one by one, each once, for a long list takes a moment.
 */
export class WordsOfNoFood {
  private readonly search = new BrandSearch<{ name: string }>();
  private names = 0;

  add(name: string): void {
    this.search.add({ name });
    this.names += 1;
  }

  found(isKnown: (word: string) => boolean): ReadonlySet<string> {
    if (this.names < FEWEST_NAMES) return new Set();
    const possible = this.search.possible((word) => !isStrange(word, isKnown));
    return new Set(
      possible.filter(({ word, names }) => names.length >= LEAST_BESIDE && !changesFood(word)).map(({ word }) => word),
    );
  }
}

interface UnknownWords {
  language: NameLanguage;
  /** Whether the food data has a folded word, or is made of ones that it has. */
  isKnown: (word: string) => boolean;
  /** Words that are no food's by the name's list itself. */
  ofList: ReadonlySet<string>;
}

/** "5KG", "6X2,5L", "12X400G", "5 LTR": how much an article holds. What stands behind it tells its maker, its place or how it is packed. */
function isPack(token: string, next = ''): boolean {
  const unit = /^(?:kg|g|gr|l|lt|ltr|liter|litre|cl|dl|ml|lb|lbs|oz|stk|st|stück|stuks|pcs)\.?$/iu;
  const [, amount = '', own = ''] = /^([\d.,x×*/-]{1,12})(\p{L}{0,5})\.?$/iu.exec(token) ?? [];
  return amount !== '' && (own === '' ? unit.test(next) : unit.test(own));
}

/**
 * The name without words that its list tells to be no food, and without names of makers, varieties and places: unknown words with a
 * capital behind a food's, in a name that is not written in capitals, or any behind the pack. German writes every noun so, and tells nothing
 * by it. Null where nothing of it is that.
 */
export function withoutUnknown(name: string, { language, isKnown, ofList }: UnknownWords): string | null {
  const tokens = name.split(/\s+/u).filter((token) => token !== '');
  const tellsNames = !grammarOf(language).capitalNouns && tokens.slice(1).some((token) => /^\p{Ll}{4,}/u.test(token));
  const pack = tokens.findIndex((token, at) => at > 0 && isPack(token, tokens[at + 1]));
  const behind = pack === -1 ? Number.POSITIVE_INFINITY : /\p{L}/u.test(tokens[pack] ?? '') ? pack : pack + 1;
  const left = tokens.filter((token, at) => {
    const word = brandWordOf(token.replace(/[’']s$/u, ''));
    if (word === null || changesFood(word)) return true;
    if (ofList.has(word)) return false;
    if (at > behind && !isKnown(word)) return false;
    return !(at > 0 && tellsNames && /^\p{Lu}/u.test(token) && !isKnown(word));
  });
  return left.length < tokens.length && left.some((token) => /\p{L}{3}/u.test(token)) ? left.join(' ') : null;
}

/** The name without words behind its first that nobody knows and that make no other food of it; null where it has none. */
export function withoutStrange(name: string, isKnown: (word: string) => boolean): string | null {
  const tokens = name.split(/\s+/u).filter((token) => token !== '');
  const left = tokens.filter((token, at) => {
    const word = brandWordOf(token);
    return at === 0 || word === null || changesFood(word) || isKnown(word);
  });
  return left.length < tokens.length && left.some((token) => /\p{L}{3}/u.test(token)) ? left.join(' ') : null;
}

/** Whether a word is made of no word of a food: "Valsemøllen" ends in none. */
export function isStrange(word: string, isKnown: (part: string) => boolean): boolean {
  const folded = fold(word);
  if (isKnown(folded)) return false;
  for (let at = 3; at <= folded.length - 4; at++) if (isKnown(folded.slice(at))) return false;
  return true;
}
