import type { Language } from '@plateprint/shared/kernel/language.ts';
import { memo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { dishBlock } from '../state/creator-state.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import { DishSearch } from './dish-search.tsx';
import styles from './outline.module.css';

interface CourseDishProps extends Pick<MenuCreator, 'dispatch'> {
  restaurantId: string;
  /** The menu’s. */
  language: Language;
  /** The name of the course. */
  course: string;
  /** The block behind which the dish comes. */
  after: string;
}

/** The arrow keys go from course to course while nothing is typed. */
function toOther(field: HTMLInputElement, by: 1 | -1): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-course-dish] input')];
  fields[fields.indexOf(field) + by]?.focus();
}

/** The next dish of a course, where the eye is: typed, Enter takes the only one that is found, and the field waits for another. */
export const CourseDish = memo(function CourseDish({ restaurantId, language, course, after, dispatch }: CourseDishProps) {
  const text = useText('menus/publish');
  return (
    <div
      className={styles.courseDish}
      data-course-dish=""
      onKeyDownCapture={(event) => {
        const { target, key } = event;
        if (!(target instanceof HTMLInputElement) || target.value !== '' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
        event.preventDefault();
        event.stopPropagation();
        toOther(target, key === 'ArrowDown' ? 1 : -1);
      }}
    >
      <DishSearch
        restaurantId={restaurantId}
        language={language}
        label={text('dishUnder', { course })}
        hideLabel
        placeholder={text('dish')}
        onDish={(dish) => dispatch({ do: 'add_block', block: dishBlock(dish.id), column: 'blocks', after, dish })}
      />
    </div>
  );
});
