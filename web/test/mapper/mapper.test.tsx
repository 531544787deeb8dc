import type { LikelyBrand } from '@plateprint/shared/mapper/brand-api.ts';
import { listMappedIngredients, upsertMappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { axeFindings } from '../support/axe-findings.ts';
import { answer, ConnectionLost } from '../support/answer.ts';
import { hiddenFood, mapperMemory, waitingName } from '../support/mapper-memory.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';

const ADMIN = { role: 'organization-admin' } as const;
const TWO = [waitingName('Zqxv qjwx', 900), waitingName('Wkvj', 1)];
const card = (page: OpenPage, name: string) => page.finds('region', name);
const waiting = () => inside('listbox', /^Open names/)().queryAllByRole('option');

test('undoing an answer and giving another shows no notice that somebody else had decided', async () => {
  const memory = mapperMemory(TWO);
  const page = openPage('/mapper', { ...ADMIN, answers: memory.answers });
  await card(page, 'Zqxv qjwx');
  await page.user.keyboard('n');
  await card(page, 'Wkvj');
  await page.user.keyboard('u');
  await page.announces('Zqxv qjwx is open again.');
  page.reload();
  await card(page, 'Zqxv qjwx');
  await page.user.keyboard('n');
  await waitFor(() => expect(memory.decided()).toMatchObject([{ name: 'Zqxv qjwx', former: { notFood: true } }]));
  await card(page, 'Wkvj');
  await page.sees(/1 open name in 1 row/);
  expect(screen.queryByText(/in the meantime/)).toBeNull();
});

test('an answer that could not be stored is shown as failed, and its name waits again', async () => {
  const memory = mapperMemory(TWO);
  const page = openPage('/mapper', { ...ADMIN, answers: memory.answers });
  page.give(answer(upsertMappedIngredients, new ConnectionLost()));
  await card(page, 'Zqxv qjwx');
  await page.user.keyboard('n');
  await page.sees(
    /The answer for “Zqxv qjwx” was not saved: the name is open again\.\s+No connection\./,
    inside('group', 'Notice'),
  );
  await page.finds('option', /^Zqxv qjwx/);
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  page.give(...memory.answers);
  await page.user.keyboard('{ArrowUp}');
  await card(page, 'Zqxv qjwx');
  await page.user.keyboard('n');
  await page.gone('option', /^Zqxv qjwx/);
});

test('of two who decide about one name at once the second sees whose answer theirs replaced, and can restore it', async () => {
  const memory = mapperMemory(TWO);
  const page = openPage('/mapper', { ...ADMIN, answers: memory.answers });
  await card(page, 'Zqxv qjwx');
  memory.decideElsewhere('Zqxv qjwx', 'butter');
  await page.user.keyboard('n');
  await page.sees(/Ada Newcomer matched Zqxv qjwx in the meantime/, inside('group', 'Notice'));
  await page.press('Restore their answer', inside('group', 'Notice'));
  await waitFor(() => expect(memory.decided()).toMatchObject([{ name: 'Zqxv qjwx', ingredientId: 'butter' }]));
});

test('on a lower plan the page is shown locked, with what it would do', async () => {
  const decided = mapperMemory(TWO);
  const none = answer(listMappedIngredients, { items: [], next: null });
  const page = openPage('/mapper', { ...ADMIN, plan: 'intermediate', answers: [...decided.answers, none] });
  await page.sees(/Match the names your suppliers use once, for the whole organisation\./);
  for (const name of ['Import CSV', 'Export CSV']) expect(screen.queryByRole('button', { name })).toBeNull();
  // What was decided on a higher plan is taken along.
  decided.decideElsewhere('Zqxv qjwx', 'butter');
  page.give(...decided.answers);
  page.goTo('/mapper');
  await page.finds('button', 'Export CSV');
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull();
});

const HIDDEN = ['NÖTFÄRS ZORVIK 5KG', 'TORSKRYGG ZORVIK 2KG', 'KNÄCKEBRÖD ZORVIK', 'STRÖSOCKER ZORVIK 25KG'];
const FOODS = ['beef-mince', 'cod', 'crispbread', 'sugar'];

function withBrand() {
  const names = [...HIDDEN.map((name, at) => waitingName(name, 100 - at)), waitingName('Zqxv ZORVIK 2KG', 1)];
  const hidden = names.slice(0, 4).map((name, at) => hiddenFood(name, FOODS[at] ?? ''));
  const zorvik: LikelyBrand = { word: 'zorvik', written: 'ZORVIK', names: hidden, foods: 4, others: 1 };
  return mapperMemory(names, [zorvik]);
}

const question = inside('region', 'Is “ZORVIK” a brand?');

test('one answer about a brand takes the names it hid, and can be undone', async () => {
  const memory = withBrand();
  const page = openPage('/mapper', { ...ADMIN, answers: memory.answers });
  await page.sees(/4 different foods, 4 of 4 names selected/, question);
  expect(question().getByRole('checkbox', { name: 'NÖTFÄRS ZORVIK 5KG' })).toBeChecked();
  await page.sees(/beef-mince/, question);
  await page.press('KNÄCKEBRÖD ZORVIK', question, 'checkbox');
  await page.press(/^Yes, a brand/, question);
  await waitFor(() => expect(waiting()).toHaveLength(2));
  await page.gone('region', 'Is “ZORVIK” a brand?');
  expect(memory.decided().map(({ ingredientId }) => ingredientId)).toEqual(['beef-mince', 'cod', 'sugar']);

  await page.user.keyboard('u');
  await page.announces('The answer about ZORVIK has been undone.');
  await waitFor(() => expect(waiting()).toHaveLength(5));
  page.reload();
  await page.finds('region', 'Is “ZORVIK” a brand?');
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(waiting()).toHaveLength(1));
  await page.press('Matched', everywhere, 'radio');
  const said = inside('region', 'Brand words');
  await page.sees('ZORVIK', said);
  await page.press('Undo match', said);
  await page.gone('region', 'Brand words');
});

