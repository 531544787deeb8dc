import type { KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import { PLAN_GUARDS, type PlanGuard } from '@plateprint/shared/calendar/plan-guards.ts';
import { kitchenRule } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useRuleText } from '../figures/use-rule-text.ts';
import type { Planner } from '../state/use-planner.ts';
import { changedDays } from './changed-days.ts';
import { OneMore } from './one-more.tsx';
import { useDishCosts } from './use-dish-costs.ts';
import { FoundDays } from './found-days.tsx';
import styles from './shuffle.module.css';
import { type Search, useBetterDays } from './use-better-days.ts';

interface BetterDaysDialogProps {
  /** Undefined for a plan that is not saved yet. */
  id: string | undefined;
  restaurantId: string;
  planner: Planner;
  popularity: ReadonlyMap<string, number>;
  onClose: () => void;
}

/** Which days the same dishes would better stand on: looked for when asked, shown before anything changes, taken whole or by day. */
export function BetterDaysDialog({ id, restaurantId, planner, popularity, onClose }: BetterDaysDialogProps) {
  const text = useText('calendar/shuffle');
  const { state, dispatch } = planner;
  const [guards, setGuards] = useState<readonly PlanGuard[]>(PLAN_GUARDS);
  const { search, begin, cancel } = useBetterDays();
  const { costs, currency } = useDishCosts(id, restaurantId);
  // Costs that somebody may not see are guarded in no search of theirs.
  const offered = PLAN_GUARDS.filter((guard) => guard !== 'cost' || costs !== null);
  const known: KnownPlan = { plan: state.draft, dishes: state.dishes, popularity, ...(costs && { costs }) };
  const { cells } = state.draft;
  const better = search.is === 'found' && changedDays(cells, search.better.cells).length > 0 ? search.better : null;
  const close = (): void => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      title={text('title')}
      size="large"
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            {text(better ? 'leave' : 'close')}
          </Button>
          {better ? (
            <Button
              variant="primary"
              icon="check"
              onClick={() => {
                dispatch({ do: 'replace_cells', cells: better.cells });
                close();
              }}
            >
              {text('takeAll')}
            </Button>
          ) : search.is === 'found' ? null : (
            <Button
              variant="primary"
              icon="swap"
              disabled={cells.length < 2}
              busy={search.is === 'searching'}
              onClick={() => begin({ known, guards: guards.filter((guard) => offered.includes(guard)) })}
            >
              {text('find')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.inside}>
        {search.is !== 'found' && (
          <BeforeSearch
            cells={cells}
            offered={offered}
            guards={guards}
            isSearching={search.is === 'searching'}
            onGuards={setGuards}
          />
        )}
        <Searched search={search} onCancel={cancel} />
        {search.is === 'idle' && <OneMore planner={planner} known={known} />}
        {search.is === 'found' && (
          <FoundDays
            known={known}
            currency={currency}
            better={search.better}
            onTake={(taken) => dispatch({ do: 'replace_cells', cells: taken })}
          />
        )}
      </div>
    </Dialog>
  );
}

interface BeforeSearchProps {
  cells: Planner['state']['draft']['cells'];
  offered: readonly PlanGuard[];
  guards: readonly PlanGuard[];
  isSearching: boolean;
  onGuards: (guards: readonly PlanGuard[]) => void;
}

/** What a search keeps as it is: locked dishes, and what must not become worse. */
function BeforeSearch({ cells, offered, guards, isSearching, onGuards }: BeforeSearchProps) {
  const text = useText('calendar/shuffle');
  return (
    <>
      <p>{text('lead')}</p>
      <p className={styles.hint}>{text('locked', { count: cells.filter(({ locked }) => locked).length })}</p>
      <fieldset className={styles.guards}>
        <legend>{text('guards')}</legend>
        {offered.map((guard) => (
          <Checkbox
            key={guard}
            label={text(`guard.${guard}`)}
            checked={guards.includes(guard)}
            disabled={isSearching}
            onChange={(isGuarded) => onGuards(PLAN_GUARDS.filter((each) => (each === guard ? isGuarded : guards.includes(each))))}
          />
        ))}
      </fieldset>
    </>
  );
}

function Searched({ search, onCancel }: { search: Search; onCancel: () => void }) {
  const text = useText('calendar/shuffle');
  switch (search.is) {
    case 'searching':
      return <ProgressBar label={text('searching')} share={search.share} onCancel={onCancel} />;
    case 'unmet':
      return (
        <Message tone="warning">
          <strong>{text('unmetTitle')}</strong> {text('unmet')}
          <UnmetRules rules={search.rules} />
        </Message>
      );
    case 'failed':
      return <Message tone="danger">{text('failed')}</Message>;
    case 'idle':
    case 'found':
      return null;
  }
}

/** The kitchen's rules among those that no order keeps; what only keeps dishes apart has no name. */
function UnmetRules({ rules }: { rules: readonly string[] }) {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const ruleText = useRuleText();
  const named = rules.flatMap((rule) => {
    const known = kitchenRule(rule);
    return known === null ? [] : [ruleText({ ...known, isSure: true })];
  });
  return named.length > 0 && <p>{text('unmetRules', { rules: format.list(named) })}</p>;
}
