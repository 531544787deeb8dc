import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { type ImportedRecipe } from './imported-recipe.ts';
import { isObject, lineFrom, linesFrom, listOf, portionsFrom } from './plain-words.ts';
import { languageOfText } from './text-language.ts';

/** Nobody nests a recipe deeper; a file that does is not meant well. */
const DEEPEST = 12;

/** The recipes of schema.org in a JSON value, wherever they stand: alone, in a list, in an `@graph`, in a page's `mainEntity`. */
export function recipesInJsonLd(value: unknown, likely: Language): ImportedRecipe[] {
  const found: ImportedRecipe[] = [];
  walk(value, 0, (node) => {
    if (!isRecipe(node)) return false;
    found.push(recipeOf(node, likely));
    return true;
  });
  return found;
}

function walk(value: unknown, depth: number, take: (node: Record<string, unknown>) => boolean): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const each of value) walk(each, depth + 1, take);
  else if (isObject(value) && !take(value)) for (const each of Object.values(value)) walk(each, depth + 1, take);
}

function isRecipe(node: Record<string, unknown>): boolean {
  const types = [...listOf(node['@type']), ...listOf(node['type'])];
  return types.some((type) => typeof type === 'string' && /(?:^|[/:#])recipe$/iu.test(type));
}

function recipeOf(node: Record<string, unknown>, likely: Language): ImportedRecipe {
  const lines = listOf(node['recipeIngredient'] ?? node['ingredients']).flatMap(ingredientLines);
  const method = stepsOf(node['recipeInstructions'], 0).join('\n');
  const title = lineFrom(node['name'] ?? node['headline'], 200) || null;
  return {
    title,
    portions: portionsFrom(node['recipeYield'] ?? node['yield']),
    lines: lines.map((text) => ({ text, heading: /^[^\d:]+:$/u.test(text) })),
    method,
    notes: linesFrom(node['description']),
    category: lineFrom(listOf(node['recipeCategory'])[0], 100),
    tags: tagsOf(node['keywords']),
    language: languageOf(node['inLanguage']) ?? languageOfText([title, ...lines, method].join('\n'), likely),
  };
}

function ingredientLines(value: unknown): string[] {
  if (typeof value === 'string') {
    // Some pages write all of them into one text.
    return linesFrom(value)
      .split('\n')
      .map((line) => lineFrom(line))
      .filter((line) => line !== '');
  }
  if (!isObject(value)) return [];
  const listed = listOf(value['itemListElement'] ?? value['recipeIngredient']);
  if (listed.length > 0) return [headed(value), ...listed.flatMap(ingredientLines)].filter((line) => line !== '');
  const amount = value['amount'] ?? value['requiredQuantity'] ?? value['quantity'];
  const said = isObject(amount) ? [lineFrom(amount['value']), lineFrom(amount['unitText'])] : [lineFrom(amount)];
  const name = lineFrom(value['text'] ?? value['name'] ?? value['item']);
  const line = [...said, name].filter((part) => part !== '').join(' ');
  return line === '' ? [] : [line];
}

function headed(value: Record<string, unknown>): string {
  const name = lineFrom(value['name'], 200);
  return name === '' ? '' : `${name.replace(/:$/u, '')}:`;
}

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return linesFrom(value).split('\n').filter(Boolean);
  if (Array.isArray(value)) return value.flatMap((each) => stepsOf(each, depth + 1));
  if (!isObject(value)) return [];
  const listed = value['itemListElement'] ?? value['steps'];
  if (listed !== undefined) return [headed(value), ...stepsOf(listed, depth + 1)].filter((line) => line !== '');
  const text = linesFrom(value['text'] ?? value['description']);
  return (text === '' ? linesFrom(value['name']) : text).split('\n').filter(Boolean);
}

/** Keywords stand in a list or in one text with commas. */
export function tagsOf(value: unknown): string[] {
  const words = listOf(value).flatMap((each) => {
    if (isObject(each)) return [lineFrom(each['name'] ?? each['label'], 60)];
    return typeof each === 'string' ? each.split(/[,;]/u).map((word) => lineFrom(word, 60)) : [];
  });
  return [...new Set(words.filter((word) => word !== ''))].slice(0, 20);
}

/** "sv-SE", "nb", "en_US". */
function languageOf(value: unknown): Language | null {
  const tag = typeof value === 'string' ? value.toLowerCase().replace('-', '_') : '';
  if (tag === '') return null;
  if (tag.startsWith('en')) return tag === 'en_us' ? 'en_us' : 'en_gb';
  if (/^n[bno](?:_|$)/u.test(tag)) return 'no';
  return LANGUAGES.find((language) => language === tag.slice(0, 2)) ?? null;
}
