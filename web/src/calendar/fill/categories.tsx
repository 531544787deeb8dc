import type { DishCategory } from '@plateprint/shared/calendar/dish-categories.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { Button } from '../../ui/control/button.tsx';
import styles from './fill.module.css';

interface CategoriesProps {
  categories: readonly DishCategory[];
  chosen: ReadonlySet<string>;
  choose: (chosen: ReadonlySet<string>) => void;
}

/** The kitchen's own categories, of which some are no dishes of a line: sides, starters and cakes. */
export function Categories({ categories, chosen, choose }: CategoriesProps) {
  const text = useText('calendar/fill');
  if (categories.length < 2) return null;
  return (
    <fieldset className={styles.lines}>
      <legend>{text('categories')}</legend>
      <div className={styles.boxes}>
        {categories.map(({ name, dishes }) => (
          <Checkbox
            key={name}
            label={text('category', { name: name === '' ? text('noCategory') : name, count: dishes })}
            checked={chosen.has(name)}
            onChange={(isTaken) => {
              const others = [...chosen].filter((each) => each !== name);
              choose(new Set(isTaken ? [...others, name] : others));
            }}
          />
        ))}
      </div>
      <div>
        <Button size="small" disabled={chosen.size === 0} onClick={() => choose(new Set())}>
          {text('noneOfThem')}
        </Button>
      </div>
      {categories.some(({ isMain }) => !isMain) && <p className={styles.hint}>{text('smallPortions')}</p>}
    </fieldset>
  );
}
