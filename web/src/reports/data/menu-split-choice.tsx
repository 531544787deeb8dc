import { dividedBy, type SoldBefore, splitOf, sumOfDishes } from '@plateprint/shared/reports/menu-servings.ts';
import { MENU_SPLITS, type MenuRow, type MenuSplit } from '@plateprint/shared/reports/model/report.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import styles from './cells/data.module.css';

interface MenuSplitChoiceProps {
  menu: MenuRow;
  sold: SoldBefore;
  onChoose: (split: MenuSplit) => void;
}

/** The meaning of a menu's serving, and how many servings of dishes that makes as it stands. */
export function MenuSplitChoice({ menu, sold, onChoose }: MenuSplitChoiceProps) {
  const text = useText('reports/data');
  const split = splitOf(menu);
  const sum = sumOfDishes(menu);
  const by = dividedBy(menu, sold);
  return (
    <>
      <RadioGroup
        label={text('split.label')}
        value={split}
        choices={MENU_SPLITS.filter((each) => each !== 'own' || split === 'own').map((value) => ({
          value,
          label: text(`split.${value}`),
          ...(value === 'divided' && by ? { hint: text(`split.by.${by}`) } : {}),
        }))}
        onChange={onChoose}
      />
      <p className={styles.hint} role="status">
        {sum !== null &&
          (split === 'own' && menu.servings !== null && sum !== menu.servings
            ? text('split.sumOther', { sum, servings: menu.servings })
            : text('split.sum', { sum }))}
      </p>
    </>
  );
}
