import { CLAIM_KINDS } from '@plateprint/shared/claims/claim.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ClaimJudgement } from './judge-claims.ts';
import { type Column, table } from './matching-table.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const CLAIMS: Column<ClaimJudgement>[] = [
  ['Claims', '', ({ phrases }) => String(phrases)],
  ['Found as their kind', '95 %', ({ recall }) => percent(recall)],
  ['Found at all', '', ({ found }) => percent(found)],
  ...CLAIM_KINDS.map((kind): Column<ClaimJudgement> => [kind, '', ({ byKind }) => percent(byKind.get(kind) ?? 0)]),
  ['Clean', '', ({ clean }) => String(clean)],
  ['False alarms', '1 %', ({ falseAlarms }) => percent(falseAlarms)],
];

/** How many claims are found, and in how many texts without one something is. */
export function claimsTable(judged: ReadonlyMap<Language, ClaimJudgement>): string {
  return table(CLAIMS, judged);
}
