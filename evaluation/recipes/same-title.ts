/**
 * Whether a found title is the labelled one. The labels leave out what stands in brackets behind a name, "Pfannkuchen (Grundrezept)"; the
 * product keeps it, since it may tell two dishes of one name apart. Both are the title.
 */
export function isSameTitle(found: string | null, labelled: string | null): boolean {
  if (found === labelled) return true;
  if (found === null || labelled === null || !found.startsWith(`${labelled} (`)) return false;
  return /^ \([^()\d]+\)$/u.test(found.slice(labelled.length));
}
