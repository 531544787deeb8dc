import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { claimsOfTexts, type PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import { newWords, type QuestionedWords } from '@plateprint/shared/claims/questioned-words.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { audit } from '../access/audit.ts';
import type { Database } from '../platform/database/database.ts';
import { reasonIsKept } from './kept-reason-store.ts';
import { keepAnswered, type ShownThing } from './word-notice-store.ts';

/** Something on its way to guests. */
export interface GoingOut {
  organizationId: string;
  /** Its id is empty for what is not saved, and for a plan. */
  thing: { kind: 'menu' | 'report' | 'recipe'; id: string; name: string };
  occasion: ClaimOccasion;
  /** What guests have in front of them from then on: words that are answered for are told to nobody. */
  shown?: ShownThing;
  /** All that is asked about. */
  words: readonly QuestionedWords[];
  reason: string;
}

const isPromise = ({ question }: QuestionedWords): boolean => question === 'not_as_promised';

/** As many words are named by a refusal, and kept with a reason. */
const MOST_NAMED = 200;

const CLAIM_ACTIONS: Readonly<Record<GoingOut['thing']['kind'], Readonly<Record<ClaimOccasion, AuditAction>>>> = {
  menu: { share: 'claims_shared', export: 'claims_exported' },
  report: { share: 'report_claims_shared', export: 'report_claims_exported' },
  recipe: { share: 'recipe_claims_shared', export: 'recipe_claims_exported' },
};
const PROMISE_ACTIONS: Readonly<Record<ClaimOccasion, AuditAction>> = {
  share: 'open_allergens_shared',
  export: 'open_allergens_exported',
};

/** Where texts are read, and when: what is still to come is decided by the day there. */
interface Reading {
  country: string;
  now: Date;
}

/** The claims in texts, as they are asked about on every way to guests. */
export function wordsOfTexts(texts: readonly PlacedText[], { country, now }: Reading): QuestionedWords[] {
  const year = Number(dayAt(country, now).slice(0, 4));
  return claimsOfTexts(texts, { country, year }).map(({ kind, place, words }) => ({ question: kind, place, words, dish: '' }));
}

/** @throws words_in_question naming what is asked about, where nobody says why it goes out so */
export function demandReason({ words, reason }: Pick<GoingOut, 'words' | 'reason'>): void {
  if (words.length === 0 || !isBlank(reason)) return;
  throw new AppError(
    'words_in_question',
    newWords(words, [])
      .slice(0, MOST_NAMED)
      .map(({ place, question, words: message }) => ({ path: place, code: question, message })),
  );
}

/**
 * Keeps the reason with who gave it, unless it was kept a moment ago: screens ask first and go out then. Hand in the transaction of what goes
 * out.
 */
export async function keepReason(
  database: Database,
  { actor, at, organizationId, thing, occasion, shown, words, reason }: GoingOut & { actor: Pick<Actor, 'userId'>; at: Date },
): Promise<void> {
  const keep = async (action: AuditAction, field: 'claims' | 'promises', kept: readonly QuestionedWords[]): Promise<void> => {
    if (kept.length === 0) return;
    const distinct = [...new Set(kept.map((each) => each.words))].slice(0, MOST_NAMED);
    const given = { organizationId, by: actor.userId, thingId: thing.id, action, reason, at };
    if (await reasonIsKept(database, field === 'claims' ? { ...given, claims: distinct } : given)) return;
    await audit(database, { action, at, by: actor, thing, organizationId, after: { [field]: distinct, reason } });
  };
  if (shown) await keepAnswered(database, shown, { words, by: actor.userId, now: at });
  await keep(PROMISE_ACTIONS[occasion], 'promises', words.filter(isPromise));
  await keep(
    CLAIM_ACTIONS[thing.kind][occasion],
    'claims',
    words.filter((each) => !isPromise(each)),
  );
}
