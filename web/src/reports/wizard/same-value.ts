/** Whether two plain values say the same. What is the very same object is not looked into, so that thousands of rows cost little. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) => isSameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]))
  );
}
