import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { allergenSentences } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ShownDish, ShownMenuState, ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { originText } from '@plateprint/shared/menus/origins/origin-words.ts';
import type { DishLabel } from '@plateprint/shared/menus/menu-block.ts';
import { useState } from 'react';
import { useCo2 } from '../../footprint/use-co2.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from './archive.module.css';
import { DishEvidenceDialog } from './dish-evidence-dialog.tsx';

const LABEL_KEYS = {
  none: 'labelNone',
  letter: 'labelLetter',
  number: 'labelNumber',
  wide: 'labelWide',
  figure: 'labelFigure',
} as const satisfies Record<DishLabel, string>;

/** The content of a link for as long as nothing changed, with from when to when. */
export function ArchivedState({ state: { from, to, menu }, restaurantId }: { state: ShownState; restaurantId: string }) {
  const text = useText('menus/archive');
  const format = useFormat();
  const time =
    to === null
      ? text('since', { from: format.moment(from) })
      : text('fromTo', { from: format.moment(from), to: format.moment(to) });
  return (
    <section className={styles.state} aria-label={time}>
      <h3 className={styles.time}>{time}</h3>
      {menu ? <ArchivedMenu menu={menu} restaurantId={restaurantId} /> : <p className={styles.soft}>{text('noMenu')}</p>}
    </section>
  );
}

/** A menu as guests saw it, with the figures of then. */
export function ArchivedMenu({ menu, restaurantId }: { menu: ShownMenuState; restaurantId: string }) {
  const text = useText('menus/archive');
  const labels = useText('menus/labels');
  const [asked, setAsked] = useState<ShownDish | null>(null);
  const { labelBasis } = menu;
  const basis = [
    labelBasis === null ? labels('unchosen') : labels(labelBasis.kind),
    labelBasis?.scheme && `${labelBasis.scheme.name}, ${labelBasis.scheme.certificateNumber}`,
    text(menu.labels),
  ].filter(Boolean);
  return (
    <>
      <p>
        <strong>{menu.name}</strong>
      </p>
      <p className={styles.soft}>{basis.join(' · ')}</p>
      {menu.words.length > 0 && <p className={styles.words}>{menu.words.join(' · ')}</p>}
      <DishTable dishes={menu.dishes} onAsk={setAsked} />
      {asked && <DishEvidenceDialog dish={asked} restaurantId={restaurantId} onClose={() => setAsked(null)} />}
    </>
  );
}

interface DishRow {
  /** A dish may stand on a menu twice. */
  place: number;
  dish: ShownDish;
}

const nameCell = ({ dish }: DishRow) => <DishName dish={dish} />;
const labelCell = ({ dish }: DishRow) => <ShownLabel dish={dish} />;

function DishTable({ dishes, onAsk }: { dishes: readonly ShownDish[]; onAsk: (dish: ShownDish) => void }) {
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
