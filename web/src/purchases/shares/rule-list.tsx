import type { RuleShown } from '@plateprint/shared/purchases/api/share-api.ts';
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
  rules: readonly RuleShown[];
  currency: string | null;
  /** Where the kitchen is: its country's rules come first, the others folded. */
  country: string;
}

/** The results of the purchases by the rules of public kitchens and certifiers. */
export function RuleList({ rules, currency, country }: RuleListProps) {
  const text = useText('purchases/shares');
  const own = rules.filter((rule) => rule.country === country);
  const others = rules.filter((rule) => rule.country !== country);
  const list = (some: readonly RuleShown[]) => (
    <ul className={styles.rules}>
      {some.map((rule) => (
        <Rule key={`${rule.rule} ${rule.basis}`} rule={rule} currency={currency} />
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

function Rule({ rule, currency }: { rule: RuleShown; currency: string | null }) {
  const text = useText('purchases/shares');
  const format = useFormat();
  const nameOf = (word: string): string => {
    const known = RULES.find((each) => each === word);
    return known ? text(`rules.${known}`) : word;
  };
  const amount = (value: number): string =>
    rule.basis === 'kg' ? heavyFigure(value * 1000, format) : format.money(value, currency);
  const name = `${nameOf(rule.rule)} · ${text(`bases.${rule.basis}`)}`;
  const reached = rule.level === null ? text('noLevel') : text('wouldReach', { level: text(`levels.${rule.level}`) });
  const levelText = rule.isOpen ? text('open') : reached;
  const { articles: count, kg, money } = rule.unknown;
  const ofUnknown =
    rule.basis === 'money'
      ? text('openMoney', { count, amount: kg > 0 ? heavyFigure(kg * 1000, format) : text('unknown') })
      : text('openKg', { count, amount: money === null ? text('unknown') : format.money(money, currency) });
  return (
    <li className={styles.rule}>
      <div className={styles.ruleHead}>
        <h3 className={styles.heading}>{name}</h3>
        <Badge>{levelText}</Badge>
      </div>
      {rule.of > 0 ? (
        <>
          <RuleBar rule={rule} label={name} />
          <p>
            {text('share', {
              share: format.percent(rule.rounded / 100, Number.isInteger(rule.rounded) ? 0 : 1),
              whole: amount(rule.of),
            })}
            {rule.next && ` ${text('missing', { amount: amount(rule.next.missing), level: text(`levels.${rule.next.level}`) })}`}
          </p>
        </>
      ) : (
        <p className={styles.quiet}>{text('nothingKnown')}</p>
      )}
      {rule.isOpen && <p>{ofUnknown}</p>}
      {rule.known < 1 && rule.of > 0 && <p className={styles.small}>{text('known', { share: format.percent(rule.known) })}</p>}
      {rule.lift.length > 0 && (rule.next || rule.isOpen) && (
        <details>
          <summary>{text('lift')}</summary>
          <ol className={styles.lift}>
            {rule.lift.map((article) => (
              <li key={article.name}>
                {article.name} · {amount(article.amount)} → {format.percent(article.share, 1)}
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
