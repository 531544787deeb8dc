import { fileURLToPath, pathToFileURL } from 'node:url';
import { join, relative } from 'node:path';
import type { BuiltPlace, Expression } from './expressions.ts';

/**
 * The expressions that modules put together, as they are: the modules are loaded, and what builds some of them later is called,
 * while everything that is built is written down.
 */
export async function builtUnder(
  root: string,
  places: readonly BuiltPlace[],
  buildLater: () => Promise<void>,
): Promise<Expression[]> {
  const built: Expression[] = [];
  const Original = globalThis.RegExp;
  const record = (source: string, flags: string): void => {
    const place = callerIn(root);
    if (place) built.push({ ...place, source, flags });
  };
  globalThis.RegExp = new Proxy(Original, {
    construct(target, values, newTarget) {
      const expression = Reflect.construct(target, values, newTarget) as RegExp;
      record(expression.source, expression.flags);
      return expression;
    },
    apply(target, self, values) {
      const expression = Reflect.apply(target, self, values) as RegExp;
      record(expression.source, expression.flags);
      return expression;
    },
  });
  try {
    for (const path of new Set(places.map((place) => place.path))) await import(pathToFileURL(join(root, path)).href);
    await buildLater();
  } finally {
    globalThis.RegExp = Original;
  }
  return built;
}

/** The line of the project that asked for an expression; null where a package did. */
function callerIn(root: string): BuiltPlace | null {
  for (const frame of new Error('where').stack?.split('\n') ?? []) {
    const [, address, line] = /(file:\/\/\S+?):(\d+):\d+\)?$/.exec(frame) ?? [];
    if (address === undefined) continue;
    const path = fileURLToPath(address);
    if (path === import.meta.filename) continue;
    const place = relative(root, path).replaceAll('\\', '/');
    return place.startsWith('..') || place.includes('node_modules') ? null : { path: place, line: Number(line) };
  }
  return null;
}
