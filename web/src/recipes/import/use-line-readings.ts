import { MOST_MATCHED_LINES, understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { seasonedFor } from '@plateprint/shared/ingredients/amount/to-taste.ts';
import { withDoubt } from '@plateprint/shared/recipes/import/import-doubts.ts';
import { type BagsByName, bagOfLine, lineOfBag } from '@plateprint/shared/recipes/import/bag-line.ts';
import { ingredientsOf, type LineStanding, type ReadImportLine } from '@plateprint/shared/recipes/import/import-draft.ts';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ClientFailure } from '../../platform/api/client-failure.ts';
import { lineOf } from '../editor/state/read-lines.ts';
import type { ImportItem } from './import-state.ts';

interface BareReading extends ReadImportLine {
  candidates: readonly MatchCandidate[];
}

export interface LineReading extends BareReading {
  /** Grams in a portion, when they are more than anyone eats. */
  heavyGrams: number | null;
}

export interface LineReadings {
  /** The understood line; undefined while it is being read. */
  readingOf: (item: ImportItem, text: string) => LineReading | undefined;
  left: number;
  failure: ClientFailure | null;
  retry: () => void;
}

/** Lines in one call: some kitchens have a slow line, and the first recipes should be seen soon. */
const LINES_A_CALL = Math.min(300, MOST_MATCHED_LINES);

/** Reads the lines of all recipes in batches, each text once a language; what was changed is read anew. */
export function useLineReadings(
  items: readonly ImportItem[],
  { location, bags }: { location: Location; bags: BagsByName },
): LineReadings {
  const [readings, setReadings] = useState<ReadonlyMap<string, KnownReading>>(new Map());
  const [failure, setFailure] = useState<ClientFailure | null>(null);
  const isAsking = useRef(false);
  const unread = useMemo(() => unreadBatch(items, readings), [items, readings]);

  useEffect(() => {
    if (unread.texts.length === 0 || failure || isAsking.current) return;
    isAsking.current = true;
    void readBatch(unread, location).then((outcome) => {
      isAsking.current = false;
      if (outcome instanceof ClientFailure) setFailure(outcome);
      else setReadings((known) => new Map([...known, ...outcome]));
    });
  }, [unread, failure, location]);

  return {
    readingOf: useCallback(
      (item, text) => {
        const { language } = item.recipe;
        const known = readings.get(keyOf(language, text));
        const reading = known && seasonedReading(withBag(known, bags, language), known, item.recipe.portions);
        const choice = ownValue(item.chosen, text);
        return reading && withDoubt(choice ? withCandidate(reading, choice) : reading, item.recipe);
      },
      [readings, bags],
    ),
    left: unread.left,
    failure,
    retry: () => setFailure(null),
  };
}

async function readBatch(
  { language, texts }: { language: Language; texts: readonly string[] },
  location: Location,
): Promise<(readonly [string, KnownReading])[] | ClientFailure> {
  try {
    const lines = texts.map((text) => text.slice(0, 2000));
    const { items } = await call(understandLines, { body: { language, location, lines } }, { timeout: 60_000 });
    return texts.map((text, at) => [keyOf(language, text), readingOf(items[at])] as const);
  } catch (thrown) {
    return thrown instanceof ClientFailure ? thrown : new ClientFailure('network');
  }
}

function keyOf(language: Language, text: string): string {
  return `${language}\n${text}`;
}

function unreadBatch(
  items: readonly ImportItem[],
  readings: ReadonlyMap<string, KnownReading>,
): { language: Language; texts: string[]; left: number } {
  const unread = new Map<string, { language: Language; text: string }>();
  for (const { recipe } of items) {
    for (const text of ingredientsOf(recipe)) {
      const key = keyOf(recipe.language, text);
      if (!readings.has(key)) unread.set(key, { language: recipe.language, text });
    }
  }
  const [first] = unread.values();
  const language = first?.language ?? 'en_gb';
  const same = [...unread.values()].filter((each) => each.language === language);
  return { language, texts: same.slice(0, LINES_A_CALL).map(({ text }) => text), left: unread.size };
}

type Understood = ReplyOf<typeof understandLines>['items'][number];

interface KnownReading extends BareReading {
  phrase: IngredientPhrase | null;
  also?: readonly { text: string; line: Partial<IngredientLine>; phrase: IngredientPhrase }[];
}

function readingOf(understood: Understood | undefined): KnownReading {
  if (!understood) return { phrase: null, standing: 'unknown', line: {}, name: null, candidates: [] };
  const { match, also, phrase } = understood;
  return {
    phrase,
    standing: standingOf(understood),
    // Of a line that says several foods each has its own part.
    line: also.length > 0 ? { ...lineOf(understood, null), inputIngredient: understood.input } : lineOf(understood, null),
    name: [match, ...also.map((each) => each.match)].map(nameOf).filter(Boolean).join(' + ') || null,
    candidates: match.candidates,
    also: also.map((each) => ({ text: each.input, line: lineOf(each, null), phrase: each.phrase })),
  };
}

/** The same text is read once for all recipes; what is to taste goes by the portions of each. */
function seasonedReading(reading: BareReading, { phrase, also = [] }: KnownReading, portions: number | null): BareReading {
  if (phrase === null) return reading;
  return {
    ...reading,
    line: seasonedFor(reading.line, phrase, portions),
    also: (reading.also ?? []).map((each, at) => {
      const said = also[at]?.phrase;
      return said ? { text: each.text, line: seasonedFor(each.line, said, portions) } : each;
    }),
  };
}

/** The kitchen's own bag goes before what the food data has under the name. */
function withBag(reading: KnownReading, bags: BagsByName, language: Language): BareReading {
  const bag = reading.phrase && bagOfLine(bags, reading.phrase);
  if (!reading.phrase || !bag) return reading;
  const line = lineOfBag(bag, reading.phrase, language);
  const isMeasured = line.amount !== null || reading.phrase.quantity === null;
  return {
    standing: isMeasured ? 'understood' : 'check',
    line,
    name: bag.names[0]?.name ?? null,
    candidates: [],
    also: [],
  };
}

function nameOf({ ingredientName, categoryName, variationName }: Understood['match']): string {
  return [ingredientName ?? categoryName, variationName].filter(Boolean).join(', ');
}

/** Nothing but what is surely meant, with its grams where an amount stands, needs no look. */
function standingOf({ match, phrase, amount }: Understood): LineStanding {
  if (match.ingredientId === null && match.categoryId === null) return 'unknown';
  const isUnmeasured = phrase.quantity !== null && amount === null;
  return match.matched && !isUnmeasured ? 'understood' : 'check';
}

function withCandidate(reading: BareReading, choice: MatchCandidate): BareReading {
  return {
    ...reading,
    standing: 'understood',
    name: [choice.ingredientName, choice.variationName].filter(Boolean).join(', '),
    also: [],
    line: { ...reading.line, ingredient: choice.ingredientId, variation: choice.variationId, categoryId: null, inDoubt: null },
  };
}
