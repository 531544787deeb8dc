import type { EditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { useCopyRecipe } from '../../use-copy-recipe.ts';

interface WhyLockedProps {
  refusal: EditRefusal;
  /** The recipe that may be copied in its stead; undefined: a new one. */
  id: string | undefined;
  restaurantId: string;
}

/** Says before anything is typed that this cannot be changed here, why, and offers a copy where one may be made. */
export function WhyLocked({ refusal, id, restaurantId }: WhyLockedProps) {
  const text = useText('recipes/editor');
  const problem = useProblemText();
  const copy = useCopyRecipe(restaurantId);
  // Said above every page.
  if (refusal === 'plan_inactive') return null;
  if (refusal !== 'library') return <Message tone="warning">{problem(refusal)}</Message>;
  return (
    <Message
      action={
        id !== undefined && (
          <Button size="small" icon="copy" onClick={() => copy({ id })}>
            {text('lock.copy')}
          </Button>
        )
      }
    >
      {text('lock.library')}
    </Message>
  );
}
