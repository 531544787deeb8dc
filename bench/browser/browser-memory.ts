import { readdirSync, readFileSync } from 'node:fs';

const MB = 1024;

/** The processes that come from one, itself among them. */
function familyOf(pid: number): number[] {
  const parents = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = Number(/^PPid:\s+(\d+)/m.exec(contentOf(`/proc/${name}/status`))?.[1]);
    parents.set(parent, [...(parents.get(parent) ?? []), Number(name)]);
  }
  const all = [pid];
  for (let at = 0; at < all.length; at += 1) all.push(...(parents.get(all[at] ?? 0) ?? []));
  return all;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // it ended meanwhile
  }
}

/** Megabytes of a browser with all its processes: what several of them share counts once. */
function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/m.exec(contentOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / MB;
}

/** The browser whose profile lies in a folder. */
export function browserIn(folder: string): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const pid = pids.find((name) => contentOf(`/proc/${name}/cmdline`).includes(`--user-data-dir=${folder}`));
  if (pid === undefined) throw new Error(`No browser in ${folder}.`);
  return Number(pid);
}

/** The most that a browser takes while something is done, beyond what it took before. */
export async function mostMemory(pid: number, action: () => Promise<unknown>): Promise<{ most: number; left: number }> {
  const before = megabytesOf(familyOf(pid));
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, megabytesOf(familyOf(pid)))), 50);
  await action();
  clearInterval(watch);
  return { most: most - before, left: megabytesOf(familyOf(pid)) - before };
}
