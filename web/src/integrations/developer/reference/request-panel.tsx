import { useId, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import { SegmentedControl } from '../../../ui/choice/segmented-control.tsx';
import { CodeBlock } from '../code-block.tsx';
import { curlExample, typescriptExample } from './code-example.ts';
import { exampleNames } from './example-of.ts';
import type { OperationProps } from './operation-props.ts';
import styles from './reference.module.css';
import { draftOf, writtenRequest } from './request-draft.ts';
import { TryForm } from './try-form.tsx';

type RequestForm = 'try' | 'curl' | 'typescript';

/** One request in three forms: to be sent from here, and as code. What is changed in one shows in the others. */
export function RequestPanel({ document, base, operation, restaurantId, apiKey, onApiKey }: OperationProps) {
  const text = useText('integrations/developer');
  const headingId = useId();
  const [way, setWay] = useState<RequestForm>('try');
  const [draft, setDraft] = useState(() => draftOf(document, operation, { restaurantId }));
  const names = exampleNames(operation);
  const [example, setExample] = useState(names[0] ?? '');
  const request = writtenRequest(base, operation, draft);
  return (
    <section className={styles.request} aria-labelledby={headingId}>
      <header className={styles.requestHead}>
        <h3 id={headingId} className={styles.heading}>
          {text('try.title')}
        </h3>
        <SegmentedControl
          label={text('try.ways')}
          value={way}
          segments={[
            { value: 'try', label: text('try.way') },
            { value: 'curl', label: 'curl' },
            { value: 'typescript', label: 'TypeScript' },
          ]}
          onChange={setWay}
        />
      </header>
      {names.length > 1 && (
        <NativeSelect
          label={text('reference.example')}
          value={example}
          choices={names.map((name) => ({ value: name, label: name }))}
          onChange={(name) => {
            setExample(name);
            setDraft(draftOf(document, operation, { restaurantId, example: name }));
          }}
        />
      )}
      {way === 'try' && (
        <TryForm operation={operation} request={request} draft={draft} onDraft={setDraft} apiKey={apiKey} onApiKey={onApiKey} />
      )}
      {way === 'curl' && <CodeBlock label="curl" language="code" code={curlExample(request)} />}
      {way === 'typescript' && <CodeBlock label="TypeScript" language="code" code={typescriptExample(request)} />}
    </section>
  );
}
