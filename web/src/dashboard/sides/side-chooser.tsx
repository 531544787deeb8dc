import { history, type Month } from '@plateprint/shared/kernel/month.ts';
import { type ChosenSide, MOST_MONTHS_OF_SIDE, monthsOfSide } from '@plateprint/shared/reports/model/chosen-side.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RestaurantField } from '../../restaurants/restaurant-field.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import type { ChoosingSide } from './choosing-side.ts';
import { RecipeOfSide } from './recipe-of-side.tsx';
import { ReportOfSide } from './report-of-side.tsx';
import styles from './sides.module.css';

type Kind = ChosenSide['kind'];
const KINDS = ['months', 'report', 'recipe'] as const satisfies readonly Kind[];

/** Months that can be chosen, back from the last full one. */
const OFFERED = 60;

/** One side: months of a kitchen, a report or a recipe; of the last two a former version too. */
export function SideChooser({ title, ...choosing }: ChoosingSide & { title: string }) {
  const text = useText('dashboard/sides');
  const { side, restaurant, today, onChoose } = choosing;
  // Until something of another kind is chosen the side stays what it was.
  const [wantedKind, setWantedKind] = useState<Kind | null>(null);
  const kind = wantedKind ?? side.kind;
  const take = (chosen: ChosenSide): void => {
    setWantedKind(null);
    onChoose(chosen);
  };
  const taking = { ...choosing, onChoose: take };
  const choose = (wanted: Kind): void => {
    setWantedKind(wanted);
    const [month] = history(1, today);
    if (wanted === 'months' && side.kind !== 'months' && month)
      take({ kind: 'months', restaurantId: restaurant.id, from: month, to: month });
  };
  return (
    <fieldset className={styles.side}>
      <legend className={styles.title}>{title}</legend>
      <NativeSelect<Kind>
        label={text('kind.label')}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
        onChange={choose}
      />
      {kind === 'months' && side.kind === 'months' && <MonthsOfSide {...taking} side={side} />}
      {kind === 'report' && <ReportOfSide {...taking} />}
      {kind === 'recipe' && <RecipeOfSide {...taking} />}
    </fieldset>
  );
}

function MonthsOfSide({ side, today, since, onChoose }: ChoosingSide & { side: Extract<ChosenSide, { kind: 'months' }> }) {
  const text = useText('dashboard/sides');
  const format = useFormat();
  // Of the time before a kitchen there is nothing to choose.
  const months = history(OFFERED, today)
    .filter((month) => since === null || month >= since)
    .toReversed();
  const choices = (own: string) =>
    [...months, ...(months.includes(own as Month) ? [] : [own as Month])].map((month) => ({
      value: month,
      label: format.month(month),
    }));
  return (
    <>
      <RestaurantField
        label={text('kitchen')}
        value={side.restaurantId}
        onChange={(restaurantId) => onChoose({ ...side, restaurantId })}
      />
      <div className={styles.pair}>
        <NativeSelect<Month>
          label={text('from')}
          value={side.from as Month}
          choices={choices(side.from)}
          onChange={(from) => onChoose({ ...side, ...spanFrom(from, side.to as Month) })}
        />
        <NativeSelect<Month>
          label={text('to')}
          value={side.to as Month}
          choices={choices(side.to)}
          onChange={(to) => onChoose({ ...side, ...spanTo(side.from as Month, to) })}
        />
      </div>
    </>
  );
}

/** The end that was not chosen follows, so that no choice is refused. */
function spanFrom(from: Month, to: Month): { from: Month; to: Month } {
  const months = monthsOfSide({ from, to });
  return { from, to: months.length === 0 ? from : (months.slice(0, MOST_MONTHS_OF_SIDE).at(-1) ?? from) };
}

function spanTo(from: Month, to: Month): { from: Month; to: Month } {
  const months = monthsOfSide({ from, to });
  return { from: months.length === 0 ? to : (months.slice(-MOST_MONTHS_OF_SIDE)[0] ?? to), to };
}
