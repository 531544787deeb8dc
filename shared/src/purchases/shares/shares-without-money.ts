import type { MarkSum } from './mark-sums.ts';
import type { RuleShare, SentBack, UnknownArticles } from './shares-of.ts';
import type { ShareBasis } from './share-rule.ts';

interface Rule {
  basis: ShareBasis;
  of: number | null;
  unknown: UnknownArticles;
  next: (Omit<NonNullable<RuleShare['next']>, 'missing'> & { missing: number | null }) | null;
  lift: { name: string; amount: number | null; share: number }[];
}

interface Shares {
  currency: string | null;
  currencies: string[];
  money: number | null;
  setAside: { kg: number; money: number | null };
  sentBack: SentBack;
  marks: MarkSum[];
  rules: Rule[];
}

/** Shares for somebody who may not see costs: in per cent, kilograms and levels. */
export function sharesWithoutMoney<Shown extends Shares>(shares: Shown): Shown {
  return {
    ...shares,
    currency: null,
    currencies: [],
    money: null,
    setAside: { ...shares.setAside, money: null },
    sentBack: { ...shares.sentBack, money: null },
    marks: shares.marks.map((mark) => ({ ...mark, money: null })),
    rules: shares.rules.map(ruleWithoutMoney),
  };
}

function ruleWithoutMoney(rule: Rule): Rule {
  const unpriced = { ...rule, unknown: { ...rule.unknown, money: null } };
  if (rule.basis === 'kg') return unpriced;
  return {
    ...unpriced,
    // Nothing bought is no amount of money.
    of: rule.of === 0 ? 0 : null,
    next: rule.next && { ...rule.next, missing: null },
    lift: rule.lift.map((article) => ({ ...article, amount: null })),
  };
}
