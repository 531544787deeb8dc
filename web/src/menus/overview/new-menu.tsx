import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TemplateChoice } from './template-choice.tsx';

/** Begins a menu: from a template of ours, from one of the house, or on a blank page. */
export function NewMenu({ restaurantId }: { restaurantId: string }) {
  const text = useText('menus/overview');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="add" onClick={() => setOpen(true)}>
        {text('new')}
      </Button>
      <Dialog title={text('templates.title')} size="large" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TemplateChoice restaurantId={restaurantId} />
      </Dialog>
    </>
  );
}
