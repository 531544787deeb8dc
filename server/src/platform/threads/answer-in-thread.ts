type Answerer = (order: never) => unknown;

const answerers = new Map<string, Answerer>();

/** Says how a module answers orders; it is loaded by the threads alone. */
export function answerInThread(module: string, answer: Answerer): void {
  answerers.set(module, answer);
}

/** @throws where the module answers nothing */
export async function answerOf(module: string, order: unknown): Promise<unknown> {
  const known = answerers.get(module) ?? (await loaded(module));
  if (!known) throw new Error(`${module} answers no orders.`);
  return known(order as never);
}

async function loaded(module: string): Promise<Answerer | undefined> {
  await import(module);
  return answerers.get(module);
}
