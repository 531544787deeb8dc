import { useWorker } from '../../../spreadsheets/worker/use-worker.ts';
import type { WorkerClient } from '../../../spreadsheets/worker/worker-client.ts';
import type { ImportService } from './import-service.ts';

export function useImportWorker(): WorkerClient<ImportService> {
  return useWorker<ImportService>(() => new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' }));
}
