import * as api from '@plateprint/shared/purchases/api/invoice-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';

const CHEF = { role: 'restaurant-user', plan: 'professional' } as const;
const HEAD = {
  id: 'first',
  supplier: 'Mejeri & Mark',
  number: 'F-2041',
  kind: 'invoice',
  date: '2026-05-12',
  currency: 'DKK',
  net: 1250.5,
  discount: 0,
  sumDiffers: false,
  lines: 3,
  setAside: 1,
  unweighed: 1,
} as const;
const BUTTER = {
  supplierKey: 'dairy',
  supplier: 'Mejeri & Mark',
  articleKey: '77',
  name: 'Smør',
  code: 'XCT',
  unit: 'carton',
  lines: 1,
  quantity: 4,
  net: 620.5,
  currency: 'DKK',
};
const line = { place: 0, name: 'Kassepant', articleNumber: null, quantity: 3, unit: 'piece', grams: null, net: 30 };
const answers = [
  answer(api.listInvoices, { items: [HEAD], next: null }),
  answer(api.listUnweighed, { items: [BUTTER], more: 0 }),
  answer(api.readInvoice, { ...HEAD, items: [{ ...line, setAside: 'deposit' }] }),
];

test('whoever has a list in Excel or CSV is sent to a new purchasing report, where lists are imported', async () => {
  const page = openPage('/purchases', { ...CHEF, answers });
  await page.sees(/An Excel or CSV list of purchases is imported in a report:/);
  const address = new URL((await page.finds('link', 'new purchasing report')).getAttribute('href') ?? '', 'https://own.test');
  expect(address.pathname).toBe('/reports/report');
  expect(address.searchParams.get('variety')).toBe('procurement');
});

test('an article without a weight is asked about once, in kilograms of one unit', async () => {
  const page = openPage('/purchases', { ...CHEF, answers });
  await page.sees('What do these products weigh?');
  page.give(answer(api.tellWeights, { lines: 1, completed: ['2026-04'] }), answer(api.listUnweighed, { items: [], more: 0 }));
  await page.user.type(await page.finds('textbox', /Smør: One carton/), '12.5');
  await page.press('Save 1 weight');
  await page.announces('1 line now has a weight. Completed reports keep their values: April 2026.');
  expect(page.asked(api.tellWeights)[0]?.body.weights).toEqual([
    { supplierKey: 'dairy', articleKey: '77', code: 'XCT', grams: 12_500 },
  ]);
  await waitFor(() => expect(screen.queryByText('What do these products weigh?')).toBeNull());
});

test('an invoice and its lines have no column of money for somebody who may not see costs', async () => {
  const unpriced = { ...HEAD, net: null, currency: null, discount: null };
  const page = openPage('/purchases', {
    ...CHEF,
    answers: [
      answer(api.listInvoices, { items: [unpriced], next: null }),
      answer(api.listUnweighed, { items: [{ ...BUTTER, net: null, currency: null }], more: 0 }),
      answer(api.readInvoice, { ...unpriced, items: [{ ...line, net: null, setAside: 'deposit' }] }),
    ],
  });
  await page.press('Mejeri & Mark');
  await page.sees('deposit');
  expect(screen.queryAllByRole('columnheader', { name: 'Net', hidden: true })).toEqual([]);
});

test('an invoice shows its lines, and is taken back after a question', async () => {
  const page = openPage('/purchases', { ...CHEF, answers });
  await page.press('Mejeri & Mark');
  await page.sees('deposit');
  await page.press('Remove invoice');
  await page.sees('Remove this invoice?');
  page.give(answer(api.takeBackInvoice, { number: 'F-2041' }), answer(api.listInvoices, { items: [], next: null }));
  await page.press('Remove invoice', inside('alertdialog'));
  await page.announces('Invoice F-2041 has been removed.');
  await page.sees('No invoices yet');
});

test('an invoice says what was taken off the whole, and that its lines are another sum', async () => {
  const differing = { ...HEAD, discount: 122.05, sumDiffers: true };
  const page = openPage('/purchases', {
    ...CHEF,
    answers: [...answers, answer(api.readInvoice, { ...differing, items: [{ ...line, setAside: 'deposit' }] })],
  });
  await page.press('Mejeri & Mark');
  await page.sees(/add up to a different amount/);
  await page.sees(/A discount of .*122\.05/);
});

test('on a plan without purchasing reports nothing can be dropped in, and it says why', async () => {
  const page = openPage('/purchases', { ...CHEF, plan: 'starter', answers });
  await page.sees(/Included in/);
  expect(screen.queryByText('Drop a month’s invoices here')).toBeNull();
  expect(await axeFindings()).toEqual([]);
});
