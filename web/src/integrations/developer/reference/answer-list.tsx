import { useText } from '../../../platform/i18n/use-text.ts';
import looks from '../../integration.module.css';
import { CodeBlock } from '../code-block.tsx';
import { Described } from './described.tsx';
import { givenExample } from './example-of.ts';
import type { OpenDocument } from './open-document.ts';
import type { Operation } from './open-operations.ts';
import styles from './reference.module.css';
import { fieldsOf } from './schema-field.ts';
import { SchemaTree } from './schema-tree.tsx';

interface AnswerListProps {
  document: OpenDocument;
  answers: Operation['answers'];
}

/** The answers of a call: the fields of the answer with an example, then each refusal in a line. */
export function AnswerList({ document, answers }: AnswerListProps) {
  const text = useText('integrations/developer');
  const good = answers.filter(({ status }) => status.startsWith('2'));
  const refusals = answers.filter(({ status }) => !status.startsWith('2'));
  return (
    <>
      {good.map((answer) => (
        <Answer key={answer.status} document={document} answer={answer} />
      ))}
      {refusals.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('reference.errors')}</h3>
          <dl className={styles.errors}>
            {refusals.map(({ status, description }) => (
              <div key={status}>
                <dt>{status}</dt>
                <dd lang="en">
                  <Described words={description} />
                </dd>
              </div>
            ))}
          </dl>
          <p className={looks.small}>{text('reference.problem')}</p>
        </section>
      )}
    </>
  );
}

function Answer({ document, answer: { status, content } }: { document: OpenDocument; answer: Operation['answers'][number] }) {
  const text = useText('integrations/developer');
  const example = content && givenExample(content);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>
        {text('reference.answer')} <span className={looks.quiet}>{status}</span>
      </h3>
      {content?.schema && <SchemaTree fields={fieldsOf(document, content.schema)} isAnswer />}
      {example != null && (
        <details className={styles.details}>
          <summary>{text('reference.example')}</summary>
          <CodeBlock label={text('reference.example')} language="json" code={JSON.stringify(example, null, 2)} />
        </details>
      )}
    </section>
  );
}
