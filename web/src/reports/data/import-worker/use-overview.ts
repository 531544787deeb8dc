import { useCallback, useRef, useState } from 'react';
import { type WorkerClient, WorkCancelled } from '../../../spreadsheets/worker/worker-client.ts';
import type { ImportService } from './import-service.ts';
import type { ImportOverview } from './import-views.ts';

interface Overview {
  overview: ImportOverview;
  /** Asks the worker how the rows stand now; while it is being asked, once more afterwards. */
  refresh: () => void;
  /** The worker is gone, and the rows with it. */
  isLost: boolean;
}

/** How the rows in the worker stand as a whole. */
export function useOverview(worker: WorkerClient<ImportService>, first: ImportOverview): Overview {
  const [overview, setOverview] = useState(first);
  const [isLost, setLost] = useState(false);
  const asking = useRef({ isUnderWay: false, isWanted: false });
  const refresh = useCallback(() => {
    const state = asking.current;
    state.isWanted = true;
    if (!state.isUnderWay) void askUntilCurrent();

    async function askUntilCurrent(): Promise<void> {
      state.isUnderWay = true;
      try {
        while (state.isWanted) {
          state.isWanted = false;
          setOverview(await worker.ask('overview', undefined));
        }
      } catch (thrown) {
        if (!(thrown instanceof WorkCancelled)) setLost(true);
      } finally {
        state.isUnderWay = false;
      }
    }
  }, [worker]);
  return { overview, refresh, isLost };
}
