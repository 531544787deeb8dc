import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { ADMIN, TARGET, counted, PATH, food, STEPS, steps, early, list, path } from './answers-of-targets.ts';

test('a target says how surely its kitchen is on the path, what is still to go, and each month in numbers', async () => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([TARGET]), path(), steps, early] });
  await page.sees('30% less per portion by 2030');
  await page.sees('On track');
  await page.sees(/Compared with the target path, November 2025 to October 2026:/);
  await page.sees('Certainly less');
  await page.sees(/2,160 kg CO₂e a year still to go/);
  await page.sees(/Baseline: January 2024 to December 2024. Including land-use change./);
  await page.sees('0.77–1.25');
  await page.sees('No report');
  expect(await axeFindings()).toEqual([]);
});

test('once the goal’s year is over its months say whether it was met, against the goal', async () => {
  const goal = { month: '2025-12', value: 700, isOver: true };
  const latest = { from: '2025-01', to: '2025-12', months: 12, ...counted(650), path: 700 };
  const over = { ...TARGET, goalYear: 2025, actionIds: [] };
  const page = openPage('/targets', { ...ADMIN, answers: [list([over]), path({ goal, latest, gap: null }), steps, early] });
  await page.sees('Target met');
  await page.sees(/Compared with the goal, January 2025 to December 2025:/);
  await page.sees('Months of 2025');
  expect(screen.queryByText('Target path, same months')).toBeNull();
});

test('of too little nothing is said but what is missing', async () => {
  const little = { value: null, coverage: 0.6, coverageState: 'too_little' as const };
  const latest = { from: '2025-11', to: '2026-10', months: 11, ...little, path: null };
  const answers = [steps, early, list([TARGET]), path({ verdict: null, gap: null, withheld: 'too_little', latest })];
  const page = openPage('/targets', { ...ADMIN, answers });
  await page.sees(/Too little of the latest months is counted/);
  expect(screen.queryByText('On track')).toBeNull();
});

test('a target is set from a published one; what cannot be followed says why, and what it fixes cannot be changed', async () => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([]), steps, early, answer(api.previewTargetPath, PATH)] });
  await page.sees('No target yet');
  await page.press('Set a target');
  await page.sees(/Not available: energy is known for too little of what was bought in 2015/);
  await page.user.click(await page.finds('radio', /One Planet Plate/));
  await page.sees(/From 1.00 kg CO₂e per portion in the baseline to 0.70 kg CO₂e/);
  expect(await page.finds('combobox', 'Measured')).toBeDisabled();
  page.give(answer(api.setTarget, TARGET), list([TARGET]), path(), steps, early);
  await page.press('Set target', inside('dialog'));
  await page.announces('The target has been set.');
  const [asked] = page.asked(api.setTarget);
  expect(asked?.body).toMatchObject({
    place: { restaurantId: 'own-kitchen' },
    target: { preset: 'one_planet_lunch', basis: 'portion', goal: { kind: 'value', amount: 500 } },
  });
  await page.sees('On track');
});

test('a target per 1,000 kcal names its unit, and says why a base of unknown energy cannot be set out from', async () => {
  const unknown = { ...PATH, base: { ...PATH.base, value: null }, withheld: 'energy_unknown' as const };
  const page = openPage('/targets', { ...ADMIN, answers: [list([]), steps, early, answer(api.previewTargetPath, PATH)] });
  await page.press('Set a target');
  page.give(answer(api.previewTargetPath, unknown));
  await page.user.selectOptions(await page.finds('combobox', 'Measured'), 'per 1,000 kcal of food');
  await page.sees(/Energy is known for too little of the food/);
  await page.user.selectOptions(await page.finds('combobox', 'Goal'), 'a fixed value');
  expect(await page.finds('textbox', 'Value per 1,000 kcal')).toHaveValue('1.5');
});

test.each([
  ['150', 'Enter more than 0% and at most 100%.'],
  ['-5', 'Enter more than 0% and at most 100%.'],
  ['0', 'Enter more than 0% and at most 100%.'],
  [' ', 'Enter more than 0% and at most 100%.'],
])('a goal of "%s" per cent less is refused at its field, and nothing is said of the base', async (typed, problem) => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([]), steps, early, answer(api.previewTargetPath, PATH)] });
  await page.press('Set a target');
  const field = await page.finds('textbox', 'Reduction');
  await page.user.clear(field);
  await page.user.type(field, typed);
  await page.sees(problem);
  expect(screen.queryByText(/The base must end/)).toBeNull();
  expect(await page.finds('button', 'Set target')).toBeDisabled();
});

test('a target is deleted and comes back', async () => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([TARGET]), path(), steps, early] });
  await page.press(/^Actions for/);
  page.give(answer(api.deleteTarget, { id: TARGET.id }), list([]));
  await page.user.click(await page.finds('menuitem', 'Delete'));
  await page.sees('The target has been moved to the bin.');
  await page.sees('No target yet');
  page.give(answer(api.restoreTarget, TARGET), list([TARGET]));
  await page.press('Undo');
  await page.sees('30% less per portion by 2030');
});

