import type { WantedColumn } from '../../kernel/spreadsheet/find-columns.ts';
import { mappedRows, numberIn, type MappedRow, type Mapping } from '../../kernel/spreadsheet/mapping.ts';
import { readNumber } from '../../kernel/spreadsheet/number-format.ts';
import { isEmptyCell, type Sheet } from '../../kernel/spreadsheet/sheet.ts';
import type { Language } from '../../kernel/language.ts';
import { NO_RECIPE, type ImportedRecipe } from './imported-recipe.ts';
import { lineFrom, linesFrom, portionsFrom } from './plain-words.ts';
import { tagsOf } from './schema-org-recipes.ts';
import { languageOfText } from './text-language.ts';
import { writtenLine } from '../paste/written-line.ts';

const RECIPE_FIELDS = [
  'recipe',
  'portions',
  'ingredient',
  'variation',
  'amount',
  'unit',
  'ingredients',
  'method',
  'category',
  'tags',
  'notes',
] as const;
export type RecipeField = (typeof RECIPE_FIELDS)[number];

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** In the order in which columns without names are taken: recipe, ingredient, amount, unit. */
export const RECIPE_COLUMNS: readonly WantedColumn<RecipeField>[] = [
  {
    field: 'recipe',
    kind: 'text',
    words: list(
      'recipe, recipe name, dish, title, name, recept, receptnamn, rätt, maträtt, titel, oppskrift, rett, tittel, opskrift, ret, rezept, rezeptname, gericht, recette, plat, titre, nom, recept naam, gerecht, namn, navn, naam',
    ),
  },
  {
    field: 'ingredient',
    kind: 'text',
    words: list(
      'ingredient, ingredient name, food, product, item, ingrediens, råvara, livsmedel, vara, råvare, matvare, vare, fødevare, zutat, lebensmittel, artikel, produkt, ingrédient, produit, denrée, ingrediënt, grondstof',
    ),
  },
  {
    field: 'amount',
    kind: 'number',
    words: list(
      'amount, quantity, qty, weight, mängd, antal, kvantitet, vikt, mengde, vekt, mængde, vægt, menge, gewicht, quantité, qté, poids, hoeveelheid',
    ),
  },
  {
    field: 'unit',
    kind: 'text',
    words: list('unit, measure, uom, enhet, mått, enhed, mål, einheit, unité, mesure, eenheid, maat'),
  },
  {
    field: 'variation',
    kind: 'text',
    isNamedOnly: true,
    words: list(
      'variation, variant, variety, variations, varianter, variante, varianten, sort, sorte, variasjon, variété, variatie, variëteit, soort',
    ),
  },
  {
    field: 'portions',
    kind: 'number',
    words: list(
      'portions, servings, serves, yield, covers, portioner, antal portioner, personer, porsjoner, antall porsjoner, portionen, personen, anzahl portionen, personnes, nombre de portions, porties, personen, aantal porties',
    ),
  },
  {
    field: 'ingredients',
    kind: 'text',
    isRepeated: true,
    words: list('ingredients, ingredient list, ingredienser, zutaten, zutatenliste, ingrédients, ingrediënten, råvaror, råvarer'),
  },
  {
    field: 'method',
    kind: 'text',
    words: list(
      'method, instructions, directions, preparation, steps, tillagning, gör så här, instruktioner, fremgangsmåte, fremgangsmåde, tilberedning, zubereitung, anleitung, préparation, étapes, bereiding, bereidingswijze, werkwijze',
    ),
  },
  {
    field: 'category',
    kind: 'text',
    words: list(
      'category, course, type, group, kategori, grupp, rettype, kategorie, gang, gruppe, catégorie, rubrique, categorie, groep',
    ),
  },
  {
    field: 'tags',
    kind: 'text',
    isRepeated: true,
    words: list(
      'tags, keywords, labels, taggar, etiketter, nyckelord, nøkkelord, nøgleord, schlagwörter, stichwörter, mots-clés, étiquettes, trefwoorden',
    ),
  },
  {
    field: 'notes',
    kind: 'text',
    isRepeated: true,
    words: list(
      'note, notes, comment, comments, description, anteckning, kommentar, beskrivning, notat, beskrivelse, bemærkning, notiz, bemerkung, beschreibung, remarque, commentaire, opmerking, omschrijving',
    ),
  },
];

/** One row an ingredient, under its recipe's name; or one row a recipe, its ingredients in one cell or several. */
export type SheetLayout = 'ingredient-rows' | 'recipe-rows';

export function layoutOf({ columns }: Mapping<RecipeField>): SheetLayout {
  return columns.some(({ field }) => field === 'ingredient') ? 'ingredient-rows' : 'recipe-rows';
}

/** The column that a mapping lacks to be read at all; null when recipes can be made with it. */
export function mappingProblem({ columns }: Mapping<RecipeField>): 'no_recipe' | 'no_ingredient' | null {
  const has = (field: RecipeField): boolean => columns.some((column) => column.field === field);
  if (!has('recipe')) return 'no_recipe';
  return has('ingredient') || has('ingredients') ? null : 'no_ingredient';
}

