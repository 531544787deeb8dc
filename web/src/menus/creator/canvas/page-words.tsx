import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useLayoutEffect } from 'react';
import { LanguageProvider } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { PageText } from './menu-text-tables.ts';

interface WordsProps {
  onWords: (text: PageText) => void;
}

/** Hands on the page's words in the menu's language; while they are loaded the creator stays as it is. */
export function PageWords({ language, onWords }: WordsProps & { language: Language }) {
  return (
    <LanguageProvider language={language}>
      <Suspense>
        <Words onWords={onWords} />
      </Suspense>
    </LanguageProvider>
  );
}

function Words({ onWords }: WordsProps) {
  const text = useText('menus/page');
  useLayoutEffect(() => onWords(text), [onWords, text]);
  return null;
}
