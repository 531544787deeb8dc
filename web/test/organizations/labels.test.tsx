import {
  chooseEvidenceLines,
  listPublishedExports,
  readArchivedDay,
  readArchivedDish,
} from '@plateprint/shared/menus/archive/archive-api.ts';
import { chooseLabelBasis, type LabelBasisState, readLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  CERTIFICATE_MOST_BYTES,
  deleteLabelCertificate,
  type LabelCertificate,
  uploadLabelCertificate,
} from '@plateprint/shared/menus/label-certificate-api.ts';
import { listSharedMenuLinks } from '@plateprint/shared/menus/menu-api.ts';
import { listRestaurants } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { ORGANIZATION, organizationAnswers, member } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';
import { everywhere, inside } from '../support/place.ts';
import { KITCHEN } from '../support/session.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;
const STATE: LabelBasisState = {
  labelBasis: null,
  chosen: null,
  location: 'SE',
  isAsked: true,
  mayChoose: true,
  liveMenus: 2,
  daysUnasked: 60,
  certificate: null,
  evidenceLines: false,
};
const chosen = { by: 'Alva Newcomer', at: '2026-11-26T08:00:00.000Z' };

test('an admin reads what is asked, chooses a certificate, and sees what is missing of it', async () => {
  const scheme = { name: 'Klimatmärket', certificateNumber: '4711', validUntil: '2099-01-31' };
  const page = openPage('/organization?tab=labels', {
    ...ADMIN,
    answers: [
      answer(readLabelBasis, STATE),
      answer(chooseLabelBasis, { ...STATE, labelBasis: { kind: 'scheme', scheme }, chosen, daysUnasked: null }),
      ...organizationAnswers([member('Alva', 'organization-admin', 'robin')]),
    ],
  });
  await page.sees(/Live menus have shown letters without a decision for 60 days/);
  await page.sees('Not chosen yet.');
  await page.press(/^Certified scheme/, everywhere, 'radio');
  await page.press('Save');
  await page.sees('Tick the box to continue.');
  expect(page.asked(chooseLabelBasis)).toEqual([]);
  await page.fill('Scheme name', scheme.name);
  await page.fill('Certificate number', scheme.certificateNumber);
  await page.fill('Valid until', scheme.validUntil);
  await page.press(/^The certificate covers these letters/, everywhere, 'checkbox');
  await page.press('Save');
  expect(page.asked(chooseLabelBasis)).toMatchObject([
    { body: { organizationId: ORGANIZATION.id, kind: 'scheme', signed: true, scheme } },
  ]);
});

const CERTIFICATE: LabelCertificate = { name: 'Klimatmärket 2027.pdf', bytes: 1_240_000, addedAt: '2026-11-26T08:00:00.000Z' };

/** The field behind the words; the system's own dialog may hand over what it does not ask for. */
async function fileField(): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('no field for a file yet');
    found.removeAttribute('accept');
    return found;
  });
}

test('the file of the certificate is added, shown with its name and size, replaced and removed, and the choice stays open', async () => {
  let certificate: LabelCertificate | null = null;
  const page = openPage('/organization?tab=labels', {
    ...ADMIN,
    answers: [
      answer(readLabelBasis, () => ({ ...STATE, certificate })),
      answer(uploadLabelCertificate, () => (certificate = CERTIFICATE)),
      answer(deleteLabelCertificate, () => {
        certificate = null;
        return { id: ORGANIZATION.id };
      }),
      ...organizationAnswers([member('Alva', 'organization-admin', 'robin')]),
    ],
  });
  await page.press(/^Certified scheme/, everywhere, 'radio');
  const file = inside('group', 'Certificate file');
  await page.fill('Scheme name', 'Klimatmärket');
  await page.user.upload(await fileField(), new File(['GIF89a'], 'c.gif'));
  await page.sees('This file is neither a PDF nor a PNG or JPG.', file);
  await page.user.upload(await fileField(), new File([new Uint8Array(CERTIFICATE_MOST_BYTES + 1)], 'c.pdf'));
  await page.sees('This file is too large. The limit is 5 MB.', file);
  expect(page.asked(uploadLabelCertificate)).toEqual([]);
  await page.user.upload(await fileField(), new File(['%PDF-1.7'], CERTIFICATE.name));
  await page.announces('The certificate has been added.');
  expect(page.asked(uploadLabelCertificate)).toMatchObject([
    { params: { id: ORGANIZATION.id }, body: { name: CERTIFICATE.name } },
  ]);
  await page.sees(CERTIFICATE.name, file);
  await page.sees('1.2 MB, added 26 Nov 2026', file);
  await page.finds('button', `Download ${CERTIFICATE.name}`);
  await page.sees('Replace file', file);
  await page.press('Remove file', file);
  await page.announces('The certificate file has been removed.');
  await page.sees('Add certificate', file);
  expect(page.asked(deleteLabelCertificate)).toMatchObject([{ params: { id: ORGANIZATION.id } }]);
  expect(document.querySelector<HTMLInputElement>('input[maxlength="200"]')?.value).toBe('Klimatmärket');
});

