import { useEffect, useRef, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { foundFood, useFoundFoods } from '../ingredients/use-found-foods.ts';
import { ComboBox } from '../ui/choice/combo-box.tsx';
import type { Food } from './answer.ts';
import styles from './mapper.module.css';
import { isTyping } from './page-keys.ts';

/** Searches the food data for what no candidate fits; `/` anywhere on the page moves here. */
export function FoodSearch({
  onChoose,
  slashFocuses = false,
}: {
  onChoose: (food: Food, name: string) => void;
  slashFocuses?: boolean;
}) {
  const text = useText('mapper');
  const [typed, setTyped] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const { items, isSearching } = useFoundFoods(typed, { average: text('classAverage') });
  useEffect(() => {
    if (!slashFocuses) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      place.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [slashFocuses]);
  return (
    <div ref={place} className={styles.search}>
      <ComboBox
        label={text('searchFood')}
        placeholder={text('searchHint')}
        typed={typed}
        onType={setTyped}
        items={items}
        searching={isSearching}
        onChoose={(id) => {
          const label = items.find((item) => item.id === id)?.label ?? '';
          setTyped('');
          onChoose({ ...foundFood(id), notFood: false }, label);
          // The keys of the page are wanted again.
          place.current?.querySelector('input')?.blur();
        }}
      />
    </div>
  );
}
