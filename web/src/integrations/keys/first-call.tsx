import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Button } from '../../ui/control/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { CodeBlock } from '../developer/code-block.tsx';
import { curlExample } from '../developer/reference/code-example.ts';
import type { WrittenRequest } from '../developer/reference/request-draft.ts';
import { TriedAnswer } from '../developer/reference/tried-answer.tsx';
import { useOpenDocument } from '../developer/reference/use-open-document.ts';
import { useTry } from '../developer/reference/use-try.ts';
import { firstRequest } from '../developer/start/first-request.ts';
import styles from '../integration.module.css';

/** The first call with the new key in it: to be copied into a terminal, or sent from here. */
export function FirstCall({ apiKey, onCopied }: { apiKey: string; onCopied: () => void }) {
  const text = useText('integrations/developer');
  const restaurant = useRestaurant();
  const { data, error, refetch } = useOpenDocument();
  const tried = useTry();
  const first = data && firstRequest(data, restaurant?.id ?? null);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={6} />;
  if (!first) return null;
  return (
    <section className={styles.first}>
      <h3 className={styles.firstTitle}>{text('start.call.title')}</h3>
      <p className={styles.quiet}>{text('start.call.ready')}</p>
      <CodeBlock
        label={text('start.call.title')}
        language="code"
        code={curlExample(compact(first.request), apiKey)}
        onCopied={onCopied}
      />
      <div>
        <Button icon="arrow-right" busy={tried.isPending} onClick={() => tried.mutate({ request: first.request, key: apiKey })}>
          {text('start.call.try')}
        </Button>
      </div>
      <TriedAnswer answer={tried.data ?? null} failure={tried.error} />
    </section>
  );
}

/** The body on one line: the answer stands below without scrolling. */
function compact(request: WrittenRequest): WrittenRequest {
  return { ...request, body: request.body === null ? null : JSON.stringify(JSON.parse(request.body)) };
}
