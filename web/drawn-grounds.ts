import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Plugin, runnerImport } from 'vite';

/** Of `shipped-backgrounds.ts`. */
interface Shipped {
  SHIPPED_BACKGROUNDS: Record<string, { draw: (width: number, height: number) => ReactNode }>;
}

/** Drawn at these sizes and spread over a screen or a desk of any. */
const FORMS = { wide: [1280, 720], tall: [720, 1280] } as const;

/** The backgrounds of menus as files, for the live pages, which run none of our parts: `live-menu/ground/leaf-wide.svg`. */
export function drawnGrounds(): Plugin {
  return {
    name: 'plateprint:drawn-grounds',
    apply: 'build',
    async generateBundle() {
      const source = join(import.meta.dirname, 'src/menus/shipped-backgrounds.ts');
      const { module } = await runnerImport<Shipped>(source, { configFile: false, logLevel: 'error' });
      for (const [id, { draw }] of Object.entries(module.SHIPPED_BACKGROUNDS)) {
        for (const [form, [width, height]] of Object.entries(FORMS)) {
          const svg = createElement(
            'svg',
            { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
            draw(width, height),
          );
          this.emitFile({ type: 'asset', fileName: `live-menu/ground/${id}-${form}.svg`, source: renderToStaticMarkup(svg) });
        }
      }
    },
  };
}
