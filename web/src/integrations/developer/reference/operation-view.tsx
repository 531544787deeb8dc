import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { AnswerList } from './answer-list.tsx';
import { Described } from './described.tsx';
import { Method } from './method.tsx';
import type { OperationProps } from './operation-props.ts';
import styles from './reference.module.css';
import { RequestPanel } from './request-panel.tsx';
import { fieldOf, fieldsOf } from './schema-field.ts';
import { SchemaTree } from './schema-tree.tsx';

/** One call: what it does, what it takes, a request to try, what it answers. */
export function OperationView(props: OperationProps) {
  const { document, operation } = props;
  const text = useText('integrations/developer');
  const { method, path, summary, description, changes, parameters, body } = operation;
  // A call without words of its own begins with its summary, which stands above as the heading.
  const more = description.startsWith(`${summary}.`) ? description.slice(summary.length + 1).trim() : description;
  const parameterFields = parameters.map((parameter) => {
    const field = fieldOf(document, parameter.schema ?? {}, { name: parameter.name, required: parameter.required ?? false });
    return { ...field, description: parameter.description ?? field.description };
  });
  return (
    <article className={styles.operation}>
      <header className={styles.head}>
        <p className={styles.address}>
          <Method method={method} />
          <code>{path}</code>
          {changes && <Badge tone="warning">{text('reference.changes')}</Badge>}
        </p>
        <h2 className={styles.summary} lang="en">
          {summary}
        </h2>
        {more !== '' && (
          <p className={styles.description} lang="en">
            <Described words={more} />
          </p>
        )}
      </header>
      <RequestPanel {...props} />
      {parameterFields.length > 0 && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('reference.parameters')}</h3>
          <SchemaTree fields={parameterFields} />
        </section>
      )}
      {body?.schema && (
        <section className={styles.part}>
          <h3 className={styles.heading}>{text('reference.body')}</h3>
          <SchemaTree fields={fieldsOf(document, body.schema)} />
        </section>
      )}
      <AnswerList document={document} answers={operation.answers} />
    </article>
  );
}
