import { useText } from '../platform/i18n/use-text.ts';
import { ButtonLink } from '../ui/control/link.tsx';
import { NotHere } from '../ui/layout/not-here.tsx';

/** In the place of a menu plan that was deleted, or is not of a kitchen within reach. */
export function PlanNotHere() {
  const text = useText('calendar/planner');
  return (
    <NotHere
      wide
      title={text('notFoundTitle')}
      action={
        <ButtonLink to="/menu-plans" variant="primary">
          {text('toOverview')}
        </ButtonLink>
      }
    >
      {text('notFound')}
    </NotHere>
  );
}
