import { useEffect, useState } from 'react';
import { type StartedWorker, type WorkerClient, workerClient } from './worker-client.ts';
import type { WorkerService } from './worker-calls.ts';

/** A worker of this page, which ends with it. It is started by the first question. */
export function useWorker<Service extends WorkerService>(start: () => StartedWorker): WorkerClient<Service> {
  const [client] = useState(() => workerClient<Service>(start));
  useEffect(() => {
    client.setOpen(true);
    return () => client.setOpen(false);
  }, [client]);
  return client;
}
