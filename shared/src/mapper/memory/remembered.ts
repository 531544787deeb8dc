import { isGtin, isShopsOwnGtin, wholeGtin } from '../../kernel/reading/gtin.ts';
import type { MappingDecision } from '../mapped-ingredient.ts';

/** A person's decision about a name, with the article number it was met under (empty when there was none). */
export interface Remembered extends MappingDecision {
  externalId: string;
}

function isSame(a: MappingDecision, b: MappingDecision): boolean {
  return (
    a.ingredientId === b.ingredientId &&
    a.variationId === b.variationId &&
    a.categoryId === b.categoryId &&
    a.origin_iso === b.origin_iso &&
    a.organic === b.organic &&
    a.notFood === b.notFood
  );
}

/**
 * What is remembered of a name: by article number and name, else by the name without a number, else by the name under other
 * numbers when they all say the same. Two articles of one name that stand for different foods tell nothing of a third.
 */
export function rememberedAs<R extends Remembered>(ofName: readonly R[], externalId: string): R | null {
  const exact = ofName.find((known) => known.externalId === externalId) ?? ofName.find((known) => known.externalId === '');
  if (exact) return exact;
  const [first, ...others] = ofName;
  return first && others.every((other) => isSame(first, other)) ? first : null;
}

/** An article as its supplier knows it, or by its GTIN: then the supplier's key is empty, for every supplier's is the same. */
export interface ArticleIdentity {
  supplierKey: string;
  articleKey: string;
}

/** What a row of purchases says of its article; what is not said is empty or absent. */
export interface SaidArticle {
  externalId: string;
  supplier?: string | undefined;
  gtin?: string | undefined;
}

/** "0", "-" and "9999" stand where a supplier has no number. */
function tellsArticle(number: string): boolean {
  const signs = number.match(/[\p{L}\p{N}]/gu) ?? [];
  const isOneSign = new Set(signs).size === 1 && (signs.length > 2 || signs[0] === '0');
  return signs.length > 0 && !isOneSign;
}

const folded = (name: string): string => `~${name.toLowerCase().replaceAll(/\s+/gu, ' ').trim()}`;

/** By what an article is known again, whatever it is called then. A number alone is another article with another supplier: of it there is none. */
export function articleIdentities({ externalId, supplier = '', gtin = '' }: SaidArticle): ArticleIdentity[] {
  const number = externalId.trim();
  return [
    ...(isGtin(gtin) && !isShopsOwnGtin(gtin) ? [{ supplierKey: '', articleKey: wholeGtin(gtin) }] : []),
    ...(supplier.trim() !== '' && tellsArticle(number) ? [{ supplierKey: folded(supplier), articleKey: number }] : []),
  ];
}

export function articleIdentityKey({ supplierKey, articleKey }: ArticleIdentity): string {
  return `${supplierKey}\n${articleKey}`;
}

/** A UPC has 12 digits, an EAN 13, and a trade unit's number 14. */
const LEAST_GTIN_DIGITS = 12;

/** An article as a list of purchases names it. */
export interface ListedArticle {
  supplier: string;
  /** The supplier's number; empty where there is none. */
  number: string;
  name: string;
  gtin?: string | undefined;
}

/**
 * By what an article is known whose maker says something of it, the surest first: as above, and where its supplier has no number for it by its
 * supplier and name. None without a supplier: another one sells goods of another maker under the same name.
 */
export function makerIdentities({ supplier, number, name, gtin }: ListedArticle): ArticleIdentity[] {
  // A short number of a supplier's own may look like a GTIN-8: one in ten does.
  const asGtin = gtin ?? (number.trim().length >= LEAST_GTIN_DIGITS ? number : undefined);
  const isNamed = number.trim() === '' && supplier.trim() !== '' && name.trim() !== '';
  return [
    ...articleIdentities({ externalId: number, supplier, gtin: asGtin }),
    ...(isNamed ? [{ supplierKey: folded(supplier), articleKey: folded(name) }] : []),
  ];
}

/** The statement that holds for an article: the latest of those that are remembered under its identities, of one day that of the surest. */
export function makerStatementOf<S extends { statedOn: string }>(
  article: ListedArticle,
  remembered: ReadonlyMap<string, S>,
): S | null {
  const found = makerIdentities(article).flatMap((identity) => remembered.get(articleIdentityKey(identity)) ?? []);
  return found.reduce<S | null>((last, each) => (last === null || each.statedOn > last.statedOn ? each : last), null);
}

/**
 * What is remembered of a row: what was decided last of its article, under whatever name it was sold then, else what is
 * remembered of its name. Decisions of the article by its GTIN go before those by its supplier's number.
 */
export function rememberedOf<R extends Remembered>(
  { ofArticle, ofName }: { ofArticle: readonly R[]; ofName: readonly R[] },
  externalId: string,
): R | null {
  const [last, ...others] = ofArticle;
  // One number over foods and other goods is no article.
  const isOne = others.every(({ notFood }) => notFood === last?.notFood);
  return (isOne ? last : undefined) ?? rememberedAs(ofName, externalId);
}
