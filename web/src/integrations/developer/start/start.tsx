import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { ButtonLink, Link } from '../../../ui/control/link.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { CodeBlock } from '../code-block.tsx';
import looks from '../../integration.module.css';
import styles from '../developer.module.css';
import { curlExample } from '../reference/code-example.ts';
import { useOpenDocument } from '../reference/use-open-document.ts';
import { firstRequest } from './first-request.ts';

/** The way from nothing to a figure one understands, in three steps. */
export function Start({ onTry }: { onTry: (operationId: string) => void }) {
  const text = useText('integrations/developer');
  const restaurant = useRestaurant();
  const { data, error, refetch } = useOpenDocument();
  const first = data && firstRequest(data, restaurant?.id ?? null);
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
              <CodeBlock label={text('start.call.title')} language="code" code={curlExample(first.request)} />
              <div>
                <Button icon="arrow-right" onClick={() => onTry(first.operation.id)}>
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
        <Rules />
      </section>
    </div>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </li>
  );
}

/** The meaning of an answer's fields, by their names there. */
const FIGURES = {
  co2: 'co2, co2PerPortion',
  range: 'low, value, high',
  boundary: 'boundary',
  coverage: 'complete, coverage',
  unknown: 'null',
  level: 'level, label',
} as const;

function Figures() {
  const text = useText('integrations/developer');
  return (
    <dl className={styles.terms}>
      {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((figure) => (
        <div key={figure}>
          <dt>
            <code className={looks.code}>{FIGURES[figure]}</code>
          </dt>
          <dd>{text(`start.figures.${figure}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rules() {
  const text = useText('integrations/developer');
  return (
    <dl className={styles.terms}>
      {(['limits', 'once', 'problems', 'pages'] as const).map((rule) => (
        <div key={rule}>
          <dt>{text(`rules.${rule}.name`)}</dt>
          <dd>{text(`rules.${rule}.means`)}</dd>
        </div>
      ))}
    </dl>
  );
}
