import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useEffect, useRef, useState } from 'react';
import { useUnitSystem } from '../../platform/i18n/unit-system-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useFoundFoods } from '../../ingredients/use-found-foods.ts';
import { ComboBox } from '../../ui/choice/combo-box.tsx';
import { WEIGHT_UNITS } from '../../units/weight-units.ts';
import styles from './cells/data.module.css';
import { newKey } from './rows/draft-rows.ts';
import { foodOfChoice } from './names/food-of-choice.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 120;

/** Finds a food by its name and adds it; its amount is typed in its row. */
export function AddPurchase({ onAdd }: { onAdd: (row: IngredientRow) => void }) {
  const text = useText('reports/data');
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const [round, setRound] = useState(0);
  const unit = WEIGHT_UNITS[useUnitSystem()].large.name;
  const place = useRef<HTMLDivElement>(null);
  // A remounted field is closed and empty, so the next food can be typed at once.
  useEffect(() => {
    if (round > 0) place.current?.querySelector('input')?.focus();
  }, [round]);
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim().slice(0, 200)), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { items, isSearching } = useFoundFoods(query, { average: text('category') });
  return (
    <div ref={place} className={styles.addField}>
      <ComboBox
        key={round}
        label={text('addBought')}
        placeholder={text('addBoughtHint')}
        typed={typed}
        onType={setTyped}
        searching={typed.trim() !== '' && (isSearching || query !== typed.trim())}
        items={items.map(({ id, label, hint }) => ({ id, label, ...(hint ? { hint } : {}) }))}
        onChoose={(id) => {
          const found = items.find((each) => each.id === id);
          if (found) onAdd({ ...NEW_ROW, unit, key: newKey(), written: found.label, ...foodOfChoice(id) });
          setTyped('');
          setRound(round + 1);
        }}
      />
    </div>
  );
}

const NEW_ROW: Omit<IngredientRow, 'key' | 'written' | 'unit' | 'ingredient' | 'variation' | 'categoryId'> = {
  originId: null,
  organic: false,
  amount: null,
  counted: null,
  onePiece: false,
  grams: null,
  money: null,
  externalId: '',
  setAside: false,
  from: null,
};
