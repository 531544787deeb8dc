import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Answer } from './answer.ts';

const BASES: Record<AnyEndpoint['api'], string> = { main: '/api', 'ingredient-data': '/ingredient-data', open: '/api/open/v1' };

export interface MatchedCall {
  answer: Answer;
  params: Record<string, string>;
}

/** The answer to a call: of those whose path fits the one with the fewest blanks, as the server chooses; then the first. */
export function matchedCall(answers: readonly Answer[], method: string, path: string): MatchedCall | null {
  const fitting = answers.flatMap((answer) => {
    const params = answer.endpoint.method === method ? paramsIn(answer.endpoint, path) : null;
    return params ? [{ answer, params }] : [];
  });
  const fewest = Math.min(...fitting.map(({ params }) => Object.keys(params).length));
  return fitting.find(({ params }) => Object.keys(params).length === fewest) ?? null;
}

function paramsIn(endpoint: AnyEndpoint, path: string): Record<string, string> | null {
  const [blanks, parts] = [BASES[endpoint.api] + endpoint.path, path].map((each) => each.split('/'));
  if (!blanks || !parts || blanks.length !== parts.length) return null;
  const params: [string, string][] = [];
  for (const [at, blank] of blanks.entries()) {
    const part = parts[at] ?? '';
    if (blank.startsWith('{')) params.push([blank.slice(1, -1), decodeURIComponent(part)]);
    else if (blank !== part) return null;
  }
  return Object.fromEntries(params);
}
