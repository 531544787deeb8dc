import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readShares, RuleShown } from '@plateprint/shared/purchases/api/share-api.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { heavyFigure } from '../../units/weight-figure.ts';
import { RuleBar } from './rule-bar.tsx';
import styles from './shares.module.css';

/** Rules with a text; another one is shown by its word. */
const RULES = [
  'dk_okologisk_spisemaerke',
  'de_bio_ahvv',
  'no_debio_serveringsmerke',
  'se_krav_restaurang',
  'se_public_organic_2030',
  'fr_egalim_quality',
  'fr_egalim_organic',
  'fr_egalim_meat_and_fish',
] as const;

interface RuleListProps {
  data: Pick<ReplyOf<typeof readShares>, 'rules' | 'currency' | 'maySeeCosts'>;
  /** Where the kitchen is: its country's rules come first, the others folded. */
  country: string;
}

/** The results of the purchases by the rules of public kitchens and certifiers. */
export function RuleList({ data: { rules, currency, maySeeCosts }, country }: RuleListProps) {
  const text = useText('purchases/shares');
  const own = rules.filter((rule) => rule.country === country);
  const others = rules.filter((rule) => rule.country !== country);
  const list = (some: readonly RuleShown[]) => (
    <ul className={styles.rules}>
      {some.map((rule) => (
        <Rule key={`${rule.rule} ${rule.basis}`} rule={rule} currency={currency} maySeeCosts={maySeeCosts} />
      ))}
    </ul>
  );
  return (
    <Card title={text('rulesTitle')}>
      <p className={styles.quiet}>{text('rulesLead')}</p>
      {own.length > 0 && list(own)}
      {own.length === 0 ? (
        list(others)
      ) : (
        <details>
          <summary>{text('otherRules')}</summary>
          {list(others)}
        </details>
      )}
    </Card>
  );
}

interface RuleProps {
  rule: RuleShown;
  currency: string | null;
  maySeeCosts: boolean;
}

function Rule({ rule, currency, maySeeCosts }: RuleProps) {
  const text = useText('purchases/shares');
  const format = useFormat();
  const nameOf = (word: string): string => {
    const known = RULES.find((each) => each === word);
    return known ? text(`rules.${known}`) : word;
  };
  const amount = (value: number): string =>
    rule.basis === 'kg' ? heavyFigure(value * 1000, format) : format.money(value, currency);
  const name = `${nameOf(rule.rule)} · ${text(`bases.${rule.basis}`)}`;
  // Of nothing, or of no money, there is no share: that is not a level missed.
  const isSomethingBought = rule.of === null || rule.of > 0;
  const reached = rule.level === null ? text('noLevel') : text('wouldReach', { level: text(`levels.${rule.level}`) });
  const judged = rule.isOpen ? text('open') : reached;
  const { articles: count, kg, money } = rule.unknown;
  const ofUnknown =
    rule.basis === 'money'
      ? text('openMoney', { count, amount: kg > 0 ? heavyFigure(kg * 1000, format) : text('unknown') })
      : text(maySeeCosts ? 'openKg' : 'openKgUnpriced', {
          count,
          amount: money === null ? text('unknown') : format.money(money, currency),
        });
  const share = format.percent(rule.rounded / 100, Number.isInteger(rule.rounded) ? 0 : 1);
  const missing = (next: NonNullable<RuleShown['next']>): string => {
    const level = text(`levels.${next.level}`);
    if (next.missing !== null) return text('missing', { amount: amount(next.missing), level });
    const percent = rule.levels.find((each) => each.level === next.level)?.percent ?? 0;
    // Enough counts, and too little of it bears the rule's own mark.
    if (percent <= rule.rounded) return '';
    return text('nextStarts', { level, percent: format.percent(percent / 100) });
  };
  return (
    <li className={styles.rule}>
      <div className={styles.ruleHead}>
        <h3 className={styles.heading}>{name}</h3>
        <Badge>{isSomethingBought ? judged : text('cannotAssess')}</Badge>
      </div>
      {isSomethingBought && (
        <>
          <RuleBar rule={rule} label={name} />
          <p>
            {rule.of === null ? text('shareOfValue', { share }) : text('share', { share, whole: amount(rule.of) })}
            {rule.next && ` ${missing(rule.next)}`}
          </p>
        </>
      )}
      {rule.isOpen && <p>{ofUnknown}</p>}
      {rule.known < 1 && isSomethingBought && (
        <p className={styles.small}>{text('known', { share: format.percent(rule.known) })}</p>
      )}
      {rule.lift.length > 0 && (rule.next || rule.isOpen) && (
        <details>
          <summary>{text('lift')}</summary>
          <ol className={styles.lift}>
            {rule.lift.map((article) => (
              <li key={article.name}>
                {article.name}
                {article.amount !== null && ` · ${amount(article.amount)}`} → {format.percent(article.share, 1)}
              </li>
            ))}
          </ol>
        </details>
      )}
      <p className={styles.small}>
        {text(`periods.${rule.period}`)} · {rule.source}, {format.date(rule.seen)}
      </p>
    </li>
  );
}
