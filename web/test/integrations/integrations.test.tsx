import {
  createIntegration,
  deleteIntegration,
  listIntegrations,
  restoreIntegration,
  updateIntegration,
} from '@plateprint/shared/integrations/integration-api.ts';
import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import { listWebhooks } from '@plateprint/shared/integrations/webhook-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { endpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answer, type Answer } from '../support/answer.ts';
import { organizationAnswers } from '../support/organization.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { axeFindings } from '../support/axe-findings.ts';
import { everywhere, inside } from '../support/place.ts';

const ADMIN = { role: 'organization-admin', firstname: 'Alva' } as const;
const row = (name: string) => inside('row', new RegExp(name));
const asked = inside('alertdialog');

/** The open API's description of itself, as far as the first call needs it. */
const readOpenDocument = endpoint({
  api: 'open',
  method: 'GET',
  path: '/openapi.json',
  callers: 'anyone',
  summary: 'Read the document',
  reply: z.unknown(),
});
const OPEN_DOCUMENT = {
  paths: {
    '/recipes/calculate': {
      post: {
        operationId: 'postRecipesCalculate',
        requestBody: { content: { 'application/json': { example: { recipe: { name: 'Leek soup' } } } } },
        responses: {},
      },
    },
  },
};

/** The integrations of the organization as a server that forgets nothing would tell of them; each key is one of a kind. */
function integrations(): Answer[] {
  let all: Integration[] = [];
  let keys = 0;
  const nextKey = (): string => `pp_key-${1000 + (keys += 1)}`;
  const change = (id: string, differs: Partial<Integration>): Integration => {
    all = all.map((each) => (each.id === id ? { ...each, ...differs } : each));
    const changed = all.find((each) => each.id === id);
    if (!changed) throw new AppError('not_found');
    return changed;
  };
  return [
    ...organizationAnswers(),
    answer(readOpenDocument, OPEN_DOCUMENT),
    answer(listWebhooks, { items: [], next: null }),
    answer(listIntegrations, ({ query: { bin = false } }) => ({
      items: all.filter(({ deletedAt }) => (deletedAt !== null) === bin),
      next: null,
    })),
    answer(createIntegration, ({ body: { name, open_api, mapping_api } }) => {
      const key = nextKey();
      const made: Integration = {
        id: `integration-${all.length}`,
        name,
        open_api,
        mapping_api,
        keyEnd: key.slice(-4),
        createdBy: { firstname: 'Alva', lastname: 'Newcomer' },
        createdAt: '2026-11-02T08:00:00.000Z',
        keyMadeAt: '2026-11-02T08:00:00.000Z',
        formerKeyUntil: null,
        lastUsedAt: null,
        perMinute: 60,
        deletedAt: null,
      };
      all = [...all, made];
      return { ...made, key };
    }),
    answer(updateIntegration, ({ params, body: { rotate = false, endFormer = false, name, open_api, mapping_api } }) => {
      const flags = { ...(open_api === undefined ? {} : { open_api }), ...(mapping_api === undefined ? {} : { mapping_api }) };
      const key = rotate ? nextKey() : null;
      const turned = key === null ? {} : { keyEnd: key.slice(-4), formerKeyUntil: '2026-11-03T08:00:00.000Z' };
      const ended = endFormer ? { formerKeyUntil: null } : {};
      return { ...change(params.id, { ...(name === undefined ? {} : { name }), ...flags, ...turned, ...ended }), key };
    }),
    answer(deleteIntegration, ({ params }) => ({ id: change(params.id, { deletedAt: '2026-11-02T09:00:00.000Z' }).id })),
    answer(restoreIntegration, ({ params }) => change(params.id, { deletedAt: null })),
  ];
}

async function makeIntegration(page: OpenPage, name: string): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'New integration' });
  if (button) await page.user.click(button);
  await page.fill('Name', name, inside('dialog'));
  await page.press('Create key', inside('dialog'));
}

/** Reads the key that is shown once, copies it by its button and closes. */
async function takeKey(page: OpenPage): Promise<string> {
  await page.sees(/it will not be shown again/, asked);
  const field = within(screen.getByRole('alertdialog')).getByRole<HTMLInputElement>('textbox', { name: 'Key' });
  const key = field.value;
  await page.press('Copy key', asked);
  await page.finds('button', 'Copied', asked);
  expect(await navigator.clipboard.readText()).toBe(key);
  await page.press('Done', asked);
  await page.gone('alertdialog');
  return key;
}

