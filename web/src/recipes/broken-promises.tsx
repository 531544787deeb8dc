import type { PromiseFinding } from '@plateprint/shared/recipes/names/dish-promise.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';
import styles from './broken-promises.module.css';
import { usePromiseText } from './use-promise-text.ts';

interface DishOfPromise {
  name: string;
  promise: PromiseFinding;
  words: string;
  isSure: boolean;
}

export function usePromisesTitle(): (dishes: readonly DishOfPromise[]) => string {
  const text = useText('recipes/promises');
  return (dishes) => {
    const sure = dishes.filter(({ isSure }) => isSure);
    const count = new Set((sure.length > 0 ? sure : dishes).map(({ name }) => name)).size;
    return text(sure.length > 0 ? 'title' : 'titleUnsure', { count });
  };
}

interface BrokenPromisesProps {
  dishes: readonly DishOfPromise[];
  /** Their title stands over them already. */
  isUntitled?: boolean;
}

/** Dishes that guests who avoid something would be misled by, where somebody is about to show them. */
export function BrokenPromises({ dishes, isUntitled = false }: BrokenPromisesProps) {
  const text = useText('recipes/promises');
  const promiseText = usePromiseText();
  const titleOf = usePromisesTitle();
  if (dishes.length === 0) return null;
  return (
    <Message tone="warning">
      {!isUntitled && <b>{titleOf(dishes)}</b>}
      <ul className={styles.list}>
        {dishes.map((dish) => (
          <li key={`${dish.name} ${dish.words} ${dish.promise}`}>{promiseText(dish, dish.name)}</li>
        ))}
      </ul>
      {text('lead')}
    </Message>
  );
}
