/** The same without a level, wherever one stands: for somebody outside of an organization that shows guests figures. */
export function withoutLevels<T>(answer: T): T {
  if (Array.isArray(answer)) return answer.map(withoutLevels) as T;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, name === 'level' ? null : withoutLevels(value as unknown)]),
  ) as T;
}
