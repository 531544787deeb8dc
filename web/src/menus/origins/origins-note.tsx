import { isOriginOpen } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { type MeatsOfDishes, useMeatLaw } from './use-dish-meats.ts';

const OriginsDialog = lazy(async () => ({ default: (await import('./origins-dialog.tsx')).OriginsDialog }));

interface OriginsNoteProps {
  restaurant: Restaurant;
  meats: MeatsOfDishes;
  isLocked: boolean;
}

/** Where the law asks for the origin of meat: which of it nobody knows on this menu, and the way to say it. */
export function OriginsNote({ restaurant, meats, isLocked }: OriginsNoteProps) {
  const text = useText('menus/origins');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const law = useMeatLaw(restaurant);
  const all = [...meats.values()].flat();
  if (!law || all.length === 0) return null;
  const open = [...new Set(all.filter(isOriginOpen).map(({ meat }) => text(`meats.${meat}`)))];
  return (
    <>
      <Message
        tone={open.length > 0 ? 'warning' : 'info'}
        action={
          !isLocked && (
            <Button size="small" onClick={() => setOpen(true)}>
              {text('open')}
            </Button>
          )
        }
      >
        {open.length > 0 ? text('unknown', { meats: format.list(open) }) : text('known')}
      </Message>
      {isOpen && (
        <Suspense>
          <OriginsDialog restaurant={restaurant} law={law} meats={all} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
