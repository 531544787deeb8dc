/**
 * The same answer without levels and their letters, for a program of an organization that shows guests figures: every object with both
 * `level` and `label`, wherever it stands.
 */
export function withoutVerdicts(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withoutVerdicts);
  if (typeof answer !== 'object' || answer === null) return answer;
  const isJudged = 'level' in answer && 'label' in answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      isJudged && (name === 'level' || name === 'label') ? null : withoutVerdicts(value),
    ]),
  );
}
