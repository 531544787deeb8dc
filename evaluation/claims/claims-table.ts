import { CLAIM_KINDS } from '@plateprint/shared/claims/claim.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ClaimJudgement } from './judge-claims.ts';
import { type Column, table } from '../judging/matching-table.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** A share with what it may be in truth, at 95 % (Wilson), for a list of some hundred phrases is a sample. */
function withInterval(share: number, of: number): string {
  if (of === 0) return '–';
  const z = 1.96;
  const middle = share + (z * z) / (2 * of);
  const width = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const [low, high] = [middle - width, middle + width].map((edge) => (Math.max(0, edge / (1 + (z * z) / of)) * 100).toFixed(1));
  return `${percent(share)} (${low}–${high})`;
}

const CLAIMS: Column<ClaimJudgement>[] = [
  ['Claims', '', ({ phrases }) => String(phrases)],
  ['Found as their kind', '95 %', ({ recall, phrases }) => withInterval(recall, phrases)],
  ['Found at all', '', ({ found }) => percent(found)],
  ...CLAIM_KINDS.map((kind): Column<ClaimJudgement> => [kind, '', ({ byKind }) => percent(byKind.get(kind) ?? 0)]),
  ['Clean', '', ({ clean }) => String(clean)],
  ['False alarms', '1 %', ({ falseAlarms, clean }) => withInterval(falseAlarms, clean)],
];

/** How many claims are found, and in how many texts without one something is. */
export function claimsTable(judged: ReadonlyMap<Language, ClaimJudgement>): string {
  return table(CLAIMS, judged);
}
