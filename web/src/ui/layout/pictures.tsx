import type { ReactNode } from 'react';
import { FILLED_PICTURES } from './filled-pictures.tsx';
import styles from './pictures.module.css';

/** Drawn in one line, with one patch of green: a plate, a pot, a page, a search, a plug before its socket, a broken plate. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} width="148" height="112" viewBox="0 0 148 112" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

function Plate() {
  return (
    <Drawing>
      <ellipse className={styles.patch} cx="74" cy="61" rx="26" ry="19" />
      <path d="M22 60c0 20 23 34 52 34s52-14 52-34-23-34-52-34-52 14-52 34Z" />
      <path className={styles.faint} d="M40 60c0 12 15 21 34 21s34-9 34-21-15-21-34-21-34 9-34 21Z" />
      <path d="M64 68c-1-14 7-22 22-22 0 14-8 22-22 22Zm0 0 12-11" />
      <path d="M62 59c-7-1-11-5-11-12 7 0 11 4 11 12Z" />
    </Drawing>
  );
}

function Pot() {
  return (
    <Drawing>
      <path className={styles.patch} d="M36 58h76v26a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10Z" />
      <path d="M36 52h76v32a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10V52ZM30 52h88M36 62H26M112 62h10" />
      <path className={styles.faint} d="M58 40c-5-6 5-10 0-17M74 40c-5-6 5-10 0-17M90 40c-5-6 5-10 0-17" />
    </Drawing>
  );
}

function Paper() {
  return (
    <Drawing>
      <path className={styles.patch} d="M52 62h44v8H52z" />
      <path d="M44 14h46l16 16v68H44zM90 14v16h16" />
      <path className={styles.faint} d="M54 42h30M54 52h42M54 62h42M54 72h24M54 82h34" />
    </Drawing>
  );
}

function Search() {
  return (
    <Drawing>
      <circle className={styles.patch} cx="66" cy="50" r="22" />
      <circle cx="66" cy="50" r="31" />
      <path d="m89 73 25 25" />
      <path className={styles.faint} d="M56 58c0-11 6-17 19-17 0 12-7 17-19 17Zm0 0 9-8" />
    </Drawing>
  );
}

function Socket() {
  return (
    <Drawing>
      <path className={styles.patch} d="M86 40h26v34H86z" />
      <path d="M80 34h32a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H80Z" />
      <path d="M60 38v38H46a19 19 0 0 1 0-38ZM60 49h12M60 65h12M27 57H8" />
      <path className={styles.faint} d="M90 49h10M90 65h10M118 57h22" />
    </Drawing>
  );
}

function Trouble() {
  return (
    <Drawing>
      <path className={styles.warm} d="M78 40c14 1 24 9 24 20s-12 20-30 20l8-14-9-9Z" />
      <path d="M80 27 68 46l9 10-13 16 6 21C43 92 22 78 22 60c0-20 23-34 52-34l6 1Z" />
      <path d="M90 28c21 4 36 16 36 32 0 19-20 32-46 34l-5-20 13-16-9-11Z" />
      <path className={styles.faint} d="M60 42c-12 3-20 10-20 18 0 9 9 17 22 20M96 44c7 4 12 9 12 16 0 8-7 15-17 18" />
    </Drawing>
  );
}

export const PICTURES = {
  plate: Plate,
  pot: Pot,
  paper: Paper,
  search: Search,
  socket: Socket,
  trouble: Trouble,
  ...FILLED_PICTURES,
};

export type PictureName = keyof typeof PICTURES;
