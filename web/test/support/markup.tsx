import type { Language } from '@plateprint/shared/kernel/language.ts';
import { waitFor } from '@testing-library/dom';
import { type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { LanguageProvider } from '../../src/platform/i18n/language-context.tsx';

/** The markup of a page, with drawings in plain markup: files are drawn from nothing else. */
export async function markupOf(content: ReactNode, language: Language): Promise<string> {
  const place = document.createElement('div');
  const root = createRoot(place);
  root.render(
    <Suspense fallback="still on its way">
      <LanguageProvider language={language}>{content}</LanguageProvider>
    </Suspense>,
  );
  await waitFor(() => expect(place.innerHTML).not.toMatch(/^(?:|still on its way)$/));
  const markup = place.innerHTML;
  root.unmount();
  return markup.replace(/data:image\/svg\+xml,([^"]+)/g, (_, drawing: string) => decodeURIComponent(drawing));
}
