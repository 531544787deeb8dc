/** The source of a licensed list that an installation lays over the public figures. */
const LICENSED = 'institute';
/** What the research institutes' database is made of otherwise, the first where both have an entry. */
const PUBLIC = ['agribalyse', 'rivm'];

interface Named {
  id: string;
  title: string;
  publisher: string;
}

/** Whose figures the research institutes' database of this installation holds: "AGRIBALYSE 3.1 (ADEME and INRAE)". */
export function instituteNames(sources: readonly Named[]): string[] {
  const shown = sources.some(({ id }) => id === LICENSED) ? [LICENSED] : PUBLIC;
  return shown
    .flatMap((id) => sources.find((source) => source.id === id) ?? [])
    .map(({ title, publisher }) => (title.includes(publisher) ? title : `${title} (${publisher})`));
}
