/** Whether somebody wrote a thing's name to confirm that it is the one they mean; spaces around either count for nothing. */
export function isTypedName(typed: string, name: string): boolean {
  return typed.trim() === name.trim();
}
