import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import { CodeBlock } from '../code-block.tsx';
import styles from './reference.module.css';
import type { TriedAnswer as Answer } from './use-try.ts';

/** The answer of the call: status, time, the headers on its limits, and the JSON. */
export function TriedAnswer({ answer, failure }: { answer: Answer | null; failure: ClientFailure | null }) {
  const text = useText('integrations/developer');
  const format = useFormat();
  const failureText = useFailureText();
  return (
    <div role="status" className={styles.answer}>
      {failure && <Message tone="danger">{failureText(failure)}</Message>}
      {answer && (
        <>
          <p className={styles.outcome}>
            <Badge tone={answer.status < 400 ? 'good' : 'danger'}>{String(answer.status)}</Badge>
            <span>{text('try.took', { time: format.number(answer.took, { decimals: 0 }) })}</span>
          </p>
          {answer.headers.length > 0 && (
            <dl className={styles.headers}>
              {answer.headers.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <CodeBlock label={text('try.answer')} language="json" code={answer.body} />
        </>
      )}
    </div>
  );
}
