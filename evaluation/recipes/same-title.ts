/**
 * Whether a found title is the labelled one. The labels leave out what stands in brackets behind a name, "Pfannkuchen (Grundrezept)"; the
 * product keeps it, since it may tell two dishes of one name apart. Both are the title. So are two spellings of one name: the product keeps
 * the text's "&" and its missing apostrophe, where a label writes them out.
 */
export function isSameTitle(found: string | null, labelled: string | null): boolean {
  if (found === null || labelled === null) return found === labelled;
  const [read, meant] = [spelt(found), spelt(labelled)];
  if (read === meant) return true;
  return read.startsWith(`${meant} (`) && /^ \([^()\d]+\)$/u.test(read.slice(meant.length));
}

/** "And" in each language is one mark, and an apostrophe is none. */
function spelt(title: string): string {
  return title.replaceAll(/['’`´]/gu, '').replaceAll(/(?<=\S )(?:&|\+|and|och|og|und|et|en)(?= \S)/gu, '&');
}
