import type { Source } from '@plateprint/shared/ingredients/factor/source.ts';

/** A source by its title instead of its id; the id while the titles are on their way. */
export function titleOf(sources: readonly Pick<Source, 'id' | 'title'>[], id: string): string {
  return sources.find((source) => source.id === id)?.title ?? id;
}
