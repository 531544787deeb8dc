import { listRegions } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { foldHeader } from '@plateprint/shared/kernel/spreadsheet/find-columns.ts';
import { LANGUAGES, localeOf } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import type { OriginNames } from './origin-names.ts';

export interface Origins {
  /** By name, in the language of the place. */
  regions: readonly { id: string; name: string }[];
  names: OriginNames;
}

export function useOrigins(): Origins {
  const language = useLanguage();
  const { data } = useRead(listRegions, { query: { language } }, { staleTime: Infinity });
  return useMemo(() => {
    const regions = data?.items ?? [];
    const names = LANGUAGES.map((each) => new Intl.DisplayNames(localeOf(each), { type: 'region', fallback: 'none' }));
    const byName = new Map<string, string>();
    for (const { id, name } of regions) {
      byName.set(foldHeader(id), id);
      byName.set(foldHeader(name), id);
      if (!/^[A-Z]{2}$/u.test(id)) continue;
      for (const each of names) {
        const called = each.of(id);
        if (called) byName.set(foldHeader(called), id);
      }
    }
    return { regions, names: byName };
  }, [data]);
}
