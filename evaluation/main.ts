import { readFile, writeFile } from 'node:fs/promises';
import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import { matchName } from '../server/src/ingredients/actions/match-name.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { judgeAmounts, type LabelledAmount } from './judging/judge-amounts.ts';
import { cooksTable } from './cooks/cooks-table.ts';
import { judgeCooks, type CooksRecipe } from './cooks/judge-cooks.ts';
import { claimsTable } from './claims/claims-table.ts';
import { readClaims } from './claims/judge-claims.ts';
import { judgedClaims } from './claims/judged-claims.ts';
import { judgeLines } from './judging/judge-lines.ts';
import { judgeKitchenLines, judgeStates, type KitchenLine, type StatedName } from './kitchens/judge-kitchens.ts';
import { kitchensTable, rowsTable, statesTable } from './kitchens/kitchens-table.ts';
import { judgeNames } from './judging/judge-names.ts';
import { readLabelled, type LabelledLine, type LabelledName, type LabelledSet } from './judging/labelled.ts';
import { writeMeasured } from './measured.ts';
import { amountsTable, linesTable, namesTable } from './judging/matching-table.ts';
import { judgeLayouts, layoutsTable, type LaidOutRecipe } from './recipes/judge-layouts.ts';
import { judgeRecipes, type LabelledRecipe } from './recipes/judge-recipes.ts';
import { recipesTable } from './recipes/recipes-table.ts';
import { judgedStrangers, type StrangersSet } from './strangers/judged-strangers.ts';
import { strangersTable } from './strangers/strangers-table.ts';

/**
 * `npm run eval` measures how written lines are taken apart and names found, against what people labelled: the open sets and, beside
 * them, the held-out ones. `-- --misses` lists what is wrong in the open sets, `-- --write docs/matching.md` puts the tables between
 * that page's marks, and the shares where the page about the food data's quality reads them.
 */
const asked = process.argv.slice(2);
const only = asked.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const foodData = await loadFoodData();
const match = (name: string, language: Language) => matchName(foodData, name, language);

const open = await judged('lines', 'names');
const heldOut = await judged('held-out/lines', 'held-out/names');
const pasted = await judgedRecipes('recipes');
const unseenRecipes = await judgedRecipes('held-out/recipes');
const amounts = new Map(
  [...(await wanted<LabelledAmount>('amounts'))].map(([language, items]) => [language, judgeAmounts(items, language, foodData)]),
);
const layouts = new Map(
  [...(await wanted<LaidOutRecipe>('layouts'))].map(([language, items]) => [language, judgeLayouts(items, language)]),
);
const claims = await judgedClaims(await readClaims('claims'), foodData);
const unseenClaims = await judgedClaims(await readClaims('held-out/claims'), foodData);
const strangersClaims = await judgedClaims(await readClaims('held-out/claims-third'), foodData);
const kitchens = await judgedKitchens('kitchens/lines', 'kitchens/rows');
const heldOutKitchens = await judgedKitchens('held-out/kitchen-lines', 'held-out/kitchen-rows');
const kitchenRecipes = await judgedRecipes('kitchens/recipes');
const cooks = new Map(
  [...(await wanted<CooksRecipe>('held-out/cooks'))].map(([language, items]) => [
    language,
    judgeCooks(items, language, foodData),
  ]),
);
const states = new Map(
  [...(await wanted<StatedName>('kitchens/states'))].map(([language, items]) => [
    language,
    judgeStates(items, language, foodData),
  ]),
);
const strangers = await judgedWanted('first');
const secondStrangers = await judgedWanted('second');
const thirdStrangers = await judgedWanted('third');
const fourthStrangers = await judgedWanted('fourth');
const fifthStrangers = await judgedWanted('fifth');
const tables = [
  '**Open sets**',
  linesTable(open.lines),
  namesTable(open.names),
  '**Held-out sets**',
  linesTable(heldOut.lines),
  namesTable(heldOut.names),
  '**Grams**: cuts of meat and fish, weights behind a count, numbers of names, decimals in every place',
  amountsTable(amounts),
  '**Pasted recipes, open**',
  recipesTable(pasted),
  '**Pasted recipes, by an author who had not seen how they are read**',
  recipesTable(unseenRecipes),
  '**Layouts**: titles, servings and lines as blogs, chats, forms and mails set them',
  layoutsTable(layouts),
  '**Kitchens, open**: lines of cookbooks and canteens, rows of suppliers, states that are said, whole recipes',
  kitchensTable(kitchens.lines),
  rowsTable(kitchens.rows),
  statesTable(states),
  recipesTable(kitchenRecipes),
  '**Kitchens, held out**: every second line and row, laid aside before the first look',
  kitchensTable(heldOutKitchens.lines),
  rowsTable(heldOutKitchens.rows),
  '**Cooks**: recipes of homes, schools, canteens and hospitals, after the causes of what was missed at first sight were mended',
  cooksTable(cooks),
  '**A stranger**: recipes of somebody who had never seen the product, after the causes of what was missed at first sight were mended',
  strangersTable(strangers),
  '**A second stranger**: 32 more recipes, after the causes of what was missed at first sight were mended',
  strangersTable(secondStrangers),
  '**A third list of a stranger**: 32 recipes that stayed closed until the second list was mended; at first sight as said below, here as learned since',
  strangersTable(thirdStrangers),
  '**A fourth list, by a third stranger**: 72 recipes; at first sight as said below, here as learned since',
  strangersTable(fourthStrangers),
  '**A fifth list, by a fourth stranger**: 72 recipes; at first sight as said below, here as learned since',
  strangersTable(fifthStrangers),
].join('\n\n');
console.log(`${tables}\n`);
console.log(`**Claims**\n\n${claimsTable(claims)}\n`);
if (unseenClaims.size > 0) console.log(`**Claims, by an author who had not seen the rules**\n\n${claimsTable(unseenClaims)}\n`);
console.log(`**Claims, by a stranger to the product**\n\n${claimsTable(strangersClaims)}\n`);
console.log('Milliseconds a name:');
for (const [language, { p50, p95 }] of open.names) console.log(`  ${language}: p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}`);

