import { colonOf, type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import type { Mail } from './mail.ts';

/** A mail before it is written out: paragraphs, and at most one thing to do. */
export interface Letter {
  language: Language;
  to: string;
  subject: string;
  paragraphs: string[];
  action?: { label: string; address: string };
  /** Words under the button, and those before the address in full. */
  linkBelow: string;
  closing: string[];
  from: string;
  unsubscribe?: Mail['unsubscribe'];
}

/** A control character in a subject would begin another header. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  return text.replaceAll(/[\u0000-\u001F\u007F]+/g, ' ').trim();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The letter as plain text, for mail programs that show no HTML. */
function textOf({ language, paragraphs, action, closing, from }: Letter): string {
  const asked = action ? [`${action.label}${colonOf(language)}\n${action.address}`] : [];
  return [...paragraphs, ...asked, ...closing, from].join('\n\n');
}

// Mail programs know no style sheets: what is styled is styled in place, with colours that read in light and dark.
const BODY = 'margin:0;padding:24px;background:#f6f5f1;color:#20251f;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif';
const CARD = 'max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#1f6b3a;color:#ffffff;border-radius:8px;text-decoration:none;font-weight:600';
const SMALL = 'margin:0 0 12px;font-size:14px;color:#5b6158;word-break:break-word';

function paragraph(text: string, style = 'margin:0 0 16px'): string {
  return `<p style="${escaped(style)}">${escaped(text)}</p>`;
}

function htmlOf({ language, subject, paragraphs, action, linkBelow, closing, from }: Letter): string {
  const asked = action
    ? [
        `<p style="margin:24px 0"><a href="${escaped(action.address)}" style="${BUTTON}">${escaped(action.label)}</a></p>`,
        paragraph(linkBelow, SMALL),
        `<p style="${SMALL}"><a href="${escaped(action.address)}" style="color:#1f6b3a">${escaped(action.address)}</a></p>`,
      ]
    : [];
  const services = [
    ...paragraphs.map((text) => paragraph(text)),
    ...asked,
    ...closing.map((text) => paragraph(text, SMALL)),
    paragraph(from, 'margin:24px 0 0;font-weight:600'),
  ];
  return `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="${escaped(BODY)}"><div style="${CARD}">${services.join('')}</div></body></html>`;
}

export function mailOf(letter: Letter): Mail {
  const { to, unsubscribe } = letter;
  const subject = oneLine(letter.subject);
  return { to, subject, text: textOf(letter), html: htmlOf({ ...letter, subject }), ...(unsubscribe && { unsubscribe }) };
}
