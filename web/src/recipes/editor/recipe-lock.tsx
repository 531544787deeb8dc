import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { useProblemText } from '../../ui/use-problem-text.ts';
import { useCopyRecipe } from '../use-copy-recipe.ts';
import type { EditRefusal } from '../use-edit-refusal.ts';
import styles from './recipe-lock.module.css';

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

/** What stands in it can be read, and worked in only when it is open. */
export function Lockable({ isLocked, children }: { isLocked: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.lockable} disabled={isLocked}>
      {children}
    </fieldset>
  );
}
