import { useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { SearchField } from '../ui/form/search-field.tsx';
import styles from './restaurant-switcher.module.css';
import { useRestaurantSearch } from './use-restaurants.ts';

/** Typing instead of scrolling, for those who may go into many restaurants. */
export function RestaurantSearch({
  currentId,
  onChoose,
}: {
  currentId: string | null;
  onChoose: (restaurant: { id: string; name: string }) => void;
}) {
  const text = useText('restaurants');
  const [typed, setTyped] = useState('');
  const { found, isSearching } = useRestaurantSearch(typed);
  return (
    <>
      <SearchField label={text('search')} value={typed} onChange={setTyped} />
      <ul className={styles.found} aria-busy={isSearching}>
        {found.map((each) => (
          <li key={each.id}>
            <button type="button" className={styles.choice} aria-current={each.id === currentId} onClick={() => onChoose(each)}>
              <span className={styles.name}>{each.name}</span>
              <span className={styles.organization}>{each.organizationName}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && !isSearching && <p className={styles.organization}>{text('notFound')}</p>}
    </>
  );
}
