import { forgetWaste, listWaste } from '@plateprint/shared/calendar/waste-api.ts';
import { WASTE_KINDS, type WasteMeal } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { IconButton } from '../../ui/opened/icon-button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { heavyFigure } from '../../units/weight-figure.ts';
import styles from './waste.module.css';

/** Meals that stand on the page; all are in the figures. */
const SHOWN = 30;

/** The entries, the latest first. */
export function WasteList({
  restaurantId,
  meals,
  mayRemove,
}: {
  restaurantId: string;
  meals: readonly WasteMeal[];
  mayRemove: boolean;
}) {
  const text = useText('calendar/waste');
  const format = useFormat();
  const failureText = useFailureText();
  const forget = useChange(forgetWaste, { refreshes: [listWaste] });
  if (meals.length === 0) return <p className={styles.hint}>{text('nothingYet')}</p>;
  const part = (meal: WasteMeal): string =>
    [
      ...WASTE_KINDS.flatMap((kind) =>
        meal[kind] === null ? [] : [`${text(`kind.${kind}`)} ${heavyFigure(meal[kind] * 1000, format, 2)}`],
      ),
      meal.guests === null
        ? text('guestsUnknown')
        : text(meal.guestsAssumed ? 'guestsAssumed' : 'guestsCount', { count: meal.guests }),
    ].join(' · ');
  return (
    <Card title={text('log')}>
      {forget.error && <Message tone="danger">{failureText(forget.error)}</Message>}
      <ul className={styles.meals}>
        {meals.slice(0, SHOWN).map((meal) => (
          <li key={meal.id}>
            <span>
              <strong>{[format.date(meal.day), meal.meal].filter(Boolean).join(' · ')}</strong>
              <span className={styles.hint}>{part(meal)}</span>
            </span>
            {mayRemove && (
              <IconButton
                icon="bin"
                size="small"
                label={text('removeOf', { day: format.date(meal.day), meal: meal.meal })}
                onPress={() => forget.mutate({ params: { id: meal.id }, query: { restaurantId } })}
              />
            )}
          </li>
        ))}
      </ul>
      {meals.length > SHOWN && <p className={styles.hint}>{text('more', { count: meals.length - SHOWN })}</p>}
    </Card>
  );
}
