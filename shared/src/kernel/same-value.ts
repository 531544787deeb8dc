import { ownValue } from './own-value.ts';

/** Whether two plain values say the same. What is the very same object is not looked into, so that thousands of rows cost little. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isSameValue(each, other[at]));
  }
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return (
    keys.length === others.length &&
    keys.every((key) =>
      isSameValue(ownValue(one as Record<string, unknown>, key), ownValue(other as Record<string, unknown>, key)),
    )
  );
}
