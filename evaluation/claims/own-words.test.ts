import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkClaims } from '@plateprint/shared/claims/check/check-claims.ts';
import { OFFER_TEXTS } from '@plateprint/shared/claims/offers/offer-texts.ts';
import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-text.ts';
import { figureText } from '@plateprint/shared/footprint/label/figure-text.ts';
import { LABEL_WORDS } from '@plateprint/shared/footprint/label/label-words.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { EVIDENCE_WORDS } from '@plateprint/shared/menus/archive/evidence-words.ts';
import { LIVE_WORDS } from '@plateprint/shared/menus/live/live-words.ts';
import { expect, test } from 'vitest';
import { plainVariants } from '../../checks/texts/plain-variants.ts';

/** Areas with words that guests and readers of reports see: menus and their cards, recipe sheets, labels, reports, names of files. */
const AREAS = [
  'menus/page',
  'menus/share',
  'recipes/summary',
  'footprint',
  'footprint/land-use',
  'reports/document',
  'reports/file',
  'reports/share',
  'exports',
] as const;

/** Words that the check asks about and that stand, each with its reason in decision 0113. */
const STANDING: ReadonlySet<string> = new Set([
  'recipes/summary organic',
  'footprint/land-use columnAverage',
  'reports/document best.title',
  'reports/document best.low',
  'reports/document method.benchmark',
  'reports/document method.levels',
  'reports/document settings.goal',
]);

/** Of every rule that differs: the Union's, Great Britain's, the United States', and Norway's. */
const COUNTRIES = ['SE', 'DE', 'GB', 'US', 'NO'];

function textsIn(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inside]) => textsIn(inside, path === '' ? key : `${path}.${key}`));
}

function claimsIn(text: string, language: Language): string[] {
  return COUNTRIES.flatMap((country) =>
    plainVariants(text).flatMap((plain) =>
      checkClaims(plain, { language, country, year: 2026, context: 'report' }).map(({ kind, words }) => `${kind} “${words}”`),
    ),
  );
}

async function textsOf(language: Language, area: string): Promise<unknown> {
  const file = pathToFileURL(join(import.meta.dirname, '../../web/src/texts', language, `${area}.ts`)).href;
  return ((await import(/* @vite-ignore */ file)) as { default: unknown }).default;
}

async function asked(language: Language): Promise<Set<string>> {
  const found = new Set<string>();
  for (const area of AREAS) {
    const texts = await textsOf(language, area);
    for (const [path, text] of textsIn(texts, '')) if (claimsIn(text, language).length > 0) found.add(`${area} ${path}`);
  }
  return found;
}

test.each(LANGUAGES)(
  'what the product writes for others in %s passes its own check, but for what is listed with a reason',
  async (language) => {
    const found = await asked(language);
    expect([...found].filter((place) => !STANDING.has(place))).toEqual([]);
  },
);

test.each(LANGUAGES)('labels, public pages and what is offered in place of a claim pass the check (%s)', (language) => {
  const { value, ...offers } = OFFER_TEXTS[language];
  const labels = [...CARBON_LEVELS, null].flatMap((level) => [
    carbonLabelText({ level, co2: 490, language }),
    figureText(490, language),
  ]);
  const words = [LIVE_WORDS, EVIDENCE_WORDS, LABEL_WORDS].flatMap((each) => textsIn(each[language], ''));
  const all = [...labels, ...Object.values(offers), value('0.49', '2026-11-23'), ...words.map(([, text]) => text)];
  expect(all.length).toBeGreaterThan(50);
  expect(all.flatMap((text) => claimsIn(text, language).map((claim) => `${claim}: ${text}`))).toEqual([]);
});

test('what stands though it is asked about is asked about still, and the decision gives each a reason', async () => {
  const found = await Promise.all(LANGUAGES.map(asked));
  const page = await readFile(join(import.meta.dirname, '../../docs/decisions/0113-our-own-words-pass-our-own-check.md'), 'utf8');
  for (const place of STANDING) {
    expect(found.some((each) => each.has(place))).toBe(true);
    expect(page).toContain(`\`${place}\``);
  }
});
