import type { Alternative } from '@plateprint/shared/recipes/alternatives/alternative.ts';
import { findAlternatives } from '@plateprint/shared/recipes/alternatives/alternatives-api.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useDeferredValue, useState } from 'react';
import { useSwapCost } from '../../../costs/use-swap-cost.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { useSettings } from '../../../users/use-settings.ts';
import { AlternativeRow } from './alternative-row.tsx';
import styles from './alternatives.module.css';

interface AlternativesProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  restaurantId: string;
  onApply: (ingredients: Alternative['ingredients']) => void;
}

/** Lighter alternatives: asked for when wanted, each with what it changes. A beta that a person switches on for themselves. */
export function Alternatives({ draft, footprint, restaurantId, onApply }: AlternativesProps) {
  const text = useText('recipes/panel');
  const { settings, change } = useSettings();
  const [isAsked, setAsked] = useState(false);
  if (!settings.betaSettings.ingredientSwap) {
    return (
      <section className={styles.part}>
        <h3 className={styles.title}>{text('lighter.title')}</h3>
        <p className={styles.lead}>{text('lighter.off')}</p>
        <Button size="small" icon="leaf" onClick={() => change({ betaSettings: { ingredientSwap: true } })}>
          {text('lighter.switchOn')}
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{text('lighter.title')}</h3>
      {isAsked ? (
        <Found draft={draft} footprint={footprint} restaurantId={restaurantId} onApply={onApply} />
      ) : (
        <Button size="small" icon="leaf" onClick={() => setAsked(true)}>
          {text('lighter.find')}
        </Button>
      )}
    </section>
  );
}

function Found({ draft, footprint, restaurantId, onApply }: AlternativesProps) {
  const text = useText('recipes/panel');
  const language = useLanguage();
  const failureText = useFailureText();
  // Typing goes on while the answer to what stood a moment ago is shown.
  const asked = useDeferredValue(draft);
  const { data, error, isFetching } = useRead(
    findAlternatives,
    { body: { ...asked, restaurantId, language } },
    { keepLast: true, staleTime: 60_000 },
  );
  const gramsOf = new Map(footprint.lines.map(({ _id, grams }) => [_id, grams]));
  // In a base recipe a line weighs what the base recipe says, which the dish does not.
  const swapOf = ({ from, to, share, lineId, insideBag }: Alternative) => ({
    from,
    to,
    share,
    grams: insideBag ? null : (gramsOf.get(lineId) ?? null),
  });
  const costOf = useSwapCost(restaurantId, (data?.items ?? []).map(swapOf), draft.portions);
  if (error) return <Message tone="danger">{failureText(error)}</Message>;
  if (!data) return <Skeleton lines={3} />;
  if (data.items.length === 0) return <p className={styles.lead}>{text('lighter.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-busy={isFetching}>
        {data.items.map((each) => (
          <AlternativeRow
            key={each.id}
            alternative={each}
            money={costOf(swapOf(each))}
            onApply={() => onApply(each.ingredients)}
          />
        ))}
      </ul>
      <p className={styles.lead}>{text('lighter.help')}</p>
    </>
  );
}