test('an admin makes a key, replaces it, ends the former one, deletes and undoes', async () => {
  const page = openPage('/integrations', { ...ADMIN, answers: integrations() });
  await page.finds('heading', 'No integrations yet');
  await makeIntegration(page, 'Till at the bar');
  const first = await takeKey(page);
  expect(await page.finds('row', /Till at the bar/)).toHaveTextContent(`pp_…${first.slice(-4)}`);

  await page.fromMenu('Actions for Till at the bar', 'Replace key');
  await page.finds('alertdialog');
  expect(await axeFindings()).toEqual([]);
  await page.press('Create new key', asked);
  const second = await takeKey(page);
  expect(second).not.toBe(first);
  await page.sees(/Previous key valid until/, row('Till at the bar'));

  await page.fromMenu('Actions for Till at the bar', 'Revoke previous key');
  await page.press('Revoke now', asked);
  await page.announces('The previous key of Till at the bar no longer works.');
  expect(page.asked(updateIntegration).at(-1)).toMatchObject({ body: { endFormer: true } });

  await page.fromMenu('Actions for Till at the bar', 'Delete');
  await page.sees(/Its key no longer works\./);
  await page.press('Undo');
  await page.announces('Till at the bar has been restored, and its key works again.');
  expect(page.asked(restoreIntegration)).toHaveLength(1);
});

test('a name and rights are offered, and the key is shown within the first call; a key without the open API has none', async () => {
  const page = openPage('/integrations', { ...ADMIN, answers: integrations() });
  const [button] = await screen.findAllByRole('button', { name: 'New integration' });
  if (button) await page.user.click(button);
  await page.press('Create key', inside('dialog'));
  const dialog = inside('alertdialog', 'Key for Our program');
  const call = await page.finds('region', 'Make a first call', dialog);
  expect(call).toHaveTextContent(/Authorization: Bearer pp_key-1001/);
  expect(call).toHaveTextContent(/Leek soup/);
  expect(await axeFindings()).toEqual([]);
  await page.press('Copy: Make a first call', dialog);
  await page.press('Done', dialog);
  await page.gone('alertdialog');

  await page.press('New integration');
  await page.press(/^Open API/, inside('dialog'), 'checkbox');
  await page.press(/^Matching API/, inside('dialog'), 'checkbox');
  await page.press('Create key', inside('dialog'));
  await page.finds('textbox', 'Key', inside('alertdialog'));
  expect(screen.queryByRole('region', { name: 'Make a first call' })).toBeNull();
});

test('a name with web code is marked with its reason as soon as it is typed', async () => {
  const page = openPage('/integrations', { ...ADMIN, answers: integrations() });
  const [button] = await screen.findAllByRole('button', { name: 'New integration' });
  if (button) await page.user.click(button);
  await page.fill('Name', 'till <b>x</b>', inside('dialog'));
  await page.sees('Use plain text: no web code and no invisible characters.', inside('dialog'));
  expect(await page.finds('textbox', 'Name', inside('dialog'))).toBeInvalid();
  await page.fill('Name', 'till <3', inside('dialog'));
  expect(await page.finds('textbox', 'Name', inside('dialog'))).not.toBeInvalid();
});

test('a refusal for such a text says why, whatever field it came from', async () => {
  const fields = [{ path: 'name', code: 'control_characters', message: 'control_characters' }];
  const answers = [...integrations(), answer(createIntegration, new AppError('invalid_input', fields))];
  const page = openPage('/integrations', { ...ADMIN, answers });
  await makeIntegration(page, 'Stock');
  await page.sees('Use plain text: no web code and no invisible characters.', inside('dialog'));
});

test('an admin is asked before a key that was not copied is closed', async () => {
  const page = openPage('/integrations', { ...ADMIN, answers: integrations() });
  await makeIntegration(page, 'Stock');
  await page.press('Done', asked);
  await page.finds('alertdialog', 'Close without copying?');
  expect(await axeFindings()).toEqual([]);
  await page.press('Cancel', inside('alertdialog', 'Close without copying?'));
  await takeKey(page);
  await page.finds('row', /Stock/);
});

test('an admin renames an integration, changes what it is good for, and restores it from the bin', async () => {
  const page = openPage('/integrations', { ...ADMIN, answers: integrations() });
  await makeIntegration(page, 'Stok');
  await takeKey(page);
  await page.press('Stok');
  const panel = inside('dialog');
  await page.fill('Name', 'Stock', panel);
  await page.press(/Open API/, panel, 'checkbox');
  await page.sees(/Choose at least one kind of access/, panel);
  await page.press(/Matching API/, panel, 'checkbox');
  await page.press('Save', panel);
  await page.announces('Stock has been saved.');
  expect(await page.finds('row', /Stock/)).toHaveTextContent('Matching API');
  await page.fromMenu('Actions for Stock', 'Delete');
  await page.announces(/Stock has been deleted\./);
  await page.press('Bin', everywhere, 'radio');
  await page.press('Restore', row('Stock'));
  await page.announces(/Stock has been restored/);
});

test('a chef finds integrations locked, and not in the navigation', async () => {
  const page = openPage('/integrations', { answers: integrations() });
  await page.sees(/Only admins of your organisation can manage integrations\./);
  expect(screen.queryByRole('button', { name: 'New integration' })).toBeNull();
  expect(within(screen.getByRole('navigation', { name: 'Main navigation' })).queryByText('Integrations')).toBeNull();
});
