import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { PROTEIN_GOALS } from '@plateprint/shared/purchases/balance/protein.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from '../shares/shares.module.css';

type Reply = ReplyOf<typeof readBalance>;
const SIDES = ['bought', 'used'] as const;

/** Protein of plants and of animals in what was bought and in what the dishes used, with public goals as lines. */
export function ProteinCard({ data, country }: { data: Pick<Reply, 'protein' | 'dishes'>; country: string }) {
  const { protein } = data;
  const text = useText('purchases/balance');
  const format = useFormat();
  // A goal of another country says something too, and is named with it.
  const goals = PROTEIN_GOALS.toSorted((one, other) => Number(other.country === country) - Number(one.country === country));
  return (
    <Card title={text('protein.title')}>
      {SIDES.map((side) => {
        const { plant, animal, unknown, plantShare, known } = protein[side];
        return (
          <div key={side} className={styles.rule}>
            <div className={styles.ruleHead}>
              <h3 className={styles.heading}>{text(`protein.${side}`)}</h3>
              <strong>
                {plantShare === null ? text('unknown') : text('protein.share', { share: format.percent(plantShare, 0) })}
              </strong>
            </div>
            {plantShare !== null && (
              <svg
                className={styles.bar}
                viewBox="0 0 100 12"
                preserveAspectRatio="none"
                role="img"
                aria-label={text('protein.bar', { share: format.percent(plantShare, 0) })}
              >
                <rect className={styles.track} width="100" height="12" />
                <rect className={styles.part} width={plantShare * 100} height="12" />
                {goals.map(({ goal, percent }) => (
                  <rect key={goal} className={styles.tick} x={percent - 0.2} width="0.4" height="12" />
                ))}
              </svg>
            )}
            <p className={styles.small}>
              {text('protein.kilos', {
                plant: format.number(plant / 1000, { most: 1 }),
                animal: format.number(animal / 1000, { most: 1 }),
                unknown: format.number(unknown / 1000, { most: 1 }),
                known: format.percent(known, 0),
              })}
            </p>
          </div>
        );
      })}
      {data.dishes.length > 0 && <DishKinds dishes={data.dishes} />}
      <ul className={styles.lift}>
        {goals.map(({ goal, percent, year, source, seen }) => (
          <li key={goal} className={styles.small}>
            <a href={source} target="_blank" rel="noreferrer">
              {text(`protein.goal.${goal}` as 'protein.goal.nl_eiwittransitie_2030', {
                percent: format.number(percent),
                year: String(year),
              })}
            </a>{' '}
            {text('protein.seen', { day: format.date(seen) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Of the dishes that were sold the share of each kind, as dishes and as portions. */
function DishKinds({ dishes }: Pick<Reply, 'dishes'>) {
  const text = useText('purchases/balance');
  const format = useFormat();
  return (
    <div className={styles.rule}>
      <h3 className={styles.heading}>{text('protein.dishes')}</h3>
      <ul className={styles.lift}>
        {dishes.map(({ kind, dishes: count, offered, sold }) => (
          <li key={kind} className={styles.small}>
            {text('protein.kindOf', {
              kind: text(`protein.kind.${kind}`),
              dishes: count,
              offered: format.percent(offered, 0),
              sold: format.percent(sold, 0),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
