import type { Language } from '../../kernel/language.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { recipesInMicrodata } from './microdata-recipes.ts';
import { recipesInJsonLd } from './schema-org-recipes.ts';

const SCRIPT = /<(\/?)script\b([^<>]*)>/giu;

/** The recipes that a saved page holds for machines: JSON-LD in its scripts, else schema.org's microdata. */
export function recipesInHtml(html: string, likely: Language): ImportedRecipe[] {
  const values = jsonLdOf(html);
  const found = values.flatMap((value) => recipesInJsonLd(value, likely));
  return distinct(found.length > 0 ? found : recipesInMicrodata(html, likely));
}

function jsonLdOf(html: string): unknown[] {
  return scriptsOf(html).flatMap(({ attributes, content }) => {
    const value = /ld\+json/iu.test(attributes) ? jsonFrom(content) : undefined;
    return value === undefined ? [] : [value];
  });
}

/** The scripts of a page. The beginning of a script within another is text of that one. */
function scriptsOf(html: string): { attributes: string; content: string }[] {
  const scripts: { attributes: string; content: string }[] = [];
  let open: { attributes: string; from: number } | null = null;
  for (const { index, 0: tag, 1: slash, 2: attributes = '' } of html.matchAll(SCRIPT)) {
    if (open && slash === '/') {
      scripts.push({ attributes: open.attributes, content: html.slice(open.from, index) });
      open = null;
    } else if (!open && slash === '') open = { attributes, from: index + tag.length };
  }
  return scripts;
}

/** JSON as pages really hold it: in a comment, with raw line ends in its texts, with a comma too many. */
export function jsonFrom(text: string): unknown {
  const framed = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[|\uFEFF)/u, '')
    .replace(/;$/u, '')
    .trimEnd();
  const bare = framed.replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)$/u, '').trim();
  for (const attempt of [bare, mended(bare)]) {
    try {
      return JSON.parse(attempt) as unknown;
    } catch {
      // the next attempt, or none: then this script tells nothing
    }
  }
  return undefined;
}

function mended(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- raw line ends inside of texts are what is mended
      .replace(/[\u0000-\u001F]+/gu, ' ')
      .replace(/,\s*(?=[}\]])/gu, '')
      .replace(/;\s*$/u, '')
  );
}

/** A page often says its recipe twice. */
function distinct(recipes: ImportedRecipe[]): ImportedRecipe[] {
  const seen = new Set<string>();
  return recipes.filter((recipe) => {
    const key = JSON.stringify([recipe.title, recipe.lines]);
    return !seen.has(key) && seen.add(key);
  });
}
