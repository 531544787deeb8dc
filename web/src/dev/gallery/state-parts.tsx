import { ClientFailure } from '../../platform/api/client-failure.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Message } from '../../ui/control/message.tsx';
import { PICTURES, type PictureName } from '../../ui/layout/pictures.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Spinner } from '../../ui/control/spinner.tsx';
import styles from './gallery.module.css';
import { Part } from './part.tsx';

export function StateParts() {
  return (
    <Part title="States">
      <div className={styles.grid}>
        <Message>Figures are from farm to kitchen door.</Message>
        <Message tone="good">Everything is covered.</Message>
        <Message tone="warning">Three lines are not counted yet.</Message>
        <Message tone="danger">E-mail or password is not right.</Message>
      </div>
      <div className={styles.grid}>
        {(Object.keys(PICTURES) as PictureName[])
          .filter((picture) => picture !== 'trouble')
          .map((picture) => (
            <EmptyState key={picture} picture={picture} title="No recipes yet" action={<Button icon="add">New recipe</Button>}>
              Write or paste your first recipe to see its footprint.
            </EmptyState>
          ))}
        <ErrorState failure={new ClientFailure('network')} onRetry={() => {}} />
      </div>
      <Skeleton lines={4} />
      <Spinner size={24} />
    </Part>
  );
}
