import { createHash } from 'node:crypto';

/** The same name gives the same id on every machine, so that the demo is the same everywhere. */
export function demoId(name: string): string {
  const hex = createHash('sha256').update(`plateprint demo: ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
