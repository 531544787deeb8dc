import type { Language } from '../../kernel/language.ts';
import { marksOfArticle, type PurchaseMark } from './purchase-mark.ts';
import { SHARE_RULES, type ShareBasis, type ShareLevel, type ShareRule } from './share-rule.ts';

/** A purchased article of a period. */
export interface PurchasedArticle {
  name: string;
  /** The supplier's number, which makes rows one article; else the name does. */
  number?: string;
  /** Below zero for what was sent back; null when nobody can tell. */
  grams: number | null;
  /** Net, in one currency; null when it is not known. */
  money: number | null;
  /** As its row has it: by a column, or as the name was read. */
  organic: boolean;
  /** What a person decided; left out where nobody did. */
  decided?: boolean | null;
  /** Of its list; left out where it is not known. */
  language?: Language | null;
  /** ISO 3166 alpha-2. */
  origin: string | null;
  isMeatOrFish: boolean;
  /** No food: napkins, a deposit, freight. */
  setAside: boolean;
}

export interface RuleShare {
  rule: string;
  country: string;
  basis: ShareBasis;
  /** The counted part ÷ the whole, 0–1; 0 where nothing was bought. */
  share: number;
  /** The whole: kilograms, or money. */
  of: number;
  /** The share in per cent, as the rule rounds it; else to one decimal. */
  rounded: number;
  /** Null where none is reached, and where what is unknown could change it. */
  level: ShareLevel | null;
  /** Whether the articles without an amount could change the level: nobody can say which would be reached. */
  isOpen: boolean;
  /** Articles that the rule is about without an amount in its basis. */
  unknown: UnknownArticles;
  /** How much more would have to count, in place of the rest, for the level above; null at the highest, and while it is open. */
  next: { level: ShareLevel; missing: number; unit: ShareBasis } | null;
  /** The part of the articles that have an amount in this basis, 0–1: the share speaks of these. */
  known: number;
}

/** Articles whose amount in a rule's basis nobody knows, and what is known of them in the other one. */
export interface UnknownArticles {
  articles: number;
  kg: number;
  money: number | null;
}

export interface PurchaseShares {
  kg: number;
  /** Null where no article has a price. */
  money: number | null;
  setAside: { kg: number; money: number | null };
  sentBack: SentBack;
  rules: RuleShare[];
}

/** Articles of which more came back than was bought in the time: off the sums, and in neither side of a share. */
export interface SentBack {
  articles: number;
  /** The excess; above zero. */
  kg: number;
  money: number | null;
}

export interface MarkedArticle extends PurchasedArticle {
  marks: ReadonlySet<PurchaseMark>;
}

/** The shares of a period's purchases, by the rules of public kitchens and certifiers. */
export function sharesOf(articles: readonly PurchasedArticle[]): PurchaseShares {
  const food = markedFood(articles);
  const aside = articles.filter(({ setAside }) => setAside);
  return {
    ...sums(food),
    setAside: sums(aside),
    sentBack: sentBackOf(food),
    rules: SHARE_RULES.map((rule) => shareBy(rule, food)),
  };
}

/** The foods among the articles, with their marks. */
export function markedFood(articles: readonly PurchasedArticle[]): MarkedArticle[] {
  return articles.filter(({ setAside }) => !setAside).map((article) => ({ ...article, marks: marksOf(article) }));
}

function marksOf({ name, organic, origin, decided = null, language = null }: PurchasedArticle): ReadonlySet<PurchaseMark> {
  return marksOfArticle({ name, organic, origin, decided, language });
}

export function sums(articles: readonly PurchasedArticle[]): { kg: number; money: number | null } {
  const priced = articles.filter(({ money }) => money !== null);
  return {
    kg: articles.reduce((sum, { grams }) => sum + (grams ?? 0), 0) / 1000,
    money: priced.length === 0 ? null : priced.reduce((sum, { money }) => sum + (money ?? 0), 0),
  };
}

