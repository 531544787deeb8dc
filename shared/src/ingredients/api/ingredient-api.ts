import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { Unit } from '../../units/unit.ts';
import { EmissionDatabase, FactsQuery, IngredientFacts, Location } from '../ingredient-facts.ts';
import { AmountRule } from '../../units/amount-rule.ts';
import { FoodMeasures } from '../food-measures.ts';
import { IngredientSuggestion, NameMatch } from '../ingredient-match.ts';
import { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { LinePieceSource } from '../pieces/piece-source.ts';
import { KitchenMeasure } from '../../units/kitchen-measure.ts';
import { wireName } from '../../kernel/api/wire-name.ts';

/** A call takes this many names: a month's purchases of a large kitchen, with room. */
export const MOST_NAMES = 2000;
/** Lines of text to take apart in one call; 10,000 lines are a cookbook, and take about half a second. */
export const MOST_PARSED_LINES = 10_000;
/** As many lines as two of the longest recipes: each is parsed and matched. */
export const MOST_MATCHED_LINES = 1000;
/** Ids and questions about facts in one call: a recipe's lines. */
export const MOST_FACTS = 500;

const language = z.enum(LANGUAGES);
const Id = z.string().check(z.maxLength(120));
const Name = z.string().check(z.maxLength(500));
const Line = z.string().check(z.maxLength(2000));
/** The month of purchase, 1–12; without it a figure is that of the year. */
const month = z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(12)));

/** The second API: no tenant's data, open to anyone and rate-limited. */
const service = { api: 'ingredient-data', callers: 'anyone' } as const;

export const listRegions = endpoint({
  ...service,
  method: 'GET',
  path: '/regions',
  summary: 'List the countries an ingredient can come from, by name',
  query: z.object({ language: z._default(language, 'en_gb') }),
  reply: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const searchIngredients = endpoint({
  ...service,
  method: 'POST',
  path: '/search',
  summary: 'Find ingredients while somebody types, the best first',
  body: z.object({
    query: z.string().check(z.maxLength(200)),
    language,
    limit: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(50)), 10),
  }),
  reply: z.object({ items: z.array(IngredientSuggestion) }),
});

export const matchNames = endpoint({
  ...service,
  method: 'POST',
  path: '/search/names',
  summary: 'Match names in bulk to ingredients with variation, origin and organic, in the order given',
  body: z.object({ ingredients: z.array(Name).check(z.maxLength(MOST_NAMES)), language }),
  reply: z.object({ items: z.array(NameMatch) }),
});

export const listVariations = endpoint({
  ...service,
  method: 'POST',
  path: '/search/variations',
  summary: 'List the variations of ingredients, and the units each ingredient takes',
  description: 'Unknown ids are left out of the reply.',
  body: z.object({ ingredientIds: z.array(Id).check(z.maxLength(MOST_FACTS)), language }),
  reply: z.object({
    items: z.array(
      z.object({
        ingredientId: z.string(),
        ingredientName: z.string(),
        variations: z.array(z.object({ variationId: z.string(), variationName: z.string(), default: z.boolean() })),
        units: z.array(Unit),
        /** Grams of one counted unit, by written unit. */
        pieces: z.record(z.string(), z.number()),
      }),
    ),
  }),
});

export const UnitRefusal = z.enum(['unknown_ingredient', 'no_density', 'no_piece_weight', 'unknown_unit']);
export type UnitRefusal = z.infer<typeof UnitRefusal>;

export const validateIngredientsUnit = endpoint({
  ...service,
  method: 'POST',
  path: '/ingredients/validateIngredientsUnit',
  summary: 'Say of each variation and unit whether its grams are known, and if not why',
  body: z.object({ items: z.array(z.object({ variationId: Id, unit: Id })).check(z.maxLength(MOST_NAMES)) }),
  reply: z.object({
    items: z.array(z.object({ variationId: z.string(), unit: z.string(), valid: z.boolean(), reason: z.nullable(UnitRefusal) })),
  }),
});

export const foodMeasures = endpoint({
  ...service,
  method: 'POST',
  path: '/ingredients/measures',
  summary: 'Say of variations and categories how they are measured: grams per millilitre and of one piece, in the order given',
  body: z.object({
    items: z.array(z.object({ variationId: z.nullable(Id), categoryId: z.nullable(Id) })).check(z.maxLength(MOST_NAMES)),
  }),
  reply: z.object({ items: z.array(z.nullable(FoodMeasures)) }),
});

export const parseLines = endpoint({
  ...service,
  method: 'POST',
  path: '/parse',
  summary: 'Take written ingredient lines apart into quantity, unit, name and note, in the order given',
  body: z.object({ language, lines: z.array(Line).check(z.maxLength(MOST_PARSED_LINES)) }),
  reply: z.object({ lines: z.array(IngredientPhrase) }),
});

export const ingredientNames = endpoint({
  ...service,
  method: 'POST',
  path: '/ingredients/names',
  summary: 'Name ingredients and their variations in a language',
  description: 'Unknown ids are left out of the reply. `variationNames` is keyed by variation id.',
  body: z.object({ ids: z.array(Id).check(z.maxLength(MOST_NAMES)), language }),
  reply: z.object({
    items: z.array(
      z.object({
        ingredientId: z.string(),
        ingredientName: z.string(),
        variationNames: z.record(z.string(), z.string()),
      }),
    ),
  }),
});

export const ingredientFacts = endpoint({
  ...service,
  method: 'POST',
  path: '/facts',
  summary: 'Give figures and facts of variations or categories at a location; null for what is unknown',
  description:
    '`factor.parts` tells fossil, biogenic and land-use part, kg CO2e per kg; they add up to `co2e.value`, which always holds land-use change. ' +
    'It is null where no source tells the split.',
  body: z.object({
    location: Location,
    emissionDatabase: wireName('database', EmissionDatabase),
    month,
    items: z.array(FactsQuery).check(z.maxLength(MOST_FACTS)),
  }),
  reply: z.object({ items: z.array(z.nullable(IngredientFacts)), foodDataVersion: z.string() }),
});

const UnderstoodLine = z.object({
  input: z.string(),
  phrase: IngredientPhrase,
  match: NameMatch,
  /** The recipe line's unit and amount; null where nothing was counted or its grams are not known. */
  unit: z.nullable(Unit),
  amount: z.nullable(z.number()),
  /** Grams of one piece, when `unit` is `piece`. */
  pieceGrams: z.nullable(z.number()),
  pieceSource: z.nullable(LinePieceSource),
  /** The written unit where it is none of a line's nine: what one of it is in `unit`. */
  measure: z.nullable(KitchenMeasure),
  /** Grams of the whole amount; null where they are not known. */
  grams: z.nullable(z.number()),
  /** How the written unit became grams; null where it did not. */
  rule: z.nullable(AmountRule),
});

export const understandLines = endpoint({
  ...service,
  method: 'POST',
  path: '/lines',
  summary: 'Parse and match pasted ingredient lines in one go, ready to become lines of a recipe',
  description:
    'Units beyond those of a recipe line become grams, or pieces with their grams; `rule` says by what. A range counts with its middle; notes choose a variation. ' +
    'A line of several ingredients, "salt and pepper", is the first of them and has the others in `also`.',
  body: z.object({ language, location: Location, month, lines: z.array(Line).check(z.maxLength(MOST_MATCHED_LINES)) }),
  reply: z.object({
    items: z.array(
      z.object({
        ...UnderstoodLine.shape,
        /** Further foods of the line: the pepper of "salt and pepper", each with what was said of both. */
        also: z.array(UnderstoodLine),
      }),
    ),
  }),
});