test('a cook reads the targets of the kitchen, changes none, and reads who can', async () => {
  const page = openPage('/targets', { role: 'restaurant-user', plan: 'professional', answers: [list([])] });
  await page.sees(/can set one/);
  expect(screen.queryByRole('button', { name: 'Set a target' })).toBeNull();
  expect(screen.queryByText('Whole organisation')).toBeNull();
});

test('actions that are ticked together give their effect on one year, against what is still to go, and are kept', async () => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([TARGET]), path(), steps, early] });
  await page.sees(/From the dishes sold in the latest months \(6 months, 93% of their CO₂e\)/);
  // Half of 3,000 kg, less 50 kg of lentils; a quarter of the servings as soup.
  await page.sees(/saves 1,450 kg CO₂e a year/);
  await page.sees(/saves 700 kg CO₂e a year/);
  await page.user.click(await page.finds('checkbox', /half of the beef becomes lentils/));
  await page.user.click(await page.finds('checkbox', /a quarter less often/));
  await page.sees(/Together: saves 1,788 kg CO₂e a year/);
  await page.sees(/83% of the remaining gap to the goal/);
  const kept = { ...TARGET, version: 4, actionIds: [] };
  page.give(answer(api.keepActions, kept));
  await page.press('Save as our plan');
  await page.announces('The plan has been saved.');
  expect(page.asked(api.keepActions)[0]?.body).toEqual({ actionIds: ['shift:stew', 'fewer:stew'], version: 3 });
});

test('what excludes another un-ticks it with a word: one line twice, or a light dish less often', async () => {
  const whole = {
    ...STEPS.actions[0],
    id: 'swap:stew',
    kind: 'swap' as const,
    to: 'beans',
    replaces: [{ dishId: 'stew', lineId: 'meat', share: 1, foods: [food('beans', 50)] }],
  } as (typeof STEPS.actions)[number];
  const more = answer(api.readNextSteps, { ...STEPS, actions: [...STEPS.actions, whole] });
  const page = openPage('/targets', { ...ADMIN, answers: [list([TARGET]), path(), more, early] });
  const [half, all, less] = await Promise.all([
    page.finds('checkbox', /half of the beef becomes lentils/),
    page.finds('checkbox', /beans in place of beef/),
    page.finds('checkbox', /a quarter less often/),
  ]);
  await page.user.click(half);
  await page.user.click(all);
  await page.sees('No longer ticked: Stew: half of the beef becomes lentils. Both change the same ingredient.');
  expect(half).not.toBeChecked();
  expect(all).toBeChecked();
  await page.user.click(less);
  await page.sees('No longer ticked: Stew: beans in place of beef. The two together save no more than one of them.');
  expect(all).not.toBeChecked();
  expect(screen.queryByText(/Both change the same/)).toBeNull();
});

const KEPT = {
  id: 'shift:stew',
  kind: 'shift' as const,
  dish: { id: 'stew', name: 'Stew' },
  from: 'beef',
  to: 'lentils',
  foods: { from: null, to: null },
  kitchens: [],
  expected: { value: -1_450_000, low: -1_900_000, high: -1_100_000 },
  sure: 'surely_less' as const,
  keptAt: '2026-03-04T10:00:00.000Z',
};

test('a kept action that nothing suggests any more can be given up, and of what no report speaks nothing is said', async () => {
  const unknown = { months: 0, servings: null, perServing: null };
  const gone = { ...KEPT, id: 'shift:roast', dish: { id: 'roast', name: 'Roast' }, came: { before: unknown, since: unknown } };
  const target = { ...TARGET, actionIds: [gone.id] };
  const kept = answer(api.readKeptActions, { items: [gone], next: null });
  const page = openPage('/targets', { ...ADMIN, answers: [list([target]), path(), steps, early, kept] });
  await page.sees('No report from the last two years shows this.');
  await page.user.click(await page.finds('checkbox', /Roast: half of the beef becomes lentils/));
  page.give(answer(api.keepActions, { ...target, version: 4, actionIds: [] }));
  await page.press('Save as our plan');
  await page.announces('The plan has been saved.');
  expect(page.asked(api.keepActions)[0]?.body).toEqual({ actionIds: [], version: 3 });
});

test('the plan says what each was to save and what its dish became', async () => {
  const action = KEPT;
  const came = { before: { months: 6, servings: 90, perServing: 3000 }, since: { months: 5, servings: 84, perServing: 1610 } };
  const answers = [
    list([{ ...TARGET, actionIds: [action.id] }]),
    path(),
    steps,
    early,
    answer(api.readKeptActions, { items: [{ ...action, came }], next: null }),
  ];
  const page = openPage('/targets', { role: 'restaurant-user', plan: 'professional', answers });
  await page.sees('3.00 kg CO₂e → 1.61 kg CO₂e per portion; portions a month: 90 → 84');
  expect(screen.queryByRole('button', { name: 'Save as our plan' })).toBeNull();
});
