import type { Page } from '@playwright/test';
import type { Orientation } from '../../shared/src/exports/page-size.ts';

export interface ExportedSample {
  name: string;
  type: string;
  bytes: Buffer;
  milliseconds: number;
  progress: [number, number | null][];
  framesLeft: number;
}

/** The functions of `web/src/exports/sample/sample-exports.ts`. */
export interface Engine {
  makeSample: (wanted: object) => Promise<Omit<ExportedSample, 'bytes'> & { base64: string }>;
  showSample: (orientation: Orientation, photo: string) => Promise<void>;
  prepareSample: () => Promise<void>;
  forgetArchives: () => Promise<void>;
  textOfSample: (orientation: Orientation, photo: string) => Promise<string>;
  trackDownload: (event: object) => Promise<void>;
}

export async function make(
  page: Page,
  wanted: { format: string; orientations: Orientation[]; cancelAfter?: number; photo?: string },
): Promise<ExportedSample> {
  const made = await page.evaluate(async (asked) => {
    const address = '/exports.js';
    const engine = (await import(address)) as Engine;
    return engine.makeSample({ photo: '/photo.jpg', ...asked });
  }, wanted);
  return { ...made, bytes: Buffer.from(made.base64, 'base64') };
}
