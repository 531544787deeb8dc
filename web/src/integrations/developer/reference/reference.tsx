import { useMemo } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../../restaurants/use-restaurants.ts';
import { Button } from '../../../ui/control/button.tsx';
import { ErrorState } from '../../../ui/layout/error-state.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { useOpenDocument } from './use-open-document.ts';
import { operationsOf } from './open-operations.ts';
import { OperationList } from './operation-list.tsx';
import { OperationView } from './operation-view.tsx';
import looks from '../../integration.module.css';
import styles from './reference.module.css';

interface ReferenceProps {
  /** The operation that the address names; null: none, then the first stands beside the list. */
  operationId: string | null;
  onOperation: (operationId: string | null) => void;
  apiKey: string;
  onApiKey: (key: string) => void;
}

/** Every call, made from the API's own description: the list at the left, one of them at the right; on a phone one of both. */
export function Reference({ operationId, onOperation, apiKey, onApiKey }: ReferenceProps) {
  const text = useText('integrations/developer');
  const restaurantId = useRestaurant()?.id ?? null;
  const { data, error, refetch } = useOpenDocument();
  const operations = useMemo(() => (data ? operationsOf(data.document) : []), [data]);
  if (!data) return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <Skeleton lines={10} />;
  const named = operations.find(({ id }) => id === operationId);
  const shown = named ?? operations[0];
  return (
    <div className={styles.place}>
      <div className={styles.reference} data-chosen={named !== undefined || undefined}>
        <div className={styles.side}>
          <OperationList operations={operations} shownId={shown?.id ?? null} />
          <p className={looks.small}>
            <a href={`${data.base}/openapi.json`} target="_blank" rel="noreferrer">
              {text('reference.document')}
            </a>
          </p>
        </div>
        {shown && (
          <div className={styles.shown}>
            <div className={styles.back}>
              <Button size="small" variant="quiet" icon="arrow-left" onClick={() => onOperation(null)}>
                {text('reference.back')}
              </Button>
            </div>
            <OperationView
              key={shown.id}
              document={data.document}
              base={data.base}
              operation={shown}
              restaurantId={restaurantId}
              apiKey={apiKey}
              onApiKey={onApiKey}
            />
          </div>
        )}
      </div>
    </div>
  );
}
