import { type Language, localeOf } from '../../kernel/language.ts';
import { escaped } from './html.ts';

interface Shell {
  title: string;
  language: Language;
  /** Attributes of `<body>`. */
  attributes: string;
  body: string;
}

/** A page of its own for guests: no font, no file but its style and its script. */
export function liveShell({ title, language, attributes, body }: Shell): string {
  return (
    `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow">' +
    '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/live-menu/page.css">' +
    '<script type="module" src="/live-menu/page.js"></script></head>' +
    `<body ${attributes}>${body}</body></html>`
  );
}
