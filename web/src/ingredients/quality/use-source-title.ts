import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import { useRead } from '../../platform/api/use-read.ts';

/** The sources' own titles; their ids until they are there. */
export function useSourceTitle(): (id: string) => string {
  const sources = useRead(listSources, {}, { staleTime: Infinity });
  return (id) => sources.data?.items.find((source) => source.id === id)?.title ?? id;
}
