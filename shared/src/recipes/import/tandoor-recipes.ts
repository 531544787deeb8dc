import type { Language } from '../../kernel/language.ts';
import type { ImportedRecipe } from './imported-recipe.ts';
import { isObject, lineFrom, linesFrom, listOf, portionsFrom } from './plain-words.ts';
import { tagsOf } from './schema-org-recipes.ts';
import { languageOfText } from './text-language.ts';
import { writtenLine } from '../paste/written-line.ts';

type Node = Record<string, unknown>;

/** A recipe as Tandoor (1.x and 2.x, its own "default" format) exports it: `recipe.json`, the ingredients inside of the steps. */
export function tandoorRecipe(value: unknown, likely: Language): ImportedRecipe | null {
  if (!isObject(value) || !Array.isArray(value['steps']) || typeof value['name'] !== 'string') return null;
  const steps = ordered(value['steps']);
  if (!steps.some((step) => Array.isArray(step['ingredients']))) return null;
  const title = lineFrom(value['name'], 200) || null;
  const method = steps.flatMap((step) => [lineFrom(step['name']), linesFrom(step['instruction'])]).filter(Boolean);
  const foods = steps.flatMap((step) => ordered(step['ingredients']).map((line) => nameOf(line['food'])));
  const language = languageOfText([title, ...foods, ...method].join('\n'), likely);
  return {
    title,
    portions: portionsFrom([value['servings'], value['servings_text']]),
    lines: steps.flatMap((step) => linesOf(step, steps.length > 1, language)),
    method: method.join('\n'),
    notes: [linesFrom(value['description']), lineFrom(value['source_url'])].filter(Boolean).join('\n'),
    category: '',
    tags: tagsOf(value['keywords']),
    language,
  };
}

function ordered(value: unknown): Node[] {
  return listOf(value)
    .filter(isObject)
    .toSorted((a, b) => Number(a['order'] ?? 0) - Number(b['order'] ?? 0));
}

function linesOf(step: Node, isOneOfMany: boolean, language: Language): ImportedRecipe['lines'] {
  const lines = ordered(step['ingredients']).flatMap((line) => {
    const note = lineFrom(line['note']);
    if (line['is_header'] === true) return note === '' ? [] : [{ text: note, heading: true }];
    const amount = Number(line['amount']);
    const quantity = line['no_amount'] === true || !(amount > 0) ? null : amount;
    const text = writtenLine({ quantity, unit: nameOf(line['unit']), name: nameOf(line['food']), note }, language);
    return text === '' ? [] : [{ text: text.slice(0, 500), heading: false }];
  });
  const name = lineFrom(step['name'], 200);
  return isOneOfMany && name !== '' && lines.length > 0 ? [{ text: name, heading: true }, ...lines] : lines;
}

function nameOf(value: unknown): string {
  return isObject(value) ? lineFrom(value['name'], 200) : lineFrom(value, 200);
}