const openSets = [open.lines, open.names, amounts, pasted, layouts, kitchens.lines, kitchens.rows, states, kitchenRecipes, cooks];
if (asked.includes('--misses'))
  for (const set of [...openSets, claims, strangers, secondStrangers, thirdStrangers, fourthStrangers, fifthStrangers])
    for (const [language, { misses }] of set) console.log(`\n${language}\n${misses.map((miss) => `  ${miss}`).join('\n')}`);

const page = asked.includes('--write') ? asked[asked.indexOf('--write') + 1] : undefined;
if (page !== undefined) {
  await writeTables(page);
  await writeMeasured({
    lines: { open: open.lines, heldOut: heldOut.lines },
    names: { open: open.names, heldOut: heldOut.names },
    recipes: { open: pasted, heldOut: unseenRecipes },
  });
}

async function judged(lineSet: LabelledSet, nameSet: LabelledSet) {
  const lines = await wanted<LabelledLine>(lineSet);
  const names = await wanted<LabelledName>(nameSet);
  // Once before the clock counts.
  for (const [language, items] of names) judgeNames(items.slice(0, 20), language, match);
  return {
    lines: new Map([...lines].map(([language, items]) => [language, judgeLines(items, language)])),
    names: new Map([...names].map(([language, items]) => [language, judgeNames(items, language, match)])),
  };
}

async function judgedKitchens(lineSet: LabelledSet, rowSet: LabelledSet) {
  const lines = await wanted<KitchenLine>(lineSet);
  const rows = await wanted<LabelledName>(rowSet);
  return {
    lines: new Map([...lines].map(([language, items]) => [language, judgeKitchenLines(items, language, foodData)])),
    rows: new Map([...rows].map(([language, items]) => [language, judgeNames(items, language, match)])),
  };
}

async function judgedRecipes(set: LabelledSet) {
  const recipes = await wanted<LabelledRecipe>(set);
  return new Map([...recipes].map(([language, items]) => [language, judgeRecipes(items, language, match)]));
}

async function judgedWanted(set: StrangersSet) {
  return new Map([...(await judgedStrangers(foodData, set))].filter(([language]) => only === undefined || language === only));
}

async function wanted<T>(set: LabelledSet): Promise<Map<Language, T[]>> {
  const all = await readLabelled<T>(set);
  return new Map([...all].filter(([language]) => only === undefined || language === only));
}

async function writeTables(path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const between = /(<!-- tables -->\n)[\s\S]*?(<!-- \/tables -->)/;
  if (!between.test(text)) throw new Error(`${path} has no place for the tables.`);
  await writeFile(
    path,
    text.replace(between, (_, from: string, to: string) => `${from}\n${tables}\n\n${to}`),
  );
}
