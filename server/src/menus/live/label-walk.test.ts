import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { livePage } from '@plateprint/shared/menus/live/live-page.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShownKitchen, type ShownKitchen } from '../../../test/support/shown-kitchen.ts';
import { liveEvidencePage } from './live-evidence.ts';
import { liveMenuOf } from './live-menu-store.ts';

let kitchen: ShownKitchen;
beforeAll(async () => {
  kitchen = await openShownKitchen();
});
afterAll(() => kitchen.product.close());
beforeEach(() => kitchen.clear());

/** Everything that an address of the link shows, in every language, on a phone and on a screen: with its JSON-LD, and what its figures stand on. */
async function shownTo(token: string): Promise<{ pages: string[][]; evidence: string[][] }> {
  const { database, foodData, clock } = kitchen.product.services;
  const live = await liveMenuOf(database, token, clock());
  if (!live) throw new Error('nothing is live');
  const address = `/live/${token}`;
  const evidence: string[][] = [];
  for (const language of LANGUAGES) {
    const page = await liveEvidencePage({ database, foodData, clock }, { token, place: 1, language });
    evidence.push(verdictsIn(page ?? 'nothing', language));
    expect(page).toContain('AGRIBALYSE');
  }
  const pages = LANGUAGES.flatMap((language) =>
    [true, false].map((isScreen) => verdictsIn(livePage(live, { language, isScreen, version: '1', address }), language)),
  );
  return { pages, evidence };
}

const scheme = (validUntil: string) => ({
  kind: 'scheme',
  signed: true,
  scheme: { name: 'Svenskt Klimatmärke', certificateNumber: '4711', validUntil },
});

test.each([
  ['figures', { kind: 'figures' }, false],
  ['a certificate that ran out', scheme('2026-01-31'), false],
  ['nobody has chosen', null, false],
  ['a certificate', scheme('2099-01-31'), true],
  ['own responsibility', { kind: 'own', signed: true }, true],
] as const)('what guests see judges dishes only where the label basis lets it: %s', async (_, basis, isLettered) => {
  if (basis) await kitchen.choose(basis);
  const { token } = await kitchen.share(await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')));
  const { pages, evidence } = await shownTo(token);
  expect(pages).toHaveLength(2 * LANGUAGES.length);
  for (const found of pages) expect(found.length > 0).toBe(isLettered);
  // What a figure stands on never judges it.
  expect(evidence.flat()).toEqual([]);
});
