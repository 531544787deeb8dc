import type { EditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import { cloneMenus, listMenus, searchMenus } from '@plateprint/shared/menus/menu-api.ts';
import { useNavigate } from '@tanstack/react-router';
import { FeatureLock } from '../../../access/feature-lock.tsx';
import { useChange } from '../../../platform/api/use-change.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';

interface MenuLockProps {
  refusal: EditRefusal;
  /** The menu that may be copied in its stead; undefined: a new one. */
  id: string | undefined;
  restaurantId: string;
}

/** Says before anything is arranged that this menu cannot be changed here, why, and offers a copy where one may be made. */
export function MenuLock({ refusal, id, restaurantId }: MenuLockProps) {
  const text = useText('menus/creator');
  const problem = useProblemText();
  const notices = useNotices();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const clone = useChange(cloneMenus, { refreshes: [listMenus, searchMenus] });
  // Said above every page.
  if (refusal === 'plan_inactive') return null;
  if (refusal === 'plan_lacks') return <FeatureLock feature="tv_menus" small />;
  if (refusal === 'not_allowed') return <Message tone="warning">{problem(refusal)}</Message>;

  async function copy(menu: string): Promise<void> {
    try {
      const { items } = await clone.mutateAsync({ body: { ids: [menu], restaurantId } });
      await navigate({ to: '/menus/menu/{-$id}', params: { id: items[0]?.id } });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  }
  return (
    <Message
      action={
        id !== undefined && (
          <Button size="small" icon="copy" busy={clone.isPending} onClick={() => void copy(id)}>
            {text('lock.copy')}
          </Button>
        )
      }
    >
      {text('lock.library')}
    </Message>
  );
}
