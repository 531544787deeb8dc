import type { SvgDocument, SvgElement } from 'jsdom';
import { PAINTING } from './svg-allowed.ts';

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
/** More than any drawing program writes; beyond, a file is made to cost time. */
const MOST_RULES = 2000;

/** Turns style sheets and `style` into painting attributes, which is what drawing programs use them for, and drops both. */
export function inlineStyles(document: SvgDocument): void {
  const sheets = [...document.querySelectorAll('style')];
  const rules = [
    ...sheets
      .map((sheet) => sheet.textContent.replace(COMMENT, ''))
      .join('\n')
      .matchAll(RULE),
  ];
  for (const [, selector = '', declarations = ''] of rules.slice(0, MOST_RULES))
    for (const element of found(document, selector.trim())) paint(element, declarations);
  for (const sheet of sheets) sheet.remove();
  for (const element of document.querySelectorAll('[style]')) {
    paint(element, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
}

function found(document: SvgDocument, selector: string): Iterable<SvgElement> {
  try {
    return document.querySelectorAll(selector);
  } catch {
    return []; // an at-rule, or a selector that nothing understands: it paints nothing
  }
}

function paint(element: SvgElement, declarations: string): void {
  for (const declaration of declarations.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim();
    if (PAINTING.includes(property) && value !== '') element.setAttribute(property, value);
  }
}
