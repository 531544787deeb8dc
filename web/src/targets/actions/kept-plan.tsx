import { readKeptActions, type Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import look from '../../ui/table/table.module.css';
import { useActionName, useEffectWords } from '../use-action-words.ts';
import styles from './action-plan.module.css';

type ActionOutcome = ReplyOf<typeof readKeptActions>['items'][number];

/** The chosen actions, their expected savings, and their dishes since: nothing is claimed of why. */
export function KeptPlan({ target }: { target: Target }) {
  const text = useText('targets/actions');
  const format = useFormat();
  const nameOf = useActionName();
  const effectOf = useEffectWords();
  const { data } = useRead(readKeptActions, { params: { id: target.id } }, { staleTime: 0 });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.place} aria-label={text('plan')}>
      <h3 className={styles.title}>{text('plan')}</h3>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('plan')}>
        <table className={look.table}>
          <caption data-unseen="">{text('plan')}</caption>
          <thead>
            <tr>
              {(['action', 'expected', 'since', 'came'] as const).map((head) => (
                <th key={head} scope="col">
                  {text(`planHead.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.items.map((action) => (
              <tr key={action.id}>
                <th scope="row">{nameOf(action)}</th>
                <td>{effectOf(action.expected)}</td>
                <td>{format.date(action.keptAt.slice(0, 10))}</td>
                <td>
                  <Came came={action.came} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Came({ came }: { came: ActionOutcome['came'] }) {
  const text = useText('targets/actions');
  const unit = useText('footprint')('unit');
  const format = useFormat();
  const co2 = useCo2();
  if (came === null) return text('came.all');
  const { before, since } = came;
  if (before.months === 0 && since.months === 0) return text('came.unknown');
  if (since.months === 0) return text('came.early');
  const perServing = (grams: number | null): string => (grams === null ? '–' : `${co2.exact(grams)} ${unit}`);
  const sold = (servings: number | null): string => (servings === null ? '–' : format.number(servings, { most: 0 }));
  return text('came.dish', {
    before: perServing(before.perServing),
    since: perServing(since.perServing),
    soldBefore: sold(before.servings),
    soldSince: sold(since.servings),
  });
}
