import type { Language } from '../../kernel/language.ts';
import { NO_RECIPE, type ImportedRecipe } from './imported-recipe.ts';
import { lineFrom, linesFrom, portionsFrom } from './plain-words.ts';
import { languageOfText } from './text-language.ts';

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/giu;
/** They have no end. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const SCOPE = /\bitemtype\s*=\s*["']?[^"'>]*schema\.org\/Recipe\b/iu;

interface Open {
  tag: string;
  prop: string | null;
  /** Where its content begins. */
  from: number;
  isRecipe: boolean;
  isScope: boolean;
}

/** The recipes that a page marks with `itemprop`: read by a scan of its tags, without a tree. */
export function recipesInMicrodata(html: string, likely: Language): ImportedRecipe[] {
  if (!SCOPE.test(html)) return [];
  const found: Record<string, string[]>[] = [];
  const open: Open[] = [];
  for (const tag of html.matchAll(TAG)) {
    const name = (tag[2] ?? '').toLowerCase();
    const attributes = tag[3] ?? '';
    if (tag[1] === '/') {
      close(open, name, (each) => keep(found, open, each, html.slice(each.from, tag.index)));
      continue;
    }
    const isRecipe = SCOPE.test(attributes);
    const prop = /\bitemprop\s*=\s*["']?([\w ]+)/iu.exec(attributes)?.[1]?.trim() ?? null;
    const isScope = /\bitemscope\b/iu.test(attributes);
    if (isRecipe) found.push({});
    const content = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/iu.exec(attributes);
    const element: Open = { tag: name, prop, from: tag.index + tag[0].length, isRecipe, isScope };
    if (content && prop) keep(found, open, element, content[1] ?? content[2] ?? '');
    if (!VOID.has(name) && !attributes.endsWith('/')) open.push(content ? { ...element, prop: null } : element);
  }
  return found.map((props) => recipeOf(props, likely)).filter(({ title, lines }) => title !== null || lines.length > 0);
}

function close(open: Open[], name: string, take: (closed: Open) => void): void {
  const at = open.findLastIndex(({ tag }) => tag === name);
  if (at === -1) return;
  const closed = open.splice(at);
  if (closed[0]) take(closed[0]);
}

/** Inside of another thing of the recipe (its author, its picture) a name is not the dish's. */
function keep(found: Record<string, string[]>[], open: readonly Open[], { prop, isScope }: Open, content: string): void {
  const props = found.at(-1);
  const recipe = open.findLastIndex(({ isRecipe }) => isRecipe);
  if (!prop || !props || recipe === -1) return;
  const isInside = open.slice(recipe + 1).some((each) => each.isScope && each.prop !== 'recipeInstructions');
  if (isInside || (isScope && prop !== 'recipeInstructions')) return;
  for (const name of prop.split(' ')) (props[name] ??= []).push(content);
}

function recipeOf(props: Record<string, string[]>, likely: Language): ImportedRecipe {
  const first = (name: string): string => lineFrom(props[name]?.[0], 200);
  const ingredients = props['recipeIngredient'] ?? props['ingredients'] ?? [];
  const lines = ingredients.map((text) => lineFrom(text)).filter((text) => text !== '');
  const method = (props['recipeInstructions'] ?? []).map(linesFrom).filter(Boolean).join('\n');
  const title = first('name') || null;
  return {
    ...NO_RECIPE,
    title,
    portions: portionsFrom(lineFrom(props['recipeYield']?.[0])),
    lines: lines.map((text) => ({ text, heading: false })),
    method,
    notes: linesFrom(props['description']?.[0]),
    category: first('recipeCategory').slice(0, 100),
    language: languageOfText([title, ...lines, method].join('\n'), likely),
  };
}
