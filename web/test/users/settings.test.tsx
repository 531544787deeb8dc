import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { updateEmail } from '@plateprint/shared/users/account-api.ts';
import { eraseOwnAccount } from '@plateprint/shared/users/personal-data-api.ts';
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '@plateprint/shared/users/second-factor-api.ts';
import { endOtherSessions, listSessions, type SessionOfUser } from '@plateprint/shared/users/session-api.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { organizationAnswers, member } from '../support/organization.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';

const PASSWORD = 'braised leeks and hazelnut';

function session(id: string, current: boolean): SessionOfUser {
  const times = { created: '2026-11-01T08:00:00.000Z', lastSeen: '2026-11-02T08:00:00.000Z' };
  return { id, browser: 'Firefox', system: 'Linux', address: '127.0.0.1', current, ...times };
}

test('an app is set up for a second step: password, code, and recovery codes to be stored', async () => {
  let on = false;
  const recoveryCodes = Array.from({ length: 10 }, (_, at) => `code-${at}`);
  const page = openPage('/settings?tab=security', {
    answers: [
      answer(listSessions, { items: [session('here', true)], next: null }),
      answer(readSecondFactor, () => ({ on, since: null, recoveryCodesLeft: on ? 10 : 0 })),
      answer(beginSecondFactor, {
        secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
        otpauth: 'otpauth://totp/Plateprint:robin?secret=ABC',
      }),
      answer(confirmSecondFactor, ({ body }) => {
        if (body.code !== '123456') return new AppError('wrong_code');
        on = true;
        return { recoveryCodes };
      }),
    ],
  });
  await page.press('Set up');
  const dialog = inside('dialog', 'Set up two-step verification');
  await page.fill('Your password', PASSWORD, dialog);
  await page.press('Continue', dialog);
  await page.finds('img', 'QR code for your authenticator app', dialog);
  await page.sees(/^(?:[A-Z2-7]{4} ?){8}$/, dialog);
  await page.fill('Six digits from the app', '123456', dialog);
  await page.press('Turn on', dialog);
  const shown = await page.finds('list', 'Recovery codes', inside('alertdialog'));
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(recoveryCodes);
  await page.press('I have saved them');
  await page.sees('10 recovery codes left');
});

test('another e-mail is asked for with the password, and waits for its mail to be answered', async () => {
  const answers = [answer(updateEmail, ({ body }) => ({ pendingEmail: body.email }))];
  const page = openPage('/settings?tab=account', { answers });
  await page.fill('New e-mail address', 'new@own-house.test');
  await page.fill('Your password', PASSWORD);
  await page.press('Change e-mail address');
  await page.sees(/We have sent a link to new@own-house\.test\./);
  expect(page.asked(updateEmail)).toMatchObject([{ body: { email: 'new@own-house.test', password: PASSWORD } }]);
});

test('sessions elsewhere are ended after being asked', async () => {
  let items = [session('here', true), session('elsewhere', false)];
  const page = openPage('/settings?tab=security', {
    answers: [
      answer(readSecondFactor, { on: false, since: null, recoveryCodesLeft: 0 }),
      answer(listSessions, () => ({ items, next: null })),
      answer(endOtherSessions, () => {
        items = items.filter(({ current }) => current);
        return { ended: 1 };
      }),
    ],
  });
  await page.press('Sign out everywhere else');
  await page.press('Sign out everywhere else', inside('alertdialog'));
  await page.announces('Signed out everywhere else.');
  await page.sees('This browser');
  expect(page.asked(endOtherSessions)).toHaveLength(1);
});

test('the tour leads through five places, and is shown again from the settings', async () => {
  const page = openPage('/settings', { answers: emptyKitchen() });
  await page.press('Show the tour');
  await page.press('Start the tour', inside('dialog', 'Welcome to Plateprint'));
  for (const title of ['Paste a recipe', 'See its footprint at once', 'All your dishes', 'From dish to menu and report']) {
    const step = await page.finds('dialog', title);
    await waitFor(() => expect(step).toHaveFocus());
    await page.press('Next', inside('dialog', title));
  }
  await page.press('Start cooking', inside('dialog', 'Where to get help'));
  await page.gone('dialog');
  page.reload();
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the only administrator has to hand over before they erase their account', async () => {
  const page = openPage('/settings?tab=account', {
    role: 'organization-admin',
    answers: [
      answer(eraseOwnAccount, new AppError('last_admin')),
      ...organizationAnswers([member('Robin', 'organization-admin')]),
    ],
  });
  await page.press('Delete my account');
  const question = inside('alertdialog', 'Delete your account permanently?');
  await page.fill('Your password', PASSWORD, question);
  await page.press('Delete permanently', question);
  expect(await page.finds('alert', undefined, question)).toHaveTextContent('You are the only admin of your organisation.');
  await page.press('Go to members', question, 'link');
  await waitFor(() => expect(location.pathname).toBe('/organization'));
  await page.finds('heading', 'Own House');
});

test('an account is erased only with its password, and says farewell', async () => {
  const page = openPage('/settings?tab=account', {
    answers: [
      answer(eraseOwnAccount, ({ body }) =>
        body.password === PASSWORD ? ({ erased: true } as const) : new AppError('wrong_password'),
      ),
    ],
  });
  await page.press('Delete my account');
  const question = inside('alertdialog', 'Delete your account permanently?');
  await page.press('Delete permanently', question);
  await page.sees('Enter your password.', question);
  await page.fill('Your password', 'something else', question);
  await page.press('Delete permanently', question);
  await page.sees('The password is incorrect.', question);
  await page.fill('Your password', PASSWORD, question);
  await page.press('Delete permanently', question);
  await page.finds('heading', 'Your account has been deleted');
});
