import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ApiBases, HostTable } from '@plateprint/shared/kernel/api/api-base.ts';
import { ApiBase, HostTableSchema } from '@plateprint/shared/kernel/api/host-table.ts';

function contentOf(value: string, root: string): string {
  if (value.trimStart().startsWith('{')) return value;
  const file = resolve(root, value);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`API_BASES names a file that cannot be read: ${file}.`);
  }
}

/**
 * The deployment's table of hosts, from `API_BASES`: JSON, or the name of a file with it. Null without one. This server
 * answers no other origin's pages (no CORS, and a session's changes come from its own pages alone): where a base is an
 * address, the proxy in front of it must let the pages' origin in, or a path on the pages' own origin leads there.
 */
export function readHostTable(value: string | undefined, root: string): HostTable | null {
  if (value === undefined || value.trim() === '') return null;
  let json: unknown;
  const content = contentOf(value, root);
  try {
    json = JSON.parse(content);
  } catch {
    throw new Error('API_BASES is no JSON.');
  }
  const read = HostTableSchema.safeParse(json);
  if (read.success) return read.data;
  const problems = read.error.issues.map(({ path, message }) => `${path.map(String).join('.') || 'table'}: ${message}`);
  throw new Error(`API_BASES is no table of hosts: ${problems.join('; ')}.`);
}

export function readBase(name: string, value: string | undefined, otherwise: string): string {
  const base = value || otherwise;
  if (ApiBase.safeParse(base).success) return base;
  throw new Error(
    `${name} must be a path like /api or an address like https://api.example.com, without a slash at the end, not "${base}".`,
  );
}

/** The other origins that pages of this deployment call: the content security policy must let them. */
export function originsOf(own: ApiBases, table: HostTable | null): string[] {
  const all = [own, ...(table ? [...Object.values(table.commercial), ...Object.values(table.regional)] : [])];
  const bases = all.flatMap(({ mainApi, ingredientDataApi }) => [mainApi, ingredientDataApi]);
  return [...new Set(bases.filter((base) => !base.startsWith('/')).map((base) => new URL(base).origin))];
}
