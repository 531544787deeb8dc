import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './developer.module.css';
import { curlExample } from './reference/code-example.ts';
import { operationsOf, type OpenDocument } from './reference/open-document.ts';
import { draftOf, writtenRequest } from './reference/request-draft.ts';
import { useOpenDocument } from './use-open-document.ts';

/** What a first call is made to: it needs nothing but a key. */
const FIRST_PATH = '/recipes/calculate';

/** The way from nothing to a figure one understands, in three steps. */
export function Start({ onTry }: { onTry: (operationId: string) => void }) {
  const text = useText('integrations/developer');
  const { data, error, refetch } = useOpenDocument();
  const first = data && operationsOf(data.document).find(({ path }) => path === FIRST_PATH);
  return (
    <div className={styles.column}>
      <ol className={styles.steps}>
        <Step title={text('start.key.title')}>
          <p>{text('start.key.lead')}</p>
          <div>
            <ButtonLink to="/integrations" icon="key">
              {text('start.key.open')}
            </ButtonLink>
          </div>
        </Step>
        <Step title={text('start.call.title')}>
          <p>{text('start.call.lead')}</p>
          {!data && !error && <Skeleton lines={6} />}
          {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
          {first && (
            <>
              <CodeBlock label={text('start.call.title')} language="code" code={firstCall(data.document, data.base, first)} />
              <div>
                <Button icon="arrow-right" onClick={() => onTry(first.id)}>
                  {text('start.call.try')}
                </Button>
              </div>
            </>
          )}
        </Step>
        <Step title={text('start.figures.title')}>
          <Figures />
          <p>
            <Link to="/how-it-is-calculated">{text('start.figures.method')}</Link>
          </p>
        </Step>
      </ol>
      <section className={styles.part}>
        <h2 className={styles.title}>{text('rules.title')}</h2>
        <Terms names={['limits', 'once', 'problems', 'pages']} area="rules" />
      </section>
    </div>
  );
}

function firstCall(document: OpenDocument, base: string, operation: ReturnType<typeof operationsOf>[number]): string {
  return curlExample(writtenRequest(base, operation, draftOf(document, operation, { restaurantId: null })));
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </li>
  );
}

function Figures() {
  return <Terms names={['co2', 'range', 'boundary', 'coverage', 'unknown', 'level']} area="start.figures" />;
}

type TermsProps =
  | { area: 'start.figures'; names: readonly ('co2' | 'range' | 'boundary' | 'coverage' | 'unknown' | 'level')[] }
  | { area: 'rules'; names: readonly ('limits' | 'once' | 'problems' | 'pages')[] };

/** Field names of the API, each with what it means. */
function Terms({ area, names }: TermsProps) {
  const text = useText('integrations/developer');
  const said = text as unknown as (key: string) => string;
  return (
    <dl className={styles.terms}>
      {names.map((name) => (
        <div key={name}>
          <dt>{said(`${area}.${name}.name`)}</dt>
          <dd>{said(`${area}.${name}.means`)}</dd>
        </div>
      ))}
    </dl>
  );
}
