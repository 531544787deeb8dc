import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkClaims } from '@plateprint/shared/claims/check/check-claims.ts';
import { CLAIM_CONTEXTS, CLAIM_KINDS, type ClaimKind } from '@plateprint/shared/claims/claim.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import * as z from 'zod/mini';

/** Phrases by what a person says they are: claims of each kind, and texts that claim nothing. */
const Labelled = z.record(z.enum([...CLAIM_KINDS, 'clean']), z.array(z.string()));
export type LabelledClaims = z.infer<typeof Labelled>;
/** The same as a list, each text with where it stands; null: it claims nothing. */
const Listed = z.array(z.object({ text: z.string(), kind: z.nullable(z.enum(CLAIM_KINDS)), context: z.enum(CLAIM_CONTEXTS) }));
const EITHER = z.union([Labelled, Listed]);

export interface ClaimJudgement {
  phrases: number;
  /** Share of the claims that are found with their kind, and of those found at all. */
  recall: number;
  found: number;
  byKind: ReadonlyMap<ClaimKind, number>;
  clean: number;
  /** Share of what claims nothing in which something was found. */
  falseAlarms: number;
  misses: string[];
}

const COUNTRIES: Readonly<Record<Language, string>> = {
  en_gb: 'GB',
  en_us: 'US',
  sv: 'SE',
  no: 'NO',
  da: 'DK',
  de: 'DE',
  fr: 'FR',
  nl: 'NL',
};
/** The phrases were written in this year. */
const YEAR = 2026;

export async function readClaims(
  set: 'claims' | 'held-out/claims' | 'held-out/claims-third',
): Promise<Map<Language, LabelledClaims>> {
  const folder = join(import.meta.dirname, '..', set);
  const files = new Set(await readdir(folder).catch(() => []));
  const written = LANGUAGES.filter((language) => files.has(`${language}.json`));
  const read = async (language: Language): Promise<[Language, LabelledClaims]> => [
    language,
    byKind(EITHER.parse(JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8')))),
  ];
  return new Map(await Promise.all(written.map(read)));
}

function byKind(labelled: z.infer<typeof EITHER>): LabelledClaims {
  if (!Array.isArray(labelled)) return labelled;
  const of = Map.groupBy(labelled, ({ kind }) => kind ?? 'clean');
  const texts = (kind: ClaimKind | 'clean'): string[] => (of.get(kind) ?? []).map(({ text }) => text);
  return { ...(Object.fromEntries(CLAIM_KINDS.map((kind) => [kind, texts(kind)])) as LabelledClaims), clean: texts('clean') };
}

/** The labelled phrases, and names of dishes and foods beside them that claim nothing. */
export function judgeClaims(labelled: LabelledClaims, language: Language, names: readonly string[]): ClaimJudgement {
  const kindsIn = (text: string) =>
    checkClaims(text, { language, country: COUNTRIES[language], year: YEAR }).map(({ kind, words }) => ({ kind, words }));
  const misses: string[] = [];
  const claims = CLAIM_KINDS.flatMap((kind) => labelled[kind].map((phrase) => ({ kind, phrase, found: kindsIn(phrase) })));
  const right = claims.filter(({ kind, phrase, found }) => {
    const isRight = found.some((each) => each.kind === kind);
    if (!isRight)
      misses.push(`${kind}: ${phrase}  →  ${found.map((each) => `${each.kind} “${each.words}”`).join(', ') || 'nothing'}`);
    return isRight;
  });
  const clean = [...labelled.clean, ...names];
  const alarms = clean.flatMap((text) => {
    const found = kindsIn(text);
    return found.length > 0 ? [`clean: ${text}  →  ${found.map((each) => `${each.kind} “${each.words}”`).join(', ')}`] : [];
  });
  const rightOf = Map.groupBy(right, ({ kind }) => kind);
  return {
    phrases: claims.length,
    recall: right.length / claims.length,
    found: claims.filter(({ found }) => found.length > 0).length / claims.length,
    byKind: new Map(CLAIM_KINDS.map((kind) => [kind, (rightOf.get(kind)?.length ?? 0) / labelled[kind].length])),
    clean: clean.length,
    falseAlarms: alarms.length / clean.length,
    misses: [...misses, ...alarms],
  };
}
