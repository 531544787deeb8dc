import { useState } from 'react';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** Begins a menu: from a template of ours, from one of the organization, or on a blank page. */
export function NewMenu({ restaurantId }: { restaurantId: string }) {
  const text = useText('menus/overview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlanGate feature="a4_menus" label={text('new')} variant="primary">
        <Button variant="primary" icon="add" onClick={() => setOpen(true)}>
          {text('new')}
        </Button>
      </PlanGate>
      <Dialog title={text('templates.title')} size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TemplateChoice restaurantId={restaurantId} />
      </Dialog>
    </>
  );
}
