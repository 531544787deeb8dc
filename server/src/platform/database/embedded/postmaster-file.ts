import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Facts that a running server writes about itself in its folder. */
export interface Postmaster {
  pid: number;
  port: number;
  /** False while it starts (after a crash it first replays its log) and while it stops. */
  ready: boolean;
}

/** `postmaster.pid`: line 1 is the process, line 4 the port, line 8 the state (PostgreSQL's source, `miscadmin.h`). */
export async function readPostmaster(folder: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null;
}

type State = 'postgres' | 'ended' | 'another' | 'unknown';

/** `ended` is a process that nobody has collected yet, as happens in containers without an init. */
function stateOf(state: string | undefined, name: string | undefined): State {
  if (!state || !name) return 'unknown';
  if (state.startsWith('Z')) return 'ended';
  return name.includes('postgres') ? 'postgres' : 'another';
}

/** Slim images have no `ps`, macOS has no `/proc`. */
async function stateOfProcess(pid: number): Promise<State> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat !== null) return stateOf(stat.slice(stat.lastIndexOf(')') + 1).trim(), stat.slice(0, stat.lastIndexOf(')')));
  const words = await run('ps', ['-p', String(pid), '-o', 'stat=,comm=']).then(
    ({ stdout }) => stdout.trim().split(/\s+/),
    () => [],
  );
  return stateOf(words[0], words[1]);
}

/** Whether that process is a PostgreSQL that runs. */
export async function isPostgres(pid: number): Promise<boolean> {
  return (await stateOfProcess(pid)) === 'postgres';
}

/**
 * The process in `postmaster.pid` may have ended without being collected, and after a reboot its number may belong to some
 * other program: `pg_ctl` takes both for the server. Only what is certainly no running PostgreSQL makes the file stale;
 * orphans of a crashed server are found by PostgreSQL itself, by the shared memory they hold.
 */
export async function forgetStalePostmaster(folder: string): Promise<void> {
  const postmaster = await readPostmaster(folder);
  if (!postmaster) return;
  const state = await stateOfProcess(postmaster.pid);
  if (state === 'ended' || state === 'another') await rm(join(folder, 'postmaster.pid'), { force: true });
}