/** The articles that a rule is about, but for those of which more came back than was bought: no share goes below nothing. */
export function aboutOf(
  { scope, basis }: Pick<ShareRule, 'scope' | 'basis'>,
  food: readonly MarkedArticle[],
): readonly MarkedArticle[] {
  const about = scope === 'all' ? food : food.filter(({ isMeatOrFish }) => isMeatOrFish);
  const below = belowZero(about, basis);
  return below.size === 0 ? about : about.filter((article) => !below.has(keyOf(article)));
}

const keyOf = ({ number, name, organic }: PurchasedArticle): string => JSON.stringify([number || name.trim(), organic]);

/** Of articles of which more came back than was bought the excess, in kilograms or money. */
function belowZero(food: readonly PurchasedArticle[], basis: ShareBasis): ReadonlyMap<string, number> {
  if (food.every((article) => (amountBy({ basis }, article) ?? 0) >= 0)) return new Map();
  const net = new Map<string, number>();
  for (const article of food) {
    const amount = amountBy({ basis }, article);
    if (amount !== null) net.set(keyOf(article), (net.get(keyOf(article)) ?? 0) + amount);
  }
  return new Map([...net].flatMap(([key, amount]) => (tidy(amount) < 0 ? [[key, -amount] as const] : [])));
}

const excess = (of: ReadonlyMap<string, number>): number => tidy([...of.values()].reduce((all, amount) => all + amount, 0));

function sentBackOf(food: readonly PurchasedArticle[]): SentBack {
  const [kg, money] = [belowZero(food, 'kg'), belowZero(food, 'money')];
  const isPriced = food.some((article) => article.money !== null);
  return {
    articles: new Set([...kg.keys(), ...money.keys()]).size,
    kg: excess(kg),
    money: isPriced ? excess(money) : null,
  };
}

/** In kilograms, or money; null when it is not known. */
export function amountBy({ basis }: Pick<ShareRule, 'basis'>, { grams, money }: PurchasedArticle): number | null {
  if (basis === 'money') return money;
  return grams === null ? null : grams / 1000;
}

export function doesCount({ counts }: ShareRule, { marks }: MarkedArticle): boolean {
  return counts.some((mark) => marks.has(mark));
}

function shareBy(rule: ShareRule, food: readonly MarkedArticle[]): RuleShare {
  const about = aboutOf(rule, food);
  const known = about.filter((article) => amountBy(rule, article) !== null);
  const unknown = about.filter((article) => amountBy(rule, article) === null);
  const amounts = amountsOf(rule, known);
  const { whole, counted } = amounts;
  const { level, isOpen } = judgedLevel(rule, amounts, boundsOf(rule, known, unknown));
  const above = isOpen ? undefined : levelAbove(rule, amounts);
  const share = whole > 0 ? counted / whole : 0;
  return {
    rule: rule.rule,
    country: rule.country,
    basis: rule.basis,
    share,
    of: whole,
    rounded: rounded(rule, share),
    level,
    isOpen,
    unknown: { articles: unknown.length, ...sums(unknown) },
    next: above
      ? { level: above[0], missing: cents(missingFor(rule, above[0], { percent: above[1], ...amounts })), unit: rule.basis }
      : null,
    known: about.length === 0 ? 1 : known.length / about.length,
  };
}

interface Amounts {
  counted: number;
  whole: number;
  /** Of what counts, what bears the rule's own mark. */
  own: number;
}

function amountsOf(
  rule: ShareRule,
  articles: readonly MarkedArticle[],
  amountOf = (article: MarkedArticle) => amountBy(rule, article) ?? 0,
): Amounts {
  const amount = (some: readonly MarkedArticle[]): number => some.reduce((sum, article) => sum + amountOf(article), 0);
  const counting = articles.filter((article) => doesCount(rule, article));
  const own = rule.ownMark?.mark;
  return {
    counted: amount(counting),
    whole: amount(articles),
    own: own === undefined ? 0 : amount(counting.filter(({ marks }) => marks.has(own))),
  };
}

