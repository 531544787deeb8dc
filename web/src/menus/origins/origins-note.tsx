import { isOriginOpen } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { type DishMeatsRead, useMeatLaw } from './use-dish-meats.ts';

const OriginsDialog = lazy(async () => ({ default: (await import('./origins-dialog.tsx')).OriginsDialog }));

interface OriginsNoteProps {
  restaurant: Restaurant;
  read: DishMeatsRead;
  isLocked: boolean;
}

/** Where the law asks for the origin of meat: which of it nobody knows on this menu, and the way to say it. */
export function OriginsNote({ restaurant, read: { meats, open, failure, retry }, isLocked }: OriginsNoteProps) {
  const text = useText('menus/origins');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const law = useMeatLaw(restaurant);
  const all = [...meats.values()].flat();
  if (!law) return null;
  if (failure) return <ErrorState failure={failure} onRetry={retry} />;
  if (all.length === 0 && open === 0) return null;
  const unknown = [...new Set(all.filter(isOriginOpen).map(({ meat }) => text(`meats.${meat}`)))];
  const said = [
    ...(unknown.length > 0 ? [text('unknown', { meats: format.list(unknown) })] : []),
    ...(open > 0 ? [text('unread', { count: open })] : []),
  ];
  return (
    <>
      <Message
        tone={said.length > 0 ? 'warning' : 'info'}
        action={
          !isLocked && (
            <Button size="small" onClick={() => setOpen(true)}>
              {text('open')}
            </Button>
          )
        }
      >
        {said.length > 0 ? said.join(' ') : text('known')}
      </Message>
      {isOpen && (
        <Suspense>
          <OriginsDialog restaurant={restaurant} law={law} meats={all} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
