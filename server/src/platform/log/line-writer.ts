import { write, writeSync } from 'node:fs';

/** Characters that wait at most while nothing can be written; what comes on top is lost. */
const MOST_WAITING = 1024 * 1024;
/** A failed write is tried again after so long: a full disk is not asked a thousand times a second. */
const PAUSE_MS = 1000;
/** A pipe whose reader is slow takes more sooner. */
const BUSY_MS = 50;

/** Writes lines to a file or a pipe that is open, and fails nobody: they wait while there is no room, and some of many are lost. */
export interface LineWriter {
  /** One line or several, with the line feed at their end. */
  write: (text: string) => void;
  /** Writes what waits at once, as the last thing before the process ends. */
  flush: () => void;
}

const NOTHING = Buffer.alloc(0);
const linesIn = (text: string): number => text.split('\n').length - 1;

/** @param lost the line that tells how many lines are missing before it */
export function lineWriter(fd: number, lost: (lines: number) => string): LineWriter {
  let state: 'idle' | 'writing' | 'pausing' = 'idle';
  let bytes = NOTHING;
  let [waiting, missing] = ['', 0];

  function next(): void {
    state = 'idle';
    if (bytes.length === 0) [bytes, waiting] = [Buffer.from(waiting), ''];
    if (bytes.length > 0) send();
  }

  function send(): void {
    state = 'writing';
    write(fd, bytes, 0, bytes.length, null, (error, written) => {
      if (error) return pause(error.code === 'EAGAIN' ? BUSY_MS : PAUSE_MS);
      bytes = bytes.subarray(written); // a line may be cut where the room ended: it goes on there
      next();
    });
  }

  function pause(milliseconds: number): void {
    state = 'pausing';
    setTimeout(next, milliseconds).unref();
  }

  return {
    write(text) {
      if (waiting.length + text.length > MOST_WAITING) return void (missing += linesIn(text));
      waiting += missing > 0 ? lost(missing) + text : text;
      missing = 0;
      if (state === 'idle') next();
    },
    flush() {
      const left = Buffer.concat([state === 'pausing' ? bytes : NOTHING, Buffer.from(waiting)]);
      try {
        for (let at = 0; at < left.length;) at += writeSync(fd, left, at);
      } catch {
        // There is nowhere left to report this.
      }
      [bytes, waiting] = [NOTHING, ''];
    },
  };
}
