import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import { excludedBy, type Exclusion } from '@plateprint/shared/targets/actions/exclusive-actions.ts';
import { keepActions, listTargets, readKeptActions, type Target } from '@plateprint/shared/targets/api/target-api.ts';
import type { TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActionName, useBasisWords, useEffectWords } from '../use-action-words.ts';
import type { KnownSteps } from '../use-next-steps.ts';
import { NotOffered } from './not-offered.tsx';
import styles from './action-plan.module.css';
import { Together } from './actions-together.tsx';

interface ActionPlanProps {
  target: Target;
  known: KnownSteps;
  gap: TargetPath['gap'];
  mayKeep: boolean;
}

/** As many as are shown, what saves most first; chosen ones stay in sight. */
const MOST = 12;

/** Possible actions, ticked together: the effect of all is worked out on one year and held against what is still to go. */
export function ActionPlan({ target, known: { data, steps }, gap, mayKeep }: ActionPlanProps) {
  const text = useText('targets/actions');
  const format = useFormat();
  const nameOf = useActionName();
  const effectOf = useEffectWords();
  const basisOf = useBasisWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(target.actionIds));
  const [unticked, setUnticked] = useState<readonly Unticked[]>([]);
  if (!data || !steps) return null;
  if (steps.length === 0 && target.actionIds.length === 0) return <p className={styles.lead}>{text('none')}</p>;
  const ticked = steps.filter(({ action }) => chosen.has(action.id)).map(({ action }) => action);
  const offered = new Set(steps.map(({ action }) => action.id));
  const tick = (id: string, isOn: boolean): void => {
    const action = isOn ? steps.find((step) => step.action.id === id)?.action : undefined;
    const excluded = action ? excludedBy(data.dishes, action, ticked) : [];
    const gone = new Set([...excluded.map((each) => each.action.id), ...(isOn ? [] : [id])]);
    setUnticked(excluded.map((each) => ({ name: nameOf(each.action), why: each.why })));
    setChosen(new Set([...chosen, ...(isOn ? [id] : [])].filter((each) => !gone.has(each))));
  };
  return (
    <section className={styles.place} aria-label={text('title')}>
      <h3 className={styles.title}>{text('title')}</h3>
      <p className={styles.lead}>
        {steps.length === 0
          ? text('none')
          : `${text('lead', { months: text('months', { count: data.months }), share: format.percent(data.share) })} ${basisOf(data.basedOn)}`}
      </p>
      <div className={styles.list}>
        {steps
          .filter(({ action }, index) => index < MOST || chosen.has(action.id))
          .map(({ action, co2 }) => (
            <Checkbox
              key={action.id}
              label={nameOf(action)}
              hint={effectOf(co2)}
              checked={chosen.has(action.id)}
              onChange={(isOn) => tick(action.id, isOn)}
            />
          ))}
        {mayKeep && target.actionIds.some((id) => !offered.has(id)) && (
          <NotOffered target={target} offered={offered} chosen={chosen} onTick={tick} />
        )}
      </div>
      <p role="status" className={styles.lead}>
        {unticked.map(({ name, why }) => text(`excluded.${why}`, { name })).join(' ')}
      </p>
      {ticked.length > 0 && <Together effect={effectOfActions(data.dishes, ticked)} gap={gap} />}
      {mayKeep && <Keep target={target} chosen={chosen} />}
    </section>
  );
}

/** The action that was un-ticked by another one, and why. */
interface Unticked {
  name: string;
  why: Exclusion;
}

function Keep({ target, chosen }: { target: Target; chosen: ReadonlySet<string> }) {
  const text = useText('targets/actions');
  const notices = useNotices();
  const failureText = useFailureText();
  const keep = useChange(keepActions, {
    refreshes: [listTargets, readKeptActions],
    onSuccess: () => notices.show({ message: text('kept') }),
  });
  const kept = new Set(target.actionIds);
  const isSame = kept.size === chosen.size && [...chosen].every((id) => kept.has(id));
  const submit = (): void =>
    keep.mutate({ params: { id: target.id }, body: { actionIds: [...chosen], version: target.version } });
  return (
    <>
      <div>
        <Button disabled={isSame} busy={keep.isPending} onClick={submit}>
          {text('keep')}
        </Button>
      </div>
      {keep.error && <Message tone="danger">{failureText(keep.error)}</Message>}
    </>
  );
}
