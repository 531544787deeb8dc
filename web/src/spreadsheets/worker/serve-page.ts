import { FileProblem } from './file-problem.ts';
import type { WorkerCall, WorkerPort, WorkerReply, WorkerService } from './worker-calls.ts';

/** Does what the page asks for, in the worker. */
export function servePage(port: WorkerPort, service: WorkerService): void {
  const methods = new Map(Object.entries(service));
  port.addEventListener('message', ({ data }) => void reply(data as WorkerCall));

  async function reply({ call, method, input }: WorkerCall): Promise<void> {
    const say = (said: unknown): void => port.postMessage({ call, said } satisfies WorkerReply);
    try {
      const answer: unknown = await methods.get(method)?.(input as never, say as never);
      port.postMessage({ call, answer } satisfies WorkerReply);
    } catch (thrown) {
      port.postMessage({ call, ...reasonOf(thrown) } satisfies WorkerReply);
    }
  }
}

function reasonOf(thrown: unknown): { problem: FileProblem['code'] } | { failure: string } {
  return thrown instanceof FileProblem ? { problem: thrown.code } : { failure: String(thrown) };
}
