import { listMenuPlanVersions, readMenuPlanVersion } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import shuffle from '../shuffle/shuffle.module.css';
import type { Planner } from '../state/use-planner.ts';

interface PlanVersionsProps {
  id: string;
  planner: Planner;
  /** Then they can be read of, and none be taken back. */
  isLocked: boolean;
  onClose: () => void;
}

/** The plan as saves wrote it over: one is taken back into the planner, where it is saved or undone like any change. */
export function PlanVersions({ id, planner, isLocked, onClose }: PlanVersionsProps) {
  const text = useText('calendar/planner');
  const format = useFormat();
  const failureText = useFailureText();
  const { data, error } = useRead(listMenuPlanVersions, { params: { id } }, { staleTime: 0 });
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const take = (version: number): void => {
    call(readMenuPlanVersion, { params: { id, version } }).then((plan) => {
      planner.dispatch({ do: 'take_version', plan });
      onClose();
    }, setFailure);
  };
  const fault = failure ?? error;
  return (
    <Dialog title={text('versions')} isOpen onClose={onClose}>
      <p>{text('versionsLead')}</p>
      {fault && <Message tone="danger">{failureText(fault)}</Message>}
      {!data && !error && <Skeleton lines={4} />}
      {data?.items.length === 0 && <p>{text('versionsNone')}</p>}
      <ul className={shuffle.days}>
        {data?.items.map(({ version, name, savedAt }) => (
          <li key={version} className={shuffle.day}>
            <div>
              <strong>{format.moment(savedAt)}</strong>
              <p className={shuffle.hint}>{name}</p>
            </div>
            {!isLocked && (
              <Button
                size="small"
                aria-label={`${text('takeBack')}${format.colon} ${format.moment(savedAt)}`}
                onClick={() => take(version)}
              >
                {text('takeBack')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
