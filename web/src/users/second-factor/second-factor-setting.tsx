import { readSecondFactor } from '@plateprint/shared/users/second-factor-api.ts';
import { lazy, Suspense, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './second-factor.module.css';
import { EndSecondFactor, RenewRecoveryCodes } from './with-code-dialogs.tsx';

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx').then((module) => ({ default: module.SetUpDialog })));

/** With fewer left somebody who loses the phone is soon shut out. */
const FEW_CODES = 3;

/** Whether signing in takes a code of an app, and what can be done about it. */
export function SecondFactorSetting() {
  const text = useText('users/second-factor');
  const format = useFormat();
  const factor = useRead(readSecondFactor, {});
  const [open, setOpen] = useState<'set-up' | 'renew' | 'end' | null>(null);
  const close = () => setOpen(null);

  if (factor.error && !factor.data) return <ErrorState failure={factor.error} onRetry={() => void factor.refetch()} />;
  if (!factor.data) return <Skeleton lines={2} />;
  const { on, since, recoveryCodesLeft } = factor.data;
  return (
    <div className={styles.place}>
      <p className={styles.state}>
        <Badge tone={on ? 'good' : 'neutral'} icon={on ? 'shield' : 'lock'}>
          {text(on ? 'on' : 'off')}
        </Badge>
        <span>{on && since ? text('since', { date: format.date(since) }) : text('lead')}</span>
      </p>
      {on && recoveryCodesLeft <= FEW_CODES && <Message tone="warning">{text('fewCodes', { count: recoveryCodesLeft })}</Message>}
      {on && recoveryCodesLeft > FEW_CODES && <p className={styles.words}>{text('codesLeft', { count: recoveryCodesLeft })}</p>}
      <div className={styles.actions}>
        {on ? (
          <>
            <Button icon="key" onClick={() => setOpen('renew')}>
              {text('renew')}
            </Button>
            <Button variant="quiet" onClick={() => setOpen('end')}>
              {text('end')}
            </Button>
          </>
        ) : (
          <Button icon="shield" onClick={() => setOpen('set-up')}>
            {text('begin')}
          </Button>
        )}
      </div>
      {open === 'set-up' && (
        <Suspense>
          <SetUpDialog onClose={close} />
        </Suspense>
      )}
      {open === 'renew' && <RenewRecoveryCodes onClose={close} />}
      {open === 'end' && <EndSecondFactor onClose={close} />}
    </div>
  );
}
