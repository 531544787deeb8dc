import type { WorkerClient } from '../../../spreadsheets/worker/worker-client.ts';
import type { TakenRows } from '../cells/import-work.ts';
import type { ImportService } from './import-service.ts';
import type { TakeHow } from './rows-session.ts';
import { joinedParts } from './taken-parts.ts';

interface Taken {
  taken: TakenRows;
  /** Of recipes, by id. */
  names: Record<string, string>;
}

/** Every row that is not left out, out of the worker part by part. */
export async function takeRows(worker: WorkerClient<ImportService>, how: TakeHow): Promise<Taken> {
  const parts = joinedParts();
  const file = await worker.ask('take', how, parts.add);
  const { taken, names } = parts.complete(file);
  return { taken, names: Object.fromEntries(names) };
}
