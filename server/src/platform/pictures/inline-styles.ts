import { withoutBetween } from '@plateprint/shared/kernel/reading/between.ts';
import type { SvgDocument, SvgElement } from 'jsdom';
import { PAINTING } from './svg-allowed.ts';

/** More than any drawing program writes; beyond, a file is made to cost time. */
const MOST_RULES = 2000;

/** Turns style sheets and `style` into painting attributes, which is what drawing programs use them for, and drops both. */
export function inlineStyles(document: SvgDocument): void {
  const sheets = [...document.querySelectorAll('style')];
  const rules = rulesOf(sheets.map((sheet) => withoutBetween(sheet.textContent, '/*', '*/')).join('\n'));
  for (const { selector, declarations } of rules.slice(0, MOST_RULES))
    for (const element of found(document, selector)) paint(element, declarations);
  for (const sheet of sheets) sheet.remove();
  for (const element of document.querySelectorAll('[style]')) {
    paint(element, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
}

/** The rules of a style sheet: of nested braces the innermost. */
function rulesOf(css: string): { selector: string; declarations: string }[] {
  return css
    .split('}')
    .slice(0, -1)
    .flatMap((block) => {
      const open = block.lastIndexOf('{');
      const selector = block.slice(block.lastIndexOf('{', open - 1) + 1, open).trim();
      return open <= 0 || selector === '' ? [] : [{ selector, declarations: block.slice(open + 1) }];
    });
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
