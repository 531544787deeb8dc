import { setTimeout as pause } from 'node:timers/promises';
import { diskOf, freeReserve, holdReserve } from './reserve-file.ts';
import { type Disk, hasRoom, reserveOf } from './reserve.ts';

const LOOKS_EVERY_MS = 1000;
const MB = 1024 * 1024;

/** The contents of the disk: the embedded database, or files alone. */
export type WatchedPlaces = 'database' | 'files';

export interface WatchedDisk extends Disk {
  kept: WatchedPlaces;
  hasRoom: boolean;
}

export interface DiskWatch {
  /** Whether there is room for what is kept; where it is kept elsewhere, somebody else watches. */
  hasRoom: (kept: WatchedPlaces) => boolean;
  disks: () => readonly WatchedDisk[];
  /** Tells whether there is room for the database: now, and whenever that changes. */
  follow: (listener: (hasRoom: boolean) => void) => void;
  /** Ends the watch. */
  rest: () => Promise<void>;
}

const lineOf = (folder: string, { size, free }: Disk, isRoom: boolean): string =>
  isRoom
    ? `disk: there is room again on the disk of ${folder}: everything goes on`
    : `disk: of the disk of ${folder} ${Math.floor(free / MB)} MB are free, ${Math.floor(reserveOf(size) / MB)} MB must stay: nothing is written until there is more room, reading goes on`;

/** Looks every second how much room the disks have on which something is kept. The first look is over when it returns. */
export async function watchDisks(
  folders: Partial<Record<WatchedPlaces, string>>,
  say: (line: string) => void,
): Promise<DiskWatch> {
  const disks: (WatchedDisk & { folder: string })[] = [];
  for (const kept of ['database', 'files'] as const)
    if (folders[kept] !== undefined) disks.push({ kept, folder: folders[kept], size: 0, free: 0, hasRoom: true });
  const listeners: ((hasRoom: boolean) => void)[] = [];
  const ended = new AbortController();

  async function look(disk: (typeof disks)[number]): Promise<void> {
    Object.assign(disk, await diskOf(disk.folder));
    const isRoom = hasRoom(disk, disk.hasRoom);
    if (isRoom !== disk.hasRoom) {
      disk.hasRoom = isRoom;
      say(lineOf(disk.folder, disk, isRoom));
      if (disk.kept === 'database') for (const listener of listeners) listener(isRoom);
    }
    if (disk.kept !== 'database') return;
    if (isRoom) await holdReserve(disk.folder);
    else if (await freeReserve(disk.folder, disk)) say('disk: it is full: the reserve is given to the database');
  }

  async function run(): Promise<void> {
    while (!ended.signal.aborted) {
      await pause(LOOKS_EVERY_MS, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
      if (!ended.signal.aborted) await Promise.all(disks.map(look));
    }
  }

  await Promise.all(disks.map(look));
  const running = run();
  const hasRoomFor = (kept: WatchedPlaces): boolean => disks.every((disk) => disk.kept !== kept || disk.hasRoom);
  return {
    hasRoom: hasRoomFor,
    disks: () => disks,
    follow(listener) {
      listeners.push(listener);
      listener(hasRoomFor('database'));
    },
    async rest() {
      ended.abort();
      await running;
    },
  };
}