/** Food's prices differ so many times by weight: where all that is known costs about the same, what is unknown may still cost this much more. */
const SPAN = 20;
/** More than anybody buys: of what can be compared with nothing. */
const ANY_AMOUNT = 1e9;

/**
 * The most that the articles without an amount may come to. With an amount in the other basis each is as dear (or heavy for its price) as the
 * extreme of those that are known in both, and at least `SPAN` times their median; without any amount it is as much as the largest.
 */
function boundsOf(rule: ShareRule, known: readonly MarkedArticle[], unknown: readonly MarkedArticle[]): Amounts {
  if (unknown.length === 0) return { counted: 0, whole: 0, own: 0 };
  const other = { basis: rule.basis === 'kg' ? 'money' : 'kg' } as const;
  const amountsIn = (article: MarkedArticle): [amount: number, beside: number] => [
    amountBy(rule, article) ?? 0,
    amountBy(other, article) ?? 0,
  ];
  const largest = known.reduce((most, article) => Math.max(most, amountsIn(article)[0]), 0);
  const ratios = known
    .map(amountsIn)
    .flatMap(([amount, beside]) => (amount > 0 && beside > 0 ? [amount / beside] : []))
    .toSorted((one, another) => one - another);
  const median = ratios[Math.floor((ratios.length - 1) / 2)];
  const most = median === undefined ? null : Math.max(ratios.at(-1) ?? 0, median * SPAN);
  return amountsOf(rule, unknown, (article) => {
    const [, beside] = amountsIn(article);
    if (beside <= 0) return largest;
    return most === null ? ANY_AMOUNT : beside * most;
  });
}

/** The level of what is known, unless the unknown could make it another one: it counts in none of it, in all of it, or in parts. */
function judgedLevel(rule: ShareRule, known: Amounts, most: Amounts): { level: ShareLevel | null; isOpen: boolean } {
  const level = levelOf(rule, known);
  const others = most.whole - most.counted;
  const worst = { counted: known.counted, own: known.own, whole: known.whole + others };
  const best = { counted: known.counted + most.counted, own: known.own + most.own, whole: known.whole + most.counted };
  // Goods that count without the rule's own mark raise what that must be.
  const mixed = { ...best, own: known.own, whole: known.whole + most.whole };
  const isOpen = known.whole > 0 && [worst, best, mixed].some((each) => levelOf(rule, each) !== level);
  return { level: isOpen ? null : level, isOpen };
}

function levelOf(rule: ShareRule, amounts: Amounts): ShareLevel | null {
  if (amounts.whole <= 0) return null;
  return rule.levels.filter(([level, percent]) => missingFor(rule, level, { percent, ...amounts }) <= 0).at(-1)?.[0] ?? null;
}

function levelAbove(rule: ShareRule, amounts: Amounts): ShareRule['levels'][number] | undefined {
  if (amounts.whole <= 0) return undefined;
  return rule.levels.find(([level, percent]) => missingFor(rule, level, { percent, ...amounts }) > 0);
}

interface Judged extends Amounts {
  percent: number;
}

/** How much more must count for a level; 0 or less where it is reached. */
function missingFor({ rounding, ownMark }: ShareRule, level: ShareLevel, { percent, counted, whole, own }: Judged): number {
  // Rounded commercially 49.5 % are 50.
  const least = rounding === 'whole' ? percent - 0.5 : percent;
  const byShare = tidy((whole * least) / 100 - counted);
  const ownShare = ownMark?.shares.get(level) ?? 0;
  // Of what must count at least, a part must bear the rule's own mark.
  return Math.max(byShare, tidy(((whole * least) / 100) * ownShare - own));
}

/** Without the last digits of floating point: 0.3 of 10 is 3. */
const tidy = (amount: number): number => Number(amount.toFixed(9));

/** Rounded up: a cent less would not reach it. */
const cents = (amount: number): number => Math.ceil(tidy(amount * 100)) / 100;

function rounded({ rounding }: ShareRule, share: number): number {
  const percent = tidy(share * 100);
  return rounding === 'whole' ? Math.floor(percent + 0.5) : Math.round(percent * 10) / 10;
}
