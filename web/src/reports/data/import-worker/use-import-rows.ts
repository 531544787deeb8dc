import { useEffect, useRef, useState } from 'react';
import { ClientFailure } from '../../../platform/api/client-failure.ts';
import { type WorkerClient, WorkCancelled } from '../../../spreadsheets/worker/worker-client.ts';
import type { ImportAction } from '../cells/import-work.ts';
import { type LookUp, lookUpNames, NAMES_A_CALL } from '../names/look-up-names.ts';
import type { ImportService } from './import-service.ts';
import type { ImportOverview } from './import-views.ts';
import { useOverview } from './use-overview.ts';

/** Calls under way at once. */
const AT_ONCE = 2;

export interface ImportRowsWork {
  /** Another one after each change of the rows. */
  overview: ImportOverview;
  change: (action: ImportAction) => void;
  leaveFlawedOut: () => void;
  leaveOtherTimesOut: () => void;
  countAsOne: () => void;
  sendBack: () => void;
  /** How much of the names is looked up, 0–1; null when nothing is under way. */
  share: number | null;
  /** A person called it off; what is not looked up waits. */
  isStopped: boolean;
  failure: ClientFailure | null;
  stop: () => void;
  retry: () => void;
}

interface ImportedRows {
  worker: WorkerClient<ImportService>;
  /** As they were read. */
  first: ImportOverview;
  onLost: () => void;
}

/** The rows in the worker as a whole, what is changed of them, and their names looked up in batches, two at a time. */
export function useImportRows({ worker, first, onLost }: ImportedRows, how: Omit<LookUp, 'signal'>): ImportRowsWork {
  const { overview, refresh, isLost } = useOverview(worker, first);
  const [isStopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isComplete = overview.lookedUp === overview.names;
  const then = (question: Promise<unknown>): void => void question.then(refresh, () => undefined);
  useEffect(() => () => controller.current?.abort(), []);
  useEffect(() => {
    if (isLost) onLost();
  }, [isLost, onLost]);

  useEffect(() => {
    // Names that were mended during a look-up are looked up after it.
    if (overview.lookedUp === overview.names || controller.current || isStopped || failure) return;
    const own = new AbortController();
    controller.current = own;
    const lookUp = { ...how, signal: own.signal };
    void Promise.all(Array.from({ length: AT_ONCE }, () => lookUpAll(worker, lookUp, refresh)))
      .catch((thrown: unknown) => {
        own.abort();
        const failed = thrown instanceof ClientFailure ? thrown : new ClientFailure('network');
        if (thrown instanceof WorkCancelled || failed.kind === 'cancelled') return;
        setFailure(failed);
        void worker.ask('setLooking', false).catch(() => undefined);
      })
      .finally(() => {
        controller.current = null;
        refresh();
      });
  }, [worker, overview, isStopped, failure, how, refresh]);

  const isBusy = !isComplete && !isStopped && !failure;
  return {
    overview,
    change: (action) => then(worker.ask('change', action)),
    leaveFlawedOut: () => then(worker.ask('leaveFlawedOut', undefined)),
    countAsOne: () => then(worker.ask('countAsOne', undefined)),
    sendBack: () => then(worker.ask('sendBack', undefined)),
    leaveOtherTimesOut: () => then(worker.ask('leaveOtherTimesOut', undefined)),
    share: isBusy ? overview.lookedUp / overview.names : null,
    isStopped,
    failure,
    stop: () => {
      setStopped(true);
      controller.current?.abort();
      then(worker.ask('setLooking', false));
    },
    retry: () => {
      setStopped(false);
      setFailure(null);
      then(worker.ask('setLooking', true));
    },
  };
}

async function lookUpAll(worker: WorkerClient<ImportService>, how: LookUp, onSome: () => void): Promise<void> {
  for (;;) {
    const names = await worker.ask('nextNames', NAMES_A_CALL[how.variety]);
    if (names.length === 0 || how.signal.aborted) return;
    await worker.ask('tell', [...(await lookUpNames(names, how))]);
    onSome();
  }
}
