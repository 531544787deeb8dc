import type { KnownPlan } from '@plateprint/shared/calendar/better-days.ts';
import type { PlanCell } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Guard } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { type WorseDays, worseDays } from '@plateprint/shared/calendar/worse-days.ts';
import { useAllergens } from '../../ingredients/use-allergens.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useDishName } from '../dishes/gone-dishes.tsx';
import styles from './shuffle.module.css';
import { useGuardWords } from './use-guard-words.ts';

interface LostProps {
  known: KnownPlan;
  after: readonly PlanCell[];
}

interface LostByDayProps extends LostProps {
  /** What the search guarded, and the currency of what dishes cost. */
  guards: readonly Guard[];
  currency: string | null;
}

/** What weeks and days lose by other cells of the same dishes: repeats, and days with a choice without an allergen. */
export function Lost({ known, after }: LostProps) {
  const text = useText('calendar/shuffle');
  const { repeats, more, choices } = useLost({ known, after });
  return (
    <>
      <li>
        {text('lost.repeats', repeats)}
        {more && ` · ${more}`}
      </li>
      <li>{choices ?? text('lost.fine')}</li>
    </>
  );
}

/** The same of one day that is taken, with what was guarded and is more then: nothing where it makes nothing worse. */
export function LostByDay({ currency, ...props }: LostByDayProps) {
  const words = useGuardWords(currency);
  const { more, choices, guards } = useLost(props);
  const said = [more, choices, ...guards.map(words)].filter((each) => each !== null);
  return said.length === 0 ? null : <p className={styles.hint}>{said.join(' · ')}</p>;
}

interface LostWords {
  repeats: WorseDays['repeats'];
  /** Null where no dish repeats more often. */
  more: string | null;
  /** Null where no allergen has fewer days. */
  choices: string | null;
  guards: WorseDays['guards'];
}

function useLost({ known, after, guards = [] }: LostProps & { guards?: readonly Guard[] }): LostWords {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const nameOf = useDishName();
  const names = useAllergens();
  const { repeats, more, allergens, guards: worse } = worseDays(known, after, guards);
  const dishes = more.map(({ recipeId, dish, week, times }) =>
    text('lost.dish', { dish: nameOf(recipeId, dish), times, week: week + 1 }),
  );
  const fewer = allergens.map(({ allergen, before, after: left }) =>
    text('lost.allergen', { allergen: names.name(allergen), before, after: left }),
  );
  return {
    repeats,
    guards: worse,
    more: dishes.length === 0 ? null : text('lost.more', { dishes: format.list(dishes) }),
    choices: fewer.length === 0 ? null : text('lost.choices', { allergens: format.list(fewer) }),
  };
}
