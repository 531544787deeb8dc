import { listMenuPlans, renameMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { MenuPlanDraft, type MenuPlanSummary } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { useState } from 'react';
import { useChange } from '../../platform/api/use-change.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Gives a plan another name without opening it. */
export function RenamePlan({ plan, onClose }: { plan: MenuPlanSummary; onClose: () => void }) {
  const text = useText('calendar/overview');
  const failureText = useFailureText();
  const [name, setName] = useState(plan.name);
  const rename = useChange(renameMenuPlan, { refreshes: [listMenuPlans], onSuccess: onClose });
  const isGood = MenuPlanDraft.shape.name.safeParse(name).success;
  const submit = (): void => {
    if (isGood) rename.mutate({ params: { id: plan.id }, body: { name: name.trim() } });
  };
  return (
    <Dialog
      title={text('renameTitle')}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={!isGood} busy={rename.isPending} onClick={submit}>
          {text('rename')}
        </Button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField label={text('name')} maxLength={200} value={name} onChange={setName} autoFocus />
      </form>
      {rename.error && <Message tone="danger">{failureText(rename.error)}</Message>}
    </Dialog>
  );
}
