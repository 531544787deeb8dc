import { readFile, writeFile } from 'node:fs/promises';
import { loadFoodData } from '../server/src/ingredients/load-food-data.ts';
import { matchName } from '../server/src/ingredients/match-name.ts';
import { judgeLines } from './judge-lines.ts';
import { judgeNames } from './judge-names.ts';
import { readLabelled, type LabelledLine, type LabelledName } from './labelled.ts';
import { linesTable, namesTable } from './matching-table.ts';

/**
 * `npm run eval` measures how written lines are taken apart and names found, against what people labelled.
 * `-- --misses` lists what is wrong, `-- --write docs/matching.md` puts the tables between that page's marks.
 */
const asked = process.argv.slice(2);
const only = asked.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const foodData = await loadFoodData();
const lines = await readLabelled<LabelledLine>('lines');
const names = await readLabelled<LabelledName>('names');
for (const language of [...lines.keys(), ...names.keys()])
  if (only !== undefined && language !== only) for (const set of [lines, names]) set.delete(language);

const judgedLines = new Map([...lines].map(([language, items]) => [language, judgeLines(items, language)]));
const match = (name: string, language: Parameters<typeof judgeNames>[1]) => matchName(foodData, name, language);
// Once before the clock counts.
for (const [language, items] of names) judgeNames(items.slice(0, 20), language, match);
const judgedNames = new Map([...names].map(([language, items]) => [language, judgeNames(items, language, match)]));

const tables = `${linesTable(judgedLines)}\n\n${namesTable(judgedNames)}\n`;
console.log(tables);
console.log('Milliseconds a name:');
for (const [language, { p50, p95 }] of judgedNames) console.log(`  ${language}: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}`);

if (asked.includes('--misses'))
  for (const judged of [judgedLines, judgedNames])
    for (const [language, { misses }] of judged) console.log(`\n${language}\n${misses.map((miss) => `  ${miss}`).join('\n')}`);

const page = asked.includes('--write') ? asked[asked.indexOf('--write') + 1] : undefined;
if (page !== undefined) await writeTables(page);

async function writeTables(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const between = /(<!-- tables -->\n)[\s\S]*?(<!-- \/tables -->)/;
  if (!between.test(text)) throw new Error(`${path} has no place for the tables.`);
  await writeFile(
    path,
    text.replace(between, (_, from: string, to: string) => `${from}\n${tables}\n${to}`),
  );
}
