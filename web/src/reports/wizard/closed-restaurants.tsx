import { closedRestaurants } from '@plateprint/shared/reports/model/restaurant-row.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Message } from '../../ui/control/message.tsx';
import type { WizardWork } from './use-report-wizard.ts';

/** Which of the chosen restaurants were deleted since: those whose figures stay, and those that fall out when it is made again. */
export function ClosedRestaurants({ wizard: { state, restaurants } }: { wizard: WizardWork }) {
  const text = useText('reports/wizard');
  const format = useFormat();
  const chosen = new Set(state.draft.restaurants.map(({ id }) => id));
  const { staying, fallingOut } = closedRestaurants(restaurants.items ?? [], chosen);
  const words = (of: readonly { name: string }[]) => ({ names: format.list(of.map(({ name }) => name)), count: of.length });
  return (
    <>
      {fallingOut.length > 0 && <Message tone="warning">{text('restaurants.fallsOut', words(fallingOut))}</Message>}
      {staying.length > 0 && <Message>{text('restaurants.stays', words(staying))}</Message>}
    </>
  );
}
