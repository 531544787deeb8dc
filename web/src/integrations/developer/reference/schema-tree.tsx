import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Described } from './described.tsx';
import type { FieldLimit, SchemaField } from './schema-field.ts';
import styles from './schema-tree.module.css';

interface SchemaTreeProps {
  fields: readonly SchemaField[];
  /** In an answer every field is there, so none is marked as needed. */
  isAnswer?: boolean;
}

/** Fields with what they hold; what stands within one opens below it. */
export function SchemaTree({ fields, isAnswer = false }: SchemaTreeProps) {
  const text = useText('integrations/developer');
  if (fields.length === 0) return <p className={styles.quiet}>{text('schema.nothing')}</p>;
  return (
    <ul className={styles.fields}>
      {fields.map((field) => (
        <li key={field.name} className={styles.field}>
          <p className={styles.head}>
            <code className={styles.name}>{field.name}</code>
            <TypeWords field={field} />
            {field.required && !isAnswer && <span className={styles.needed}>{text('schema.required')}</span>}
          </p>
          {field.description && (
            <p className={styles.description} lang="en">
              <Described words={field.description} />
            </p>
          )}
          <Values values={field.values} />
          {!isAnswer && <Limits limits={field.limits} />}
          {field.children.length > 0 && (
            <details className={styles.inside}>
              <summary>{text('schema.inside', { count: field.children.length, name: field.name })}</summary>
              <SchemaTree fields={field.children} isAnswer={isAnswer} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "list of texts", "number or nothing". */
function TypeWords({ field: { types, of, nullable } }: { field: SchemaField }) {
  const text = useText('integrations/developer');
  const words = types.map((type) =>
    type === 'list' && of.length > 0
      ? text('schema.listOf', { types: of.map((each) => text(`schema.types.${each}`)).join(' / ') })
      : text(`schema.types.${type}`),
  );
  return <span className={styles.type}>{[...words, ...(nullable ? ['null'] : [])].join(' / ')}</span>;
}

/** Values up to which all are shown at once. */
const MOST_VALUES = 12;

function Values({ values }: { values: readonly string[] }) {
  const text = useText('integrations/developer');
  if (values.length === 0) return null;
  const list = (
    <span className={styles.values}>
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </span>
  );
  if (values.length <= MOST_VALUES) return <div className={styles.limit}>{list}</div>;
  return (
    <details className={styles.inside}>
      <summary>{text('schema.values', { count: values.length })}</summary>
      {list}
    </details>
  );
}

function Limits({ limits }: { limits: readonly FieldLimit[] }) {
  const text = useText('integrations/developer');
  const format = useFormat();
  if (limits.length === 0) return null;
  const words = limits.map(({ kind, value }) => {
    if (kind === 'leastLength' || kind === 'leastItems') return text(`schema.limits.${kind}`, { count: Number(value) });
    return text(`schema.limits.${kind}`, { value: kind === 'default' ? value : format.number(Number(value), { most: 6 }) });
  });
  return <p className={styles.limit}>{[...new Set(words)].join(', ')}</p>;
}
