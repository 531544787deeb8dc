import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '../platform/i18n/language-context.tsx';
import { UnitSystemProvider } from '../platform/i18n/unit-system-context.tsx';
import { askAhead } from './data-address.ts';
import ground from './export-ground.css?inline';
import type { ExportDocument, ExportOptions, ExportPage } from './export-page.ts';
import { imagesAreHere } from './drawing/images-are-here.ts';

export interface OffScreenPage {
  orientation: Orientation;
  element: HTMLElement;
  /** The only stylesheet that reaches it. */
  css: string;
}

type Pages = Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'units' | 'title'>;

/**
 * Renders the pages in a frame that nobody sees, in which only their own stylesheets hold, and hands them on when they
 * stand: texts, fonts and pictures are there. Whatever happens then, the frame is removed.
 */
export async function withPagesOffScreen<T>(
  document: Pages,
  { signal }: ExportOptions,
  use: (pages: OffScreenPage[]) => Promise<T>,
): Promise<T> {
  const css = [ground, ...document.styles].join('\n');
  const { frame, inside, place } = openFrame(document, css);
  const rendered = Promise.withResolvers<number>();
  const root = createRoot(place, { onUncaughtError: rendered.reject });
  const onAbort = (): void => rendered.reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    root.render(
      <LanguageProvider language={document.language}>
        <UnitSystemProvider units={document.units ?? 'metric'}>
          <Suspense>
            <Rendered pages={document.pages} onRendered={rendered.resolve} />
          </Suspense>
        </UnitSystemProvider>
      </LanguageProvider>,
    );
    await rendered.promise;
    for (const { src } of inside.images) askAhead(src);
    await Promise.all([fontsAreHere(inside), imagesAreHere(inside, signal)]);
    const elements = Array.from(place.querySelectorAll<HTMLElement>('[data-export-page]'));
    return await use(
      elements.map((element, index) => ({ element, css, orientation: document.pages[index]?.orientation ?? 'a4_portrait' })),
    );
  } finally {
    signal?.removeEventListener('abort', onAbort);
    root.unmount();
    frame.remove();
  }
}

/** As large as the largest page: what a page's stylesheet asks about the width of the screen is answered alike everywhere. */
function openFrame(
  { pages, language, title }: Pages,
  css: string,
): { frame: HTMLIFrameElement; inside: Document; place: HTMLElement } {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- it is set below
  const frame = window.document.createElement('iframe');
  // Nothing runs inside of it: React draws from outside.
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.inert = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.dataset['exports'] = '';
  const sizes = pages.map(({ orientation }) => PAGE_SIZES[orientation].render);
  Object.assign(frame.style, {
    position: 'fixed',
    top: '0',
    left: '0',
    border: '0',
    opacity: '0',
    zIndex: '-1',
    pointerEvents: 'none',
    width: `${Math.max(...sizes.map(({ width }) => width))}px`,
    height: `${Math.max(...sizes.map(({ height }) => height))}px`,
  });
  window.document.body.append(frame);
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!view) throw new Error('The frame of the pages did not open.');

  const inside = view.document;
  // An empty frame is laid out by the rules of former times, in which tables forget the typeface around them.
  inside.open();
  inside.write('<!doctype html>');
  inside.close();
  inside.documentElement.lang = localeOf(language);
  inside.title = title;
  // A constructed sheet: the content security policy lets no inline styles through.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  inside.adoptedStyleSheets = [sheet];
  const place = inside.createElement('div');
  inside.body.append(place);
  return { frame, inside, place };
}

/** Calls `onRendered` once the pages and all texts in them stand, with their number. */
function Rendered({ pages, onRendered }: { pages: readonly ExportPage[]; onRendered: (totalPages: number) => void }) {
  useLayoutEffect(() => onRendered(pages.length), [pages, onRendered]);
  return pages.map(({ orientation, content }, index) => (
    <div key={index} data-export-page={orientation}>
      {content}
    </div>
  ));
}

/** Laying out asks for the fonts; `ready` alone may come before that. */
async function fontsAreHere(inside: Document): Promise<void> {
  inside.body.getBoundingClientRect();
  await inside.fonts.ready;
}
