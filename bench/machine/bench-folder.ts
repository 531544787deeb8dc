import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A data folder that the database server's own user can reach, when the bench runs as root. */
export async function benchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'plateprint-bench-'));
  await chmod(folder, 0o755);
  return folder;
}
