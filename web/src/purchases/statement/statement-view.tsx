import type { MakerStatementEntry } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useStatementWords } from '../use-statement-words.ts';
import styles from './statement.module.css';

interface StatementViewProps {
  statement: MakerStatementEntry | null;
  /** Whether the article is one that a statement could belong to. */
  isKnown: boolean;
}

export function StatementView({ statement, isKnown }: StatementViewProps) {
  const text = useText('purchases/statement');
  const format = useFormat();
  const words = useStatementWords();
  if (!statement) return <p className={styles.quiet}>{text(isKnown ? 'empty' : 'noSupplier')}</p>;
  const { ingredients, statedOn, source, link, savedBy, savedAt } = statement;
  const { present, free, notSaid } = words(statement);
  const saved = format.date(savedAt.slice(0, 10));
  return (
    <div className={styles.parts}>
      <p className={styles.quiet}>{text('lead')}</p>
      <section className={styles.part}>
        <h3 className={styles.title}>{text('allergens')}</h3>
        <ul className={styles.said}>
          {present.map((sentence) => (
            <li key={sentence}>
              <strong>{sentence}</strong>
            </li>
          ))}
          {free !== '' && <li>{free}</li>}
          {notSaid !== '' && <li className={styles.quiet}>{notSaid}</li>}
        </ul>
      </section>
      {ingredients.trim() !== '' && (
        <section className={styles.part}>
          <h3 className={styles.title}>{text('ingredients')}</h3>
          <p className={styles.list}>{ingredients}</p>
        </section>
      )}
      <p>
        {text('stand', { date: format.date(statedOn), source })}
        {link !== null && (
          <>
            {' · '}
            <a href={link} target="_blank" rel="noreferrer">
              {text('openLink')}
            </a>
          </>
        )}
      </p>
      <p className={styles.quiet}>
        {savedBy === null ? text('savedOn', { date: saved }) : text('savedBy', { name: savedBy, date: saved })}
      </p>
    </div>
  );
}
