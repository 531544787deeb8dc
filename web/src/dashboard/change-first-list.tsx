import type { ChangeFirst, Dashboard } from '@plateprint/shared/reports/totals/dashboard.ts';
import { LevelMark } from '../footprint/level-mark.tsx';
import { useCo2 } from '../footprint/use-co2.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Card } from '../ui/layout/card.tsx';
import { Link } from '../ui/control/link.tsx';
import { NextStepsList } from '../targets/next-steps-list.tsx';
import { ShareBar } from '../ui/chart/share-bar.tsx';
import styles from './dashboard.module.css';

/** The foods that would save most at the global average, the largest first; nothing for a month without a report. */
export function ChangeFirstList({
  dashboard: { changeFirst, variety, history, month },
  restaurantId,
}: {
  dashboard: Dashboard;
  restaurantId: string;
}) {
  const text = useText('dashboard');
  const format = useFormat();
  if (!history.some((item) => item.month === month && item.averageCO2 !== null)) return null;
  if (changeFirst.length === 0) {
    return (
      <Card plain title={text('changeFirst.title')}>
        <p className={styles.lead}>{text(`changeFirst.none.${variety}`, { month: format.month(month) })}</p>
        {variety === 'sales' && <NextStepsList place={{ restaurantId }} />}
      </Card>
    );
  }
  return (
    <Card plain title={text('changeFirst.title')}>
      <p className={styles.lead}>{text(`changeFirst.lead.${variety}`)}</p>
      <ol className={styles.rows}>
        {changeFirst.map((item) => (
          <Row key={`${item.kind} ${item.id} ${item.name}`} item={item} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ item }: { item: ChangeFirst }) {
  const text = useText('dashboard');
  const format = useFormat();
  const co2 = useCo2();
  const { name, level, above, share, servings, kind, id } = item;
  const saved = text('changeFirst.saves', { kg: format.number(above / 1000, { most: above < 10_000 ? 1 : 0 }) });
  return (
    <li className={styles.row}>
      <span className={styles.changed}>
        <LevelMark level={level} size={22} />
        <span className={styles.changedWords}>
          <span className={styles.name}>
            {kind === 'dish' && id ? (
              <Link to="/recipes/recipe/{-$id}" params={{ id }} quiet>
                {name}
              </Link>
            ) : (
              name
            )}
          </span>
          <span className={styles.when}>
            {servings === null ? saved : `${saved} · ${text('changeFirst.servings', { count: Math.round(servings) })}`}
          </span>
        </span>
      </span>
      <ShareBar share={share} label={text('changeFirst.share', { name, co2: co2.withUnit(item.co2) })} />
    </li>
  );
}
