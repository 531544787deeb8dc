import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ShownDish } from '@plateprint/shared/menus/archive/shown-state.ts';
import { originText } from '@plateprint/shared/menus/origins/origin-words.ts';
import type { DishLabel } from '@plateprint/shared/menus/menu-block.ts';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from './archive.module.css';

const LABEL_KEYS = {
  none: 'labelNone',
  letter: 'labelLetter',
  number: 'labelNumber',
  wide: 'labelWide',
  figure: 'labelFigure',
} as const satisfies Record<DishLabel, string>;

interface DishRow {
  /** A dish may stand on a menu twice. */
  place: number;
  dish: ShownDish;
}

const nameCell = ({ dish }: DishRow) => <DishName dish={dish} />;
const labelCell = ({ dish }: DishRow) => <ShownLabel dish={dish} />;

export function DishTable({ dishes, onAsk }: { dishes: readonly ShownDish[]; onAsk: (dish: ShownDish) => void }) {
  const text = useText('menus/archive');
  const co2 = useCo2();
  if (dishes.length === 0) return null;
  const inOneLine = ({ dish: { co2PerPortion: figure } }: DishRow, words: (figure: Figure) => string) => (
    <span className={styles.figure}>{figure ? words(figure) : text('unknown')}</span>
  );
  const columns: Column<DishRow>[] = [
    { id: 'dish', label: text('dish'), names: true, cell: nameCell },
    { id: 'label', label: text('shownAs'), cell: labelCell },
    { id: 'figure', label: text('figure'), numeric: true, cell: (row) => inOneLine(row, ({ value }) => co2.withUnit(value)) },
    { id: 'range', label: text('range'), numeric: true, cell: (row) => inOneLine(row, co2.range) },
    { id: 'data', label: text('data'), cell: ({ dish }) => dish.dataVersion ?? text('gone') },
  ];
  return (
    <DataTable
      caption={text('title')}
      columns={columns}
      rows={dishes.map((dish, place) => ({ place, dish }))}
      keyOf={({ place }) => String(place)}
      renderActions={({ dish }) =>
        dish.evidence !== null && (
          <Button variant="quiet" size="small" onClick={() => onAsk(dish)}>
            {text('evidence')}
          </Button>
        )
      }
    />
  );
}

function DishName({ dish }: { dish: ShownDish }) {
  const language = useLanguage();
  const { name, description, price, ownLabels, allergens, glutenFree, meats } = dish;
  const beside = [
    description,
    originText(meats, language),
    price,
    ...ownLabels,
    glutenFree ? ALLERGEN_WORDS[language].glutenFree : '',
  ].filter((each) => each !== '');
  return (
    <span>
      {name}
      {beside.length > 0 && <span className={styles.beside}>{beside.join(' · ')}</span>}
      {allergens && <span className={styles.beside}>{allergenSentences(allergens, language, { asks: false }).join(' ')}</span>}
    </span>
  );
}

function ShownLabel({ dish: { label, level, complete, co2PerPortion } }: { dish: ShownDish }) {
  const text = useText('menus/archive');
  const footprint = useText('footprint');
  return (
    <span>
      {text(LABEL_KEYS[label])}
      {level && <span className={styles.beside}>{footprint(`level.${level}`)}</span>}
      {co2PerPortion && !complete && <span className={styles.beside}>{text('partly')}</span>}
    </span>
  );
}
