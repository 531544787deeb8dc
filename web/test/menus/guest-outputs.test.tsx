import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { type Language, LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { screen, waitFor } from '@testing-library/dom';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { differenceWords } from '../../src/footprint/difference-words.ts';
import { LabelDownload } from '../../src/footprint/label-download.tsx';
import { LanguageProvider } from '../../src/platform/i18n/language-context.tsx';
import { formatOf } from '../../src/platform/i18n/use-format.ts';
import { textIn } from '../../src/platform/i18n/use-text.ts';
import { reportTextTables } from '../../src/reports/document/files/text-tables.ts';
import { reportBlocks } from '../../src/reports/document/pages/report-blocks.tsx';
import { ReportPage } from '../../src/reports/document/pages/report-page.tsx';
import { ReportCover } from '../../src/reports/document/parts/cover.tsx';
import { sampleDoc } from '../../src/reports/document/sample/sample-doc.ts';
import { markupOf } from '../support/markup.tsx';

/** Where it is walked that a file, a sheet of paper or a code for guests judges no dish under figures. */
const OF_GUESTS: Readonly<Record<string, string>> = {
  'calendar/kitchen/list-files.tsx': 'web/test/calendar/kitchen-lists.test.tsx',
  'menus/allergens/allergen-bar.tsx': 'web/test/menus/allergen-sheet.test.tsx',
  'menus/allergens/allergen-page.tsx': 'web/test/menus/allergen-sheet.test.tsx',
  'menus/allergens/allergen-view.tsx': 'web/test/menus/allergen-sheet.test.tsx',
  'menus/creator/canvas/menu-export.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'menus/creator/page/menu-form.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'menus/share/table-card.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'recipes/label/label-drawn.tsx': 'web/test/recipes/food-label.test.tsx',
  'recipes/summary/recipe-sheet-view.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'recipes/summary/recipe-summary.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'recipes/summary/sheet/recipe-label.tsx': 'web/test/menus/guest-outputs.test.tsx',
  'recipes/summary/summary-bar.tsx': 'web/test/menus/no-verdicts.test.tsx',
  'reports/document/view/report-view.tsx': 'web/test/menus/guest-outputs.test.tsx',
  'reports/document/view/shared-report-page.tsx': 'web/test/menus/guest-outputs.test.tsx',
};
/** Outputs for people who work here: inside of the product letters stay. */
const FOR_COLLEAGUES: Readonly<Record<string, string>> = {
  'dashboard/comparison/comparison-download.tsx': 'restaurants beside each other, for those who run them',
  'dashboard/sides/sides-download.tsx': 'two sides beside each other, for those who may read both',
  'mapper/export-names.ts': 'names that a kitchen matched',
  'mapper/import/rows-left.ts': 'rows of an import that were left out',
  'drafts/unreadable-draft.tsx': 'a draft that cannot be read, as it is kept',
  'purchases/balance/balance-table.tsx': 'purchases beside what was cooked',
  'purchases/bought/bought-list.tsx': 'what was bought',
  'purchases/shares/declaration.tsx': 'the organic share of purchases, without a dish',
  'reports/document/files/report-downloads.tsx': 'the files of a report for those who run the kitchen',
  'reports/document/view/final-report.tsx': 'a report for those who run the kitchen',
  'users/second-factor/app-step.tsx': 'the code that a person’s own telephone reads',
};

const SOURCES = join(import.meta.dirname, '../../src');
/** By what something leaves the product: a file, paper, a code to be scanned. */
const LEAVES = /from '[^']*\/(?:use-export|save-file|save-as|use-paper|qr-code)\.tsx?'/u;
/** That of which the others are made. */
const MEANS = /^(?:exports|ui)\//u;

test('whatever makes a file, a sheet of paper or a code is walked, or is of the house alone', () => {
  const all = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name) && !MEANS.test(name))
    .filter((name) => LEAVES.test(readFileSync(join(SOURCES, name), 'utf8')));
  expect(all.toSorted()).toEqual([...Object.keys(OF_GUESTS), ...Object.keys(FOR_COLLEAGUES)].toSorted());
  const root = join(SOURCES, '../..');
  for (const [output, walk] of Object.entries(OF_GUESTS))
    expect([output, /verdictsIn\(/u.test(readFileSync(join(root, walk), 'utf8'))]).toEqual([output, true]);
});

/** Words of levels where they speak of sizes, or of one dish beside another. */
const OF_SIZES = /medium dish|middels rett|(?:plus|aussi) faible/giu;

/** All that the pages of a report and its plain text say. */
async function reportIn(language: Language, labels: LabelsShown): Promise<string> {
  const doc = sampleDoc({ labels, settings: { language } });
  const words = {
    text: await textIn('reports/document', language),
    average: await textIn('reports/average', language),
    levels: await textIn('footprint', language),
    change: await textIn('reports/change', language),
    landUse: await textIn('footprint/land-use', language),
    difference: differenceWords(await textIn('footprint/difference', language), formatOf(language)),
    format: formatOf(language),
    language,
  };
  const cover = (
    <ReportPage doc={doc} columns={[]} page={1} pages={2}>
      <ReportCover doc={doc} />
    </ReportPage>
  );
  const rest = <ReportPage doc={doc} columns={[reportBlocks(doc, words)]} page={2} pages={2} />;
  return [await markupOf(cover, language), await markupOf(rest, language), JSON.stringify(reportTextTables(doc, words))].join(
    '\n',
  );
}

test.each(LANGUAGES)('a report that is read by its address judges nothing under figures (%s)', async (language) => {
  expect(verdictsIn((await reportIn(language, 'figures')).replaceAll(OF_SIZES, ''), language)).toEqual([]);
  expect(verdictsIn(await reportIn(language, 'letters'), language).length).toBeGreaterThan(10);
});

test.each(LANGUAGES)('the label of a dish is offered as a figure alone under figures (%s)', async (language) => {
  const dish = { level: 'high' as const, co2: 1800 };
  const offered = async (labels: LabelsShown): Promise<string[]> => {
    const shown = <LabelDownload dish={dish} labels={labels} isOpen onClose={() => undefined} onFile={() => undefined} />;
    const root = createRoot(document.createElement('div'));
    root.render(
      <Suspense>
        <LanguageProvider language={language}>{shown}</LanguageProvider>
      </Suspense>,
    );
    const dialog = await waitFor(() => screen.getByRole('dialog'));
    const drawings = [...dialog.querySelectorAll('img')].map(({ src }) => decodeURIComponent(src));
    const found = verdictsIn([dialog.innerHTML, ...drawings].join('\n'), language);
    root.unmount();
    return found;
  };
  expect(await offered('figures')).toEqual([]);
  expect(await offered('letters')).not.toEqual([]);
});
