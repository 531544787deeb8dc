import type { Source } from '@plateprint/shared/ingredients/source-api.ts';

/** A source by its title instead of its id; the id while the titles are on their way. */
export function titleOf(sources: readonly Pick<Source, 'id' | 'title'>[], id: string): string {
  return sources.find((source) => source.id === id)?.title ?? id;
}

/**
 * What a step of a factor was taken from, `agribalyse 6254` or `SE 60 %, DK 40 % (faostat)`, with the sources' names in
 * place of their ids. An id stands at the beginning, in brackets, or after a colon; anywhere else it is part of a record's name.
 */
export function withTitles(sources: readonly Pick<Source, 'id' | 'title'>[], detail: string): string {
  return detail.replace(/(^|\(|: )([a-z]+)(?=[ )]|$)/g, (found, before: string, id: string) => {
    const source = sources.find((each) => each.id === id);
    return source ? `${before}${source.title.split(': ')[0]}` : found;
  });
}
