import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import formatOnly from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';
import { LANGUAGES, localeOf } from '../../shared/src/kernel/language.ts';
import { flat, placeholders, textsUnder } from './texts.ts';

const areas = await textsUnder(join(import.meta.dirname, '../../web/src/texts'));

/** One of each kind and options: to make one takes a hundred times as long as to use it, for ours as for the browser's side. */
function madeOnce<A extends unknown[], T>(make: (...args: A) => T): (...args: A) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = JSON.stringify(args);
    const one = made.get(key) ?? make(...args);
    made.set(key, one);
    return one;
  };
}

const formatters = {
  getNumberFormat: madeOnce((...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args)),
  getPluralRules: madeOnce((...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args)),
  getDateTimeFormat: madeOnce((...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args)),
};

test.each(LANGUAGES)('in %s a text that was read while building says what it says when the browser reads it', (language) => {
  const locale = localeOf(language);
  for (const texts of areas.values()) {
    const tree = texts[language] ?? {};
    const says = createTranslator({ locale, messages: tree, timeZone: 'UTC' });
    for (const [key, text] of flat(tree)) {
      for (const value of [1, 2.5]) {
        const given = Object.fromEntries(
          [...placeholders(text)].map((name) =>
            name.startsWith('<') ? [name.slice(1, -1), String] : [name.split(':')[0] ?? '', value],
          ),
        );
        const built = formatOnly(key, compile(text), given, { formatters, locale, timeZone: 'UTC' } as never);
        expect(built, `${key}: ${text}`).toEqual(says.rich(key as never, given as never));
      }
    }
  }
});
