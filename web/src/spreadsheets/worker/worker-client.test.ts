import { expect, test, vi } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { servePage } from './serve-page.ts';
import { type StartedWorker, workerClient, WorkCancelled } from './worker-client.ts';

const service = {
  double: (value: number, say: (share: number) => void) => {
    say(0.5);
    return value * 2;
  },
  refuse: () => {
    throw new FileProblem('too_many_rows');
  },
  break: () => {
    throw new Error('a fault');
  },
  never: () => new Promise<never>(() => undefined),
};

const ports = () => {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  return { page: port1, worker: port2 };
};

/** A worker in this thread: its messages are copied as those of a real one are. */
function startHere(onFault: (fail: () => void) => unknown = () => undefined): StartedWorker {
  const { page, worker } = ports();
  servePage(worker, service);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    postMessage: (message) => page.postMessage(message),
    addEventListener(type, listener) {
      if (type === 'message') page.addEventListener('message', listener as (event: unknown) => void);
      else onFault(() => listener({ data: undefined }));
    },
    terminate() {
      page.close();
      worker.close();
    },
  };
}

test('a worker answers what it is asked, and says how far it is before', async () => {
  const client = workerClient<typeof service>(() => startHere());
  const said: number[] = [];
  expect(await client.ask('double', 21, (share) => said.push(share))).toBe(42);
  expect(said).toEqual([0.5]);
  client.end();
});

test('why a file cannot be read comes through, and a fault of ours as a fault', async () => {
  const client = workerClient<typeof service>(() => startHere());
  await expect(client.ask('refuse', undefined)).rejects.toMatchObject({ code: 'too_many_rows' });
  await expect(client.ask('break', undefined)).rejects.toThrow('a fault');
  client.end();
});

test('work that never ends is called off by ending the worker, and the next question starts another', async () => {
  const start = vi.fn<() => StartedWorker>(() => startHere());
  const client = workerClient<typeof service>(start);
  const asked = client.ask('never', undefined);
  client.end();
  await expect(asked).rejects.toBeInstanceOf(WorkCancelled);
  expect(await client.ask('double', 1)).toBe(2);
  expect(start).toHaveBeenCalledTimes(2);
  client.end();
});

test('a worker that breaks down tells everybody who waits', async () => {
  const faults: (() => void)[] = [];
  const client = workerClient<typeof service>(() => startHere((fail) => faults.push(fail)));
  const asked = client.ask('never', undefined);
  for (const fail of faults) fail();
  await expect(asked).rejects.toMatchObject({ code: 'unreadable' });
  expect(await client.ask('double', 3)).toBe(6);
  client.end();
});

test('when its page is gone no worker is started any more', async () => {
  const start = vi.fn<() => StartedWorker>(() => startHere());
  const client = workerClient<typeof service>(start);
  client.setOpen(false);
  await expect(client.ask('double', 1)).rejects.toBeInstanceOf(WorkCancelled);
  expect(start).not.toHaveBeenCalled();
});

test('a word that is no method is answered by nothing, whatever it is', async () => {
  const client = workerClient<typeof service & { constructor: () => null; toString: () => null }>(() => startHere());
  expect(await client.ask('constructor', undefined as never)).toBeUndefined();
  expect(await client.ask('toString', undefined as never)).toBeUndefined();
  client.end();
});
