/** The source of a licensed list that an installation lays over the public figures. */
const LICENSED = 'institute';
/** The public sources of the research institutes' database, the first where both have an entry. */
const PUBLIC = ['agribalyse', 'rivm'];

interface Named {
  id: string;
  title: string;
  publisher: string;
}

/** The sources of the research institutes' database in this installation: "AGRIBALYSE 3.1 (ADEME and INRAE)". */
export function instituteNames(sources: readonly Named[]): string[] {
  const shown = sources.some(({ id }) => id === LICENSED) ? [LICENSED] : PUBLIC;
  return shown
    .flatMap((id) => sources.find((source) => source.id === id) ?? [])
    .map(({ title, publisher }) => (title.includes(publisher) ? title : `${title} (${publisher})`));
}
