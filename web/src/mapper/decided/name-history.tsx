import type { MappedIngredient, MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { readNameHistory } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { decisionOf } from '../answer.ts';
import styles from '../mapper.module.css';
import { personOf } from '../person.ts';

/** Former decisions with their authors, the latest first; each can hold again. */
export function NameHistory({ name, onRestore }: { name: MappedIngredient; onRestore: (decision: MappingDecision) => void }) {
  const text = useText('mapper');
  const format = useFormat();
  const language = useLanguage();
  const { data, error, refetch } = useRead(readNameHistory, { params: { id: name.id }, query: { language } });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const items = data?.items ?? [];
  return (
    <section className={styles.form} aria-label={text('history')}>
      <h3 className={styles.heading}>{text('history')}</h3>
      <p className={styles.quiet}>
        {text('decidedByAt', {
          person: personOf(name.decidedBy) ?? text('somebody'),
          at: name.decidedAt ? format.moment(name.decidedAt) : '–',
        })}
      </p>
      {items.length === 0 ? (
        <p className={styles.small}>{text('noHistory')}</p>
      ) : (
        <ul className={styles.history}>
          {items.map((former) => {
            const what = former.notFood
              ? text('noFood')
              : [former.mapped_name, former.variationName].filter(Boolean).join(', ') || '–';
            return (
              <li key={former.decidedAt}>
                <span>
                  {what}
                  <span className={`${styles.small} ${styles.block}`}>
                    {text('decidedByAt', {
                      person: personOf(former.decidedBy) ?? text('somebody'),
                      at: format.moment(former.decidedAt),
                    })}
                  </span>
                </span>
                <Button
                  size="small"
                  icon="history"
                  aria-label={text('restoreOne', { what })}
                  onClick={() => onRestore(decisionOf(former))}
                >
                  {text('restore')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
