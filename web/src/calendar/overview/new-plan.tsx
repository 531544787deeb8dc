import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';

/** The way to a new menu plan, in the head of the page and where there is none yet. */
export function NewPlan({ variant }: { variant: 'primary' | 'secondary' }) {
  const text = useText('calendar/overview');
  return (
    <PlanGate feature="menu_plans" label={text('new')} variant={variant}>
      <ButtonLink to="/menu-plans/plan/{-$id}" params={{ id: undefined }} variant={variant} icon="add">
        {text('new')}
      </ButtonLink>
    </PlanGate>
  );
}
