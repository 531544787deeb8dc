import type { BetterDays } from '@plateprint/shared/calendar/better-days.ts';
import { useState } from 'react';
import { useWorker } from '../../spreadsheets/worker/use-worker.ts';
import { WorkCancelled } from '../../spreadsheets/worker/worker-client.ts';
import type { ShuffleQuestion, ShuffleService } from './shuffle-service.ts';

export type Search =
  | { is: 'idle' }
  /** 0 to 1; null while nobody knows. */
  | { is: 'searching'; share: number | null }
  | { is: 'found'; better: BetterDays }
  | { is: 'unmet'; rules: readonly string[] }
  | { is: 'failed' };

const startWorker = (): Worker => new Worker(new URL('./shuffle-worker.ts', import.meta.url), { type: 'module' });

/** Looks for better days in a worker; a search that is called off ends with what it held. */
export function useBetterDays(): { search: Search; begin: (asked: ShuffleQuestion) => void; cancel: () => void } {
  const [search, setSearch] = useState<Search>({ is: 'idle' });
  const worker = useWorker<ShuffleService>(startWorker);
  async function look(asked: ShuffleQuestion): Promise<void> {
    try {
      const found = await worker.ask('search', asked, (share) => setSearch({ is: 'searching', share }));
      setSearch('unmet' in found ? { is: 'unmet', rules: found.unmet } : { is: 'found', better: found });
    } catch (thrown) {
      setSearch({ is: thrown instanceof WorkCancelled ? 'idle' : 'failed' });
    }
  }
  return {
    search,
    begin: (asked) => {
      setSearch({ is: 'searching', share: null });
      void look(asked);
    },
    cancel: () => {
      worker.end();
      setSearch({ is: 'idle' });
    },
  };
}
