import { listRestaurants } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import type { RestaurantChoiceProps } from '../organizations/restaurant-choice-props.ts';
import { useSearchWords } from '../organizations/use-search-words.ts';
import { Icon } from '../ui/control/icon.tsx';
import { MultiChoice } from '../ui/choice/multi-choice.tsx';
import styles from './restaurant-choice.module.css';

/** Any restaurants of an organization, found by their names; thousands are never here whole. */
export function RestaurantChoice({ organizationId, chosen, onChange, problem }: RestaurantChoiceProps) {
  const text = useText('restaurants');
  const { setTyped, words } = useSearchWords();
  const { data } = useRead(
    listRestaurants,
    { params: { id: organizationId }, query: words ? { search: words } : {} },
    { keepLast: true },
  );
  const found = (data?.items ?? []).filter(({ id }) => !chosen.has(id));
  const names = new Map([...chosen, ...found.map(({ id, name }) => [id, name] as const)]);
  return (
    <div className={styles.place}>
      <MultiChoice
        label={text('choice.label')}
        none={text('choice.none')}
        items={[...names].map(([id, label]) => ({ id, label }))}
        chosen={new Set(chosen.keys())}
        onChange={(ids) => onChange(new Map([...ids].map((id) => [id, names.get(id) ?? id])))}
        onSearch={setTyped}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="alert" size={15} />
          {problem}
        </p>
      )}
      {chosen.size > 2 && <p className={styles.names}>{[...chosen.values()].join(', ')}</p>}
    </div>
  );
}