test('several words are asked about at once, and one that is none is left out', async () => {
  const names = ['ZORVIK', 'QVALTA'].flatMap((word, at) =>
    HIDDEN.map((name) => waitingName(name.replace('ZORVIK', word), 100 - at)),
  );
  const likely = ['ZORVIK', 'QVALTA'].map((written, at): LikelyBrand => {
    const own = names.slice(at * 4, at * 4 + 4);
    return {
      word: written.toLowerCase(),
      written,
      names: own.map((name, place) => hiddenFood(name, FOODS[place] ?? '')),
      foods: 4,
      others: 0,
    };
  });
  const page = openPage('/mapper', { ...ADMIN, answers: mapperMemory(names, likely).answers });
  const both = inside('region', 'Are these words brands?');
  await waitFor(() => expect(both().getAllByText(/4 different foods, 4 of 4 names selected/)).toHaveLength(2));
  expect(await axeFindings()).toEqual([]);
  await page.press('QVALTA', both, 'checkbox');
  await page.press(/^Yes, a brand: apply to 4 names/, both);
  await waitFor(() => expect(waiting()).toHaveLength(4));
  page.reload();
  await waitFor(() => expect(waiting()).toHaveLength(4));
  expect(screen.queryByRole('region', { name: 'Are these words brands?' })).toBeNull();
});

test('a word that belongs to the food is not asked about again', async () => {
  const page = openPage('/mapper', { ...ADMIN, answers: withBrand().answers });
  await page.finds('region', 'Is “ZORVIK” a brand?');
  await page.user.keyboard('n');
  await page.gone('region', 'Is “ZORVIK” a brand?');
  expect(waiting()).toHaveLength(5);
  page.reload();
  await waitFor(() => expect(waiting()).toHaveLength(5));
  expect(screen.queryByRole('region', { name: 'Is “ZORVIK” a brand?' })).toBeNull();
});

test('somebody who does not know asks to be asked later', async () => {
  const page = openPage('/mapper', { ...ADMIN, answers: withBrand().answers });
  await page.press(/^Ask me later/, question);
  await card(page, HIDDEN[0] ?? '');
  page.reload();
  await page.finds('region', 'Is “ZORVIK” a brand?');
});

test('an answer about a brand, and its being undone, tell whose decision about a name they replaced', async () => {
  const memory = withBrand();
  const page = openPage('/mapper', { ...ADMIN, answers: memory.answers });
  await page.finds('region', 'Is “ZORVIK” a brand?');
  memory.decideElsewhere('KNÄCKEBRÖD ZORVIK', 'butter');
  await page.user.keyboard('{Enter}');
  await page.announces(/Ada Newcomer matched KNÄCKEBRÖD ZORVIK in the meantime: butter/);

  memory.decideElsewhere('STRÖSOCKER ZORVIK 25KG', 'honey');
  await page.user.keyboard('u');
  const notice = inside('group', 'Notice');
  await page.sees(/Ada Newcomer matched STRÖSOCKER ZORVIK 25KG in the meantime: honey.*The name is open again\./, notice);
  await page.press('Restore their answer', notice);
  await waitFor(() => expect(memory.decided()).toMatchObject([{ name: 'STRÖSOCKER ZORVIK 25KG', ingredientId: 'honey' }]));
});
