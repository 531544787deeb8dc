import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  command: string;
  /** In Debian. */
  package: string;
  /** Its arguments to draw a whole page as a PNG of this size. */
  draw: (from: string, to: string, size: { width: number; height: number }) => string[];
}

/** Programs in which an exported SVG is opened: what people draw with, and what other programs and websites read SVG by. */
export const DRAWING_PROGRAMS = {
  inkscape: {
    command: 'inkscape',
    package: 'inkscape',
    draw: (from, to, { width, height }) => [
      from,
      '--export-type=png',
      '--export-area-page',
      `--export-width=${width}`,
      `--export-height=${height}`,
      `--export-filename=${to}`,
    ],
  },
  librsvg: {
    command: 'rsvg-convert',
    package: 'librsvg2-bin',
    draw: (from, to, { width, height }) => [`--width=${width}`, `--height=${height}`, `--output=${to}`, from],
  },
} as const satisfies Record<string, Program>;
export type DrawingProgram = keyof typeof DRAWING_PROGRAMS;

export const DRAWING_PROGRAM_NAMES = Object.keys(DRAWING_PROGRAMS) as DrawingProgram[];

/** Where a program is; throws how to get it where it is not. */
export function whereIs(name: DrawingProgram): string {
  const { command, package: debian } = DRAWING_PROGRAMS[name];
  const found = foundInPath(command);
  if (found === null) throw new Error(`Exported SVGs are opened in ${name}: install it (Debian: "apt-get install ${debian}").`);
  return found;
}

/** As root on Debian installs what is missing; elsewhere the journeys that need it say how to get it. */
export function installDrawingPrograms(): void {
  const missing = Object.values(DRAWING_PROGRAMS).filter(({ command }) => foundInPath(command) === null);
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = missing.map(({ package: debian }) => debian);
  console.log(`Installing ${packages.join(' and ')} from Debian …`);
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update'], quiet);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], quiet);
  } catch {
    // The journeys say which program they miss.
  }
}

function foundInPath(command: string): string | null {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, command));
  return places.find(isRunnable) ?? null;
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
