import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/targets/api/target-api.ts';
import { screen } from '@testing-library/dom';
import { test } from 'vitest';
import { answer } from '../support/answer.ts';
import { openPage } from '../support/open-page.tsx';
import { ADMIN, TARGET, EARLY, steps, early, list, path } from './answers-of-targets.ts';

test('a change is judged against the other kitchens, with what could have been seen, or it is too early to say', async () => {
  const page = openPage('/targets', { ...ADMIN, answers: [list([TARGET]), path(), steps, early] });
  await page.sees(/Too early to say: .* So far there are 12 and 1./);
  const judged = { by: 'months' as const, before: 12, since: 6, percent: { value: -8, low: -12.4, high: -3.1 }, smallest: 6.2 };
  page.give(answer(api.judgeMonth, { ...judged, judgement: 'less', controls: 3, trend: -2.4, season: 'others' }));
  const field: HTMLSelectElement = screen.getByLabelText('Changed in');
  await page.user.selectOptions(field, field.options[8]?.value ?? '');
  await page.sees(/It worked/);
  await page.sees(
    /Most likely between −12.4% and −3.1%; the smallest change that could be detected is 6.2%. Compared with 3 other kitchens. Its own trend compared with the others, −2.4% a year, is not counted as an effect./,
  );
  page.give(answer(api.judgeMonth, { ...judged, judgement: 'cannot_tell', controls: 0, trend: 0.1, season: 'own_years' }));
  await page.user.selectOptions(field, field.options[9]?.value ?? '');
  await page.sees(/compared with the same months of earlier years.$/);
  page.give(answer(api.judgeMonth, { ...EARLY, judgement: 'no_control', since: 6, controls: 0 }));
  await page.user.selectOptions(field, field.options[10]?.value ?? '');
  await page.sees(/Trend and season may explain all of it/);
  page.give(answer(api.judgeMonth, new AppError('internal')));
  await page.user.selectOptions(field, field.options[11]?.value ?? '');
  await page.finds('button', 'Try again');
  page.give(answer(api.judgeMonth, { ...judged, judgement: 'more', controls: 1, trend: 0.1, season: 'others' }));
  await page.user.selectOptions(screen.getByLabelText('What to assess'), 'Soup');
  await page.sees(/Sold more often than before/);
  await page.sees(/Compared with 1 other dish of the kitchen/);
  page.give(answer(api.judgeMonth, { ...EARLY, by: 'weeks' }));
  await page.user.selectOptions(screen.getByLabelText('Since'), `${field.value}-11`);
  await page.sees(/six weeks of daily sales before and four since. So far there are 12 and 1./);
});
