import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10;

interface Times {
  parent: number;
  /** Of the process itself, and of its children that have ended. */
  own: number;
  ended: number;
}

function timesOf(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const at = (field: number): number => fields[field - 3] ?? 0; // numbered from 1 in `man proc`; two stand before
    return { parent: at(4), own: (at(14) + at(15)) * TICK_MS, ended: (at(16) + at(17)) * TICK_MS };
  } catch {
    return null; // it ended meanwhile
  }
}

/** Milliseconds of processor that one process has taken since it began. */
export function processorOf(pid: number): number {
  return timesOf(pid)?.own ?? 0;
}

/** The same of a server with its children, those that have ended among them: PostgreSQL has one for each connection. */
export function processorOfFamily(pid: number): number {
  const top = timesOf(pid);
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.own ?? 0), (top?.own ?? 0) + (top?.ended ?? 0));
}
