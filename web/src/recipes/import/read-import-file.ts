import type { Language } from '@plateprint/shared/kernel/language.ts';
import { recipesInHtml } from '@plateprint/shared/recipes/import/html-recipes.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { recipesInJson } from '@plateprint/shared/recipes/import/json-recipes.ts';
import { LONGEST_TEXT, readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { LARGEST_SPREADSHEET } from '../../spreadsheets/worker/accepted-spreadsheet.ts';
import { LARGEST_ARCHIVE } from './accepted-recipes.ts';
import { decodeText } from '../../spreadsheets/worker/decode-text.ts';
import { FileProblem } from '../../spreadsheets/worker/file-problem.ts';
import { readSpreadsheet, type ReadSpreadsheet } from '../../spreadsheets/worker/read-sheets.ts';
import { isZip, MOST_UNPACKED_BYTES, unzip } from '../../spreadsheets/worker/unzip.ts';

export type ReadImport = { kind: 'recipes'; recipes: ImportedRecipe[] } | { kind: 'sheet'; spreadsheet: ReadSpreadsheet };

/** Reads whatever a person has: a page, JSON, text, a spreadsheet, or an archive of Mealie or Tandoor. Throws a `FileProblem`. */
export async function readImportFile(file: File, likely: Language, onShare?: (share: number) => void): Promise<ReadImport> {
  const name = file.name.toLowerCase();
  const isArchive = name.endsWith('.zip');
  if (file.size > (isArchive ? LARGEST_ARCHIVE : LARGEST_SPREADSHEET)) throw new FileProblem('too_large');
  if (!isArchive && /\.(?:csv|tsv|xlsx|xls)$/u.test(name))
    return { kind: 'sheet', spreadsheet: await readSpreadsheet(file, onShare) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const recipes = isZip(bytes) ? await recipesInArchive(bytes, likely) : recipesInText(decodeText(bytes), name, likely);
  if (recipes.length === 0) throw new FileProblem('nothing_found');
  return { kind: 'recipes', recipes };
}

/** A saved page may be called anything: its first characters tell. */
function recipesInText(text: string, name: string, likely: Language): ImportedRecipe[] {
  const start = text.slice(0, 2000).trimStart();
  if (/\.html?$/u.test(name) || /^<(?:!doctype|html|\?xml|!--)/iu.test(start)) return recipesInHtml(text, likely);
  if (/\.json(?:ld)?$/u.test(name) || /^[[{]\s*["{[]/u.test(start)) {
    const found = recipesInJson(text, likely);
    if (found) return found;
    if (/\.json(?:ld)?$/u.test(name)) throw new FileProblem('unreadable');
  }
  if (text.length > LONGEST_TEXT) throw new FileProblem('too_large');
  return readPastedRecipes(text, { likely });
}

/**
 * Tandoor puts an archive a recipe into its archive, Mealie a folder a recipe; a backup of Mealie has one `database.json`.
 * All that is unpacked counts together, however deep it lies.
 */
async function recipesInArchive(bytes: Uint8Array, likely: Language): Promise<ImportedRecipe[]> {
  const files = await unzip(bytes, {
    wants: (name) => /\.(?:json|zip|html?|txt|md)$/iu.test(name) && !name.startsWith('__MACOSX'),
  });
  let left = MOST_UNPACKED_BYTES - [...files.values()].reduce((sum, { length }) => sum + length, 0);
  const backup = [...files].find(([name]) => /(?:^|\/)database\.json$/iu.test(name));
  if (backup) return recipesInText(decodeText(backup[1]), 'database.json', likely);
  const recipes: ImportedRecipe[] = [];
  for (const [name, content] of files) {
    if (!/\.zip$/iu.test(name)) {
      recipes.push(...recipesOrNone(content, name, likely));
      continue;
    }
    const inside = await unzip(content, { wants: (inner) => /\.json$/iu.test(inner), mostBytes: left });
    for (const [inner, json] of inside) {
      left -= json.length;
      recipes.push(...recipesOrNone(json, inner, likely));
    }
  }
  return recipes;
}

/** One file of an archive that is no recipe keeps the others from nothing. */
function recipesOrNone(content: Uint8Array, name: string, likely: Language): ImportedRecipe[] {
  try {
    return recipesInText(decodeText(content), name.toLowerCase(), likely);
  } catch {
    return [];
  }
}
