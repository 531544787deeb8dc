import { lazy, Suspense, useState } from 'react';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';

/** Its small pages are drawn once somebody begins one. */
const TemplateChoice = lazy(async () => ({ default: (await import('./template-choice.tsx')).TemplateChoice }));

/** Begins a menu: from a template of ours, from one of the organization, or on a blank page. */
export function NewMenu({ restaurantId, variant = 'primary' }: { restaurantId: string; variant?: 'primary' | 'secondary' }) {
  const text = useText('menus/overview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlanGate feature="a4_menus" label={text('new')} variant={variant}>
        <Button variant={variant} icon="add" onClick={() => setOpen(true)}>
          {text('new')}
        </Button>
      </PlanGate>
      <Dialog title={text('templates.title')} size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Skeleton lines={9} />}>
          <TemplateChoice restaurantId={restaurantId} />
        </Suspense>
      </Dialog>
    </>
  );
}
