import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Area } from '../platform/i18n/area-texts.ts';

/** The `context` of every route's `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient;
  language: () => Language;
  /** Fetches texts beside the page's code instead of after it. */
  loadTexts: (...areas: Area[]) => Promise<unknown>;
}
