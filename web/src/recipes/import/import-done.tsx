import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import type { ImportState } from './import-state.ts';
import styles from './recipe-import.module.css';

/** The outcome: how many are there, and which were not taken and why. */
export function ImportDone({ state, onRestart, onMend }: { state: ImportState; onRestart: () => void; onMend: () => void }) {
  const text = useText('recipes/import');
  const created = state.items.filter(({ outcome }) => outcome.state === 'created').length;
  const refused = state.items.filter(({ outcome }) => outcome.state === 'refused');
  const out = state.items.length - created - refused.length;
  return (
    <div className={styles.done}>
      <EmptyState
        picture="plate"
        title={text('done.title', { count: created })}
        action={
          <span className={styles.actions}>
            <Button onClick={onRestart}>{text('done.again')}</Button>
            <ButtonLink to="/recipes" variant="primary">
              {text('done.toRecipes')}
            </ButtonLink>
          </span>
        }
      >
        {text('done.words', { out })}
      </EmptyState>
      {refused.length > 0 && (
        <section className={styles.refused}>
          <h2 className={styles.heading}>{text('done.refused', { count: refused.length })}</h2>
          <ul className={styles.recipes}>
            {refused.map((item) => (
              <li key={item.id}>
                <strong>{item.recipe.title}</strong>
                <ImportOutcome outcome={item.outcome} />
              </li>
            ))}
          </ul>
          <div>
            <Button onClick={onMend}>{text('done.mend')}</Button>
          </div>
        </section>
      )}
    </div>
  );
}
