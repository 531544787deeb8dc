/** The value without the named fields, the others in their order. */
export function without<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Omit<Value, Key> {
  const left = Object.entries(value).filter(([key]) => !keys.some((one) => one === key));
  return Object.fromEntries(left) as Omit<Value, Key>;
}
