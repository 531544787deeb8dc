import type { MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface PlanEntriesProps {
  plan: MenuPlanSummary;
  actions: PlanActions;
  isBin: boolean;
  onRename: () => void;
}

/** The actions on a menu plan from outside of it; in the bin, to take it out. */
export function PlanEntries({ plan, actions, isBin, onRename }: PlanEntriesProps) {
  const text = useText('calendar/overview');
  if (isBin) {
    return (
      <PlanGate feature="menu_plans" label={text('restore')} size="small">
        <Button
          size="small"
          icon="undo"
          aria-label={text('restoreOne', { name: plan.name })}
          onClick={() => actions.onRestore(plan)}
        >
          {text('restore')}
        </Button>
      </PlanGate>
    );
  }
  if (!actions.mayEdit) return null;
  return (
    <Menu
      label={text('of', { name: plan.name })}
      size="small"
      entries={[
        { id: 'rename', label: text('rename'), icon: 'edit', onAction: onRename },
        { id: 'copy', label: text('copy'), icon: 'copy', onAction: () => actions.onCopy(plan) },
        {
          id: 'delete',
          label: text('delete'),
          icon: 'bin',
          danger: true,
          apart: true,
          onAction: () => actions.onDelete(plan),
        },
      ]}
    />
  );
}