export interface SheetRecipes {
  recipes: ImportedRecipe[];
  /** Rows that belong to no recipe: they are said, never dropped silently. */
  leftRows: number[];
}

type Row = MappedRow<RecipeField>;

/** The recipes of a sheet. Rows of one name that follow each other, or have no name, are one recipe. */
export function recipesInSheet(
  sheet: Sheet,
  mapping: Mapping<RecipeField>,
  { likely, language }: { likely: Language; language?: Language | undefined },
): SheetRecipes {
  const groups: Row[][] = [];
  const leftRows: number[] = [];
  const isByIngredient = layoutOf(mapping) === 'ingredient-rows';
  const of = new Map<string, Row[]>();
  for (const row of mappedRows(sheet, mapping)) {
    const name = row.texts.recipe?.[0]?.toLowerCase() ?? '';
    const group = name === '' ? (isByIngredient ? groups.at(-1) : undefined) : isByIngredient ? of.get(name) : undefined;
    if (group) {
      group.push(row);
      continue;
    }
    if (name === '') {
      leftRows.push(row.row);
      continue;
    }
    const made = [row];
    groups.push(made);
    of.set(name, made);
  }
  return { recipes: groups.map((rows) => recipeOf(rows, likely, language)), leftRows };
}

function recipeOf(rows: readonly Row[], likely: Language, given: Language | undefined): ImportedRecipe {
  const all = (field: RecipeField): string[] => rows.flatMap((row) => row.texts[field] ?? []);
  const method = [...new Set(all('method'))].map(linesFrom).filter(Boolean).join('\n');
  const language =
    given ?? languageOfText([...all('recipe'), ...all('ingredient'), ...all('ingredients'), method].join('\n'), likely);
  const lines = rows.flatMap((row) => [...lineOfRow(row, language), ...linesOfCells(row.texts.ingredients ?? [])]);
  return {
    ...NO_RECIPE,
    title: lineFrom(all('recipe')[0], 200) || null,
    portions: rows.map((row) => portionsOf(row)).find((portions) => portions !== null) ?? null,
    lines: lines.map((text) => ({ text: text.slice(0, 500), heading: /^[^\d:]+:$/u.test(text) })),
    method,
    notes: [...new Set(all('notes'))].map(linesFrom).filter(Boolean).join('\n'),
    category: lineFrom(all('category')[0], 100),
    tags: tagsOf(all('tags')),
    language,
  };
}

function portionsOf(row: Row): number | null {
  const number = numberIn(row, 'portions');
  return number !== null && number > 0 ? number : portionsFrom(row.texts.portions);
}

/** Amount, unit and name of a row as one line; an amount that is no number stays as written. */
function lineOfRow(row: Row, language: Language): string[] {
  const name = [row.texts.ingredient, row.texts.variation]
    .map((cells) => lineFrom(cells?.[0]))
    .filter(Boolean)
    .join(', ');
  const unit = lineFrom(row.texts.unit?.[0], 40);
  const found = row.cells.amount;
  if (!found || isEmptyCell(found.cell))
    return name === '' && unit === '' ? [] : [writtenLine({ quantity: null, unit, name }, language)];
  const written = lineFrom(row.texts.amount?.[0], 60);
  const { value, rest } = readNumber(found.cell, found.format);
  // Less than nothing is no amount: it stays to be seen, and is not read as a dash before one.
  if (value !== null && value < 0) return [`${name} [-${[written, unit].filter(Boolean).join(' ')}]`.trim()];
  // "1/2", "2-3", "1 ½" are for the reader of lines.
  const isPlain = value !== null && !/[/½¼¾⅓⅔–]|\d\s*-\s*\d/u.test(written);
  const line = isPlain
    ? writtenLine({ quantity: value, unit: [rest, unit].filter(Boolean).join(' '), name }, language)
    : [written, unit, name].filter(Boolean).join(' ');
  return line === '' ? [] : [line];
}

/** A cell with several lines, or with its ingredients parted by semicolons. */
function linesOfCells(cells: readonly string[]): string[] {
  return cells.flatMap((cell) => {
    const lines = linesFrom(cell).split('\n');
    const parts = lines.length > 1 ? lines : (lines[0] ?? '').split(/[;|]/u);
    const pieces = parts.length === 1 ? listedByComma(parts[0] ?? '') : parts;
    return pieces.map((line) => lineFrom(line)).filter((line) => line !== '');
  });
}

/** "500 g flour, 2 eggs, 1 dl milk": commas part ingredients where each piece but the last begins with an amount. */
function listedByComma(line: string): string[] {
  const pieces = line.split(/,\s+(?=[\d½¼¾⅓⅔])/u);
  return pieces.length > 1 && pieces.every((piece) => /^[\d½¼¾⅓⅔]/u.test(piece.trim())) ? pieces : [line];
}
