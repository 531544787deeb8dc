import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { MailTexts } from './texts/en_gb.ts';

/** The words of a language; loaded when its first mail is written. */
export async function mailTexts(language: Language): Promise<MailTexts> {
  const { default: texts } = (await import(`./texts/${language}.ts`)) as { default: MailTexts };
  return texts;
}

/** Fills in `{name}`; what has no value stays as it is, so that a test finds it. */
export function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole);
}
