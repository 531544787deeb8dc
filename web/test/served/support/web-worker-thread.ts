import { parentPort, workerData } from 'node:worker_threads';

const messages = new EventTarget();

function revived(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revived);
  if (value === null || typeof value !== 'object' || value instanceof Map || value instanceof Set) return value;
  const { blob, name, type } = value as { blob?: Uint8Array<ArrayBuffer>; name?: string | null; type?: string };
  if (blob instanceof Uint8Array) return name === null ? new Blob([blob], { type }) : new File([blob], name ?? '', { type });
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revived(each)]));
}

Object.assign(globalThis, {
  self: globalThis,
  addEventListener: messages.addEventListener.bind(messages),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  postMessage: (message: unknown) => parentPort?.postMessage(message),
});
await import((workerData as { program: string }).program);
parentPort?.on('message', (data: unknown) => messages.dispatchEvent(new MessageEvent('message', { data: revived(data) })));
