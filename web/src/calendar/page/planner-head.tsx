import { memo, type ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import type { Planner } from '../state/use-planner.ts';
import styles from './planner.module.css';
import { useSameCall } from './use-same-call.ts';
import type { PlanSaving } from './use-save-plan.ts';

interface PlannerHeadProps {
  planner: Planner;
  saving: PlanSaving;
  /** It may be read, and nothing else. */
  isLocked: boolean;
  onDiscard: () => void;
  /** The actions on the whole plan. */
  children: ReactNode;
  /** And what is done with it once in a while. */
  more: ReactNode;
}

/** The name of the plan, whether it is saved, and what is done with the whole of it. */
export function PlannerHead({ planner, saving, isLocked, onDiscard, children, more }: PlannerHeadProps) {
  const text = useText('calendar/planner');
  const { state, dispatch, canUndo, canRedo } = planner;
  const isSaved = !state.changed && state.base !== null;
  const save = useSameCall(saving.save);
  return (
    <header className={styles.head}>
      <title>{`${state.draft.name || text('newTitle')} · ${PRODUCT_NAME}`}</title>
      <h1 data-unseen="">{state.draft.name || text('newTitle')}</h1>
      <div className={styles.naming}>
        <ToOverview />
        <PlanName name={state.draft.name} isLocked={isLocked} problem={saving.problem} dispatch={dispatch} />
      </div>
      <p className={styles.state} data-saved={isSaved || undefined} role="status">
        {!isLocked && text(isSaved ? 'state.saved' : 'state.unsaved')}
      </p>
      <div className={styles.actions}>
        {children}
        {!isLocked && <Tools {...{ dispatch, canUndo, canRedo, onDiscard }} isChanged={state.changed} />}
        {more}
        {!isLocked && <Save save={save} isBusy={saving.isBusy} />}
      </div>
    </header>
  );
}

const ToOverview = memo(function ToOverview() {
  const text = useText('calendar/planner');
  return (
    <Link to="/menu-plans" quiet>
      {text('toOverview')}
    </Link>
  );
});

interface PlanNameProps extends Pick<Planner, 'dispatch'>, Pick<PlanSaving, 'problem'> {
  name: string;
  isLocked: boolean;
}

const PlanName = memo(function PlanName({ name, isLocked, problem, dispatch }: PlanNameProps) {
  const text = useText('calendar/planner');
  return (
    <TextField
      label={text('name')}
      hideLabel
      maxLength={200}
      placeholder={text('name')}
      readOnly={isLocked}
      value={name}
      problem={problem && text(problem === 'no_name' ? 'noName' : 'badName')}
      onChange={(typed) => dispatch({ do: 'change', draft: { name: typed }, about: 'name' })}
    />
  );
});

const Save = memo(function Save({ save, isBusy }: Pick<PlanSaving, 'save' | 'isBusy'>) {
  const text = useText('calendar/planner');
  return (
    <Button variant="primary" icon="save" busy={isBusy} onClick={save}>
      {text('save')}
    </Button>
  );
});

interface ToolsProps extends Pick<Planner, 'dispatch' | 'canUndo' | 'canRedo'> {
  isChanged: boolean;
  onDiscard: () => void;
}

const Tools = memo(function Tools({ dispatch, canUndo, canRedo, isChanged, onDiscard }: ToolsProps) {
  const text = useText('calendar/planner');
  return (
    <div className={styles.tools} role="group" aria-label={text('tools')}>
      <IconButton icon="undo" label={text('undo')} disabled={!canUndo} onPress={() => dispatch({ do: 'undo' })} />
      <IconButton icon="redo" label={text('redo')} disabled={!canRedo} onPress={() => dispatch({ do: 'redo' })} />
      <IconButton icon="discard" label={text('discard')} disabled={!isChanged} onPress={onDiscard} />
    </div>
  );
});
