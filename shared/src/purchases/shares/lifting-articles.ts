import type { ShareRule } from './share-rule.ts';
import { aboutOf, amountBy, doesCount, type MarkedArticle } from './shares-of.ts';

/** An article that does not count, and where the share would stand if all of it did. */
export interface LiftingArticle {
  name: string;
  /** In kilograms, or money. */
  amount: number;
  /** 0–1, with this article alone. */
  share: number;
}

const MOST = 10;

/** The articles that lift a share most when they are bought with the mark, the largest first; those of one name together. */
export function liftingArticles(rule: ShareRule, food: readonly MarkedArticle[]): LiftingArticle[] {
  let [whole, counted] = [0, 0];
  const others = new Map<string, number>();
  for (const article of aboutOf(rule, food)) {
    const amount = amountBy(rule, article);
    if (amount === null) continue;
    whole += amount;
    if (doesCount(rule, article)) counted += amount;
    else others.set(article.name, (others.get(article.name) ?? 0) + amount);
  }
  if (whole <= 0) return [];
  return [...others]
    .filter(([, amount]) => amount > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([name, amount]) => ({ name, amount, share: (counted + amount) / whole }));
}