test('a file that is called a PDF and is none is refused in words', async () => {
  const page = openPage('/organization?tab=labels', {
    ...ADMIN,
    answers: [
      answer(readLabelBasis, STATE),
      answer(uploadLabelCertificate, new AppError('unsupported_media_type')),
      ...organizationAnswers([member('Alva', 'organization-admin', 'robin')]),
    ],
  });
  await page.press(/^Certified scheme/, everywhere, 'radio');
  await page.user.upload(await fileField(), new File(['<html>'], 'c.pdf'));
  await page.sees('This file is neither a PDF nor a PNG or JPG.');
});

test('somebody who does not run the organization reads the choice and cannot make it', async () => {
  const page = openPage('/organization?tab=labels', {
    answers: [
      answer(readLabelBasis, {
        ...STATE,
        labelBasis: { kind: 'own', scheme: null },
        chosen,
        mayChoose: false,
        daysUnasked: null,
      }),
      ...organizationAnswers([]),
    ],
  });
  await page.sees(/^Chosen by Alva Newcomer/);
  await page.sees('Letters at our own risk');
  await page.gone('radio', /^Certified scheme/);
  await page.gone('button', 'Save');
});

const soup = {
  recipeId: 'soup',
  name: 'Onion soup',
  description: '',
  price: '95 kr',
  label: 'figure' as const,
  co2PerPortion: { value: 490, low: 400, high: 700 },
  co2PerPortionWithoutLandUseChange: { value: 450, low: 380, high: 650 },
  level: null,
  complete: true,
  dataVersion: '2026.3',
  ownLabels: [],
  allergens: { contains: ['milk' as const], mayContain: [], unknown: [] },
  glutenFree: true,
  meats: [{ meat: 'beef' as const, ingredientId: 'beef', origins: [{ born: ['FR'], raised: ['FR'], slaughtered: ['FR'] }] }],
  evidence: 'a'.repeat(64),
};
const menu = {
  id: 'menu',
  name: 'Lunch',
  language: 'en_gb' as const,
  labels: 'figures' as const,
  labelBasis: { kind: 'figures' as const, scheme: null },
  words: ['Today'],
  dishes: [soup],
};

test('an admin finds what stood on a link on a day, with the figures of then and what they stood on', async () => {
  const page = openPage('/organization?tab=archive', {
    ...ADMIN,
    answers: [
      answer(readLabelBasis, STATE),
      answer(listRestaurants, {
        items: [{ id: KITCHEN.id, name: KITCHEN.name, location: 'SE', ownLocation: null } as never],
        next: null,
      }),
      answer(listSharedMenuLinks, { items: [{ linkNumber: 3, name: 'Dining room', token: 'x', menu: null }], next: null }),
      answer(readArchivedDay, {
        began: '2024-11-01T07:00:00.000Z',
        states: [{ from: '2024-11-20T07:00:00.000Z', to: null, menu }],
      }),
      answer(listPublishedExports, {
        items: [
          { id: 'file', at: '2024-11-02T07:00:00.000Z', by: 'Bo Newcomer', format: 'pdf', menu: { ...menu, name: 'Christmas' } },
        ],
        next: null,
      }),
      answer(readArchivedDish, {
        names: [],
        portions: 4,
        co2PerPortion: soup.co2PerPortion,
        co2PerPortionWithoutLandUseChange: soup.co2PerPortionWithoutLandUseChange,
        complete: true,
        dataVersion: '2026.3',
        sourcesOf: '2027.2',
        counted: { lines: 1, all: 1 },
        lines: [
          {
            written: '1 kg gul lök',
            name: 'yellow onion',
            grams: 1000,
            co2PerPortion: soup.co2PerPortion,
            co2PerPortionWithoutLandUseChange: soup.co2PerPortionWithoutLandUseChange,
            grade: 'B',
          },
        ],
        sources: [],
        ownSources: [],
      }),
      answer(chooseEvidenceLines, { evidenceLines: true }),
      ...organizationAnswers([member('Alva', 'organization-admin', 'robin')]),
    ],
  });
  await page.choose('Live link', 'Link 3 · Dining room');
  await page.fill('Day', '2024-11-20');
  const state = inside('region', /^Since 20 Nov 2024/);
  await page.sees('Onion soup', state);
  await page.sees('0.49 kg CO₂e', state);
  await page.sees('value only', state);
  await page.sees(/^Contains milk/, state);
  await page.sees(/gluten-free/, state);
  await page.sees(/origin:? France/i, state);
  expect(page.asked(readArchivedDay).at(-1)).toMatchObject({
    params: { restaurantId: KITCHEN.id, linkNumber: 3 },
    query: { day: '2024-11-20' },
  });
  await page.press('What it was based on', state);
  await page.sees('1 kg gul lök', inside('dialog'));
  await page.sees(/calculated with food data 2026\.3; the source names are those of 2027\.2/, inside('dialog'));
  await page.press('Close', inside('dialog'));
  await page.sees(/PDF, 2 Nov 2024, recorded by Bo Newcomer/);
  await page.press('Show the ingredients', everywhere, 'switch');
  expect(page.asked(chooseEvidenceLines)).toEqual([{ body: { organizationId: ORGANIZATION.id, evidenceLines: true } }]);
});
