import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Checkbox } from '../../ui/choice/checkbox.tsx';
import { weightFigure } from '../../units/weight-figure.ts';
import { massOf } from '../queue-list.tsx';
import styles from '../waiting.module.css';

interface SimilarChoiceProps {
  similar: readonly MappedIngredient[];
  /** Those that get the same answer. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Names that most likely stand for the same: all of them at once, or those that a person leaves ticked. */
export function SimilarChoice({ similar, chosen, onChange }: SimilarChoiceProps) {
  const text = useText('mapper');
  const format = useFormat();
  if (similar.length === 0) return null;
  const rows = similar.reduce((sum, name) => sum + name.rows, 0);
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <div className={styles.similar}>
      <Checkbox
        label={text('similar', { count: similar.length, rows })}
        hint={text('similarHint')}
        checked={chosen.size === similar.length}
        mixed={chosen.size > 0 && chosen.size < similar.length}
        onChange={(all) => onChange(new Set(all ? similar.map(({ id }) => id) : []))}
      />
      <details className={styles.similarList} open={chosen.size > 0}>
        <summary>{text('similarShow', { count: format.number(chosen.size), of: format.number(similar.length) })}</summary>
        <ul>
          {similar.map((name) => (
            <li key={name.id}>
              <Checkbox label={name.name} checked={chosen.has(name.id)} onChange={(isChosen) => toggle(name.id, isChosen)} />
              <span className={styles.queuedWeight}>{massOf(name, (grams) => weightFigure(grams, format))}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
