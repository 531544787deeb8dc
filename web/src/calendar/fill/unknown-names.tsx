import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import styles from './fill.module.css';
import type { UnknownName } from './use-named-dishes.ts';

interface UnknownNamesProps {
  unknown: readonly UnknownName[];
  meant: ReadonlyMap<string, string>;
  onMean: (meant: ReadonlyMap<string, string>) => void;
}

/** Names of the list that no recipe has: left out until somebody says which one is meant. */
export function UnknownNames({ unknown, meant, onMean }: UnknownNamesProps) {
  const text = useText('calendar/fill');
  const distinct = [...new Map(unknown.map((each) => [each.name, each])).values()];
  if (distinct.length === 0) return null;
  return (
    <section className={styles.unknown} aria-label={text('notFound')}>
      <h3>{text('notFound')}</h3>
      <ul>
        {distinct.map(({ name, suggestions }) => (
          <li key={name}>
            {suggestions.length === 0 ? (
              name
            ) : (
              <NativeSelect
                label={name}
                value={meant.get(name) ?? ''}
                choices={[
                  { value: '', label: text('leaveOut') },
                  ...suggestions.map((each) => ({ value: each.recipeId, label: each.name })),
                ]}
                onChange={(recipeId) => {
                  const others = [...meant].filter(([other]) => other !== name);
                  onMean(new Map(recipeId === '' ? others : [...others, [name, recipeId]]));
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
