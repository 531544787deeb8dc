import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  acceptInvitation,
  type Invitation,
  readInvitation,
  signUpFromLink,
  updateName,
  verifyEmail,
} from '@plateprint/shared/users/account-api.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { readPasswordLink, requestResetPassword, resetPassword, updatePassword } from '@plateprint/shared/users/password-api.ts';
import { secondStep } from '@plateprint/shared/users/second-factor-api.ts';
import { readSession, signIn } from '@plateprint/shared/users/user-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage, type OpenPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { sessionAnswers, signedIn } from '../support/session.ts';

const PASSWORD = 'braised leeks and hazelnut';
const SESSION = signedIn();
const IN_THE_APP = [...sessionAnswers(SESSION), ...emptyKitchen(), answer(readSession, { session: null })];

const INVITATION: Invitation = {
  kind: 'member',
  email: 'elin@own-house.test',
  organization: 'Own House',
  invitedBy: 'Alva Newcomer',
  role: 'restaurant-user',
  restaurants: ['Own Kitchen'],
  language: 'en_gb',
  expires: '2026-12-01T08:00:00.000Z',
  hasAccount: false,
};

const stranger = (path: string, ...answers: Parameters<OpenPage['give']>) =>
  openPage(path, { isStranger: true, answers: [...IN_THE_APP, ...answers] });

async function fillSignIn(page: OpenPage, email: string, password: string): Promise<void> {
  await page.fill('E-mail address', email);
  await page.fill('Password', password);
  await page.press('Sign in');
}

async function choosePassword(page: OpenPage, password: string): Promise<void> {
  await page.fill('New password', password);
  await page.fill('Repeat new password', password);
  await page.press('Save password');
}

const arrived = () => waitFor(() => expect(location.pathname).toBe('/dashboard'));

test('an invitation says who invites to what, asks for what is missing, and becomes an account', async () => {
  const page = stranger('/sign-up/token', answer(readInvitation, INVITATION), answer(signUpFromLink, SESSION));
  await page.sees('Own House');
  await page.sees('elin@own-house.test');
  await page.press('Create account');
  await page.sees('All fields are required');
  await page.sees('Please indicate that you have read and agree to the terms.');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  expect(page.asked(signUpFromLink)).toEqual([]);

  await page.fill('First name', 'Elin');
  await page.fill('Last name', 'Sandberg');
  await page.fill('New password', PASSWORD);
  await page.fill('Repeat new password', 'something else');
  await page.sees('Passwords do not match');
  await page.fill('Repeat new password', PASSWORD);
  await page.press('Read the terms');
  await page.finds('dialog', 'Terms of use');
  await page.user.keyboard('{Escape}');
  await page.gone('dialog', 'Terms of use');
  await page.user.click(screen.getByLabelText('I have read and agree to the terms.'));
  await page.press('Create account');
  await arrived();
  expect(page.asked(signUpFromLink)).toMatchObject([{ body: { token: 'token', firstname: 'Elin', terms: true } }]);
});

test('the sign-in stands until there is a page to see, and cannot be sent again meanwhile', async () => {
  const { promise: restaurants, resolve: arrive } = Promise.withResolvers<void>();
  const late = answer(restaurantOfUser, async () => {
    await restaurants;
    return { restaurant: null, items: [], next: null };
  });
  const page = stranger('/sign-in', answer(signIn, SESSION), late);
  await fillSignIn(page, 'elin@own-house.test', PASSWORD);
  await waitFor(() => expect(page.asked(restaurantOfUser)).not.toEqual([]));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Sign in/ })).toHaveAttribute('aria-busy', 'true');
  arrive();
  await arrived();
  expect(page.asked(signIn)).toHaveLength(1);
});

test('a link that was used says so, and asks for nothing', async () => {
  const page = stranger('/sign-up/token', answer(readInvitation, new AppError('link_used')));
  expect(await page.finds('alert')).toHaveTextContent('This link has already been used.');
  expect(screen.queryByLabelText('First name')).toBeNull();
});

test('a forgotten password is chosen anew', async () => {
  const page = stranger(
    '/sign-in',
    answer(requestResetPassword, { requested: true }),
    answer(readPasswordLink, { kind: 'reset', email: 'elin@own-house.test', expires: '2026-12-01T08:00:00.000Z' }),
    answer(resetPassword, { email: 'elin@own-house.test' }),
  );
  const forgot = await page.finds('link', 'Forgot your password?');
  page.goTo(forgot.getAttribute('href') ?? '');
  await page.finds('heading', 'Forgot your password?');
  await page.fill('E-mail address', 'elin@own-house.test');
  await page.press('Send link');
  await page.sees(/If elin@own-house\.test has an account/);
  page.goTo('/reset-password/token');
  await page.sees('For elin@own-house.test');
  await choosePassword(page, 'pike-perch in beurre blanc');
  await page.sees(/Your password has been changed\./);
  expect(page.asked(resetPassword)).toMatchObject([{ body: { token: 'token', password: 'pike-perch in beurre blanc' } }]);
});

test('a used link to a new password says so and leads to sign-in, which says what is not right', async () => {
  const page = stranger(
    '/reset-password/token',
    answer(readPasswordLink, new AppError('link_used')),
    answer(signIn, ({ body }) => (body.password === PASSWORD ? SESSION : new AppError('wrong_credentials'))),
  );
  expect(await page.finds('alert')).toHaveTextContent('This link has already been used.');
  await page.press('Go to sign-in', undefined, 'link');
  await page.finds('heading', 'Sign in');
  await fillSignIn(page, 'elin@own-house.test', 'the former one');
  expect(await page.finds('alert')).toHaveTextContent('The e-mail address or password is incorrect.');
  await fillSignIn(page, 'elin@own-house.test', PASSWORD);
  await arrived();
});

test('signing in takes a second step where an app is set up, by a code or a recovery code', async () => {
  const page = stranger(
    '/sign-in',
    answer(signIn, new AppError('second_step_needed')),
    answer(secondStep, ({ body }) => (body.code === 'right-code' ? SESSION : new AppError('wrong_code'))),
  );
  await fillSignIn(page, 'elin@own-house.test', PASSWORD);
  await page.finds('heading', 'One more step');
  await page.fill('Code', '000000');
  await page.press('Continue');
  expect(await page.finds('alert')).toHaveTextContent('The code is incorrect, or has already been used.');
  await page.press('No phone to hand? Use a recovery code');
  await page.fill('Recovery code', 'right-code');
  await page.press('Continue');
  await arrived();
});

test('somebody who must choose a new password reads so, and chooses it by the link of the mail', async () => {
  const page = stranger(
    '/sign-in',
    answer(signIn, new AppError('password_update_needed')),
    answer(readPasswordLink, { kind: 'forced', email: 'elin@own-house.test', expires: '2026-12-01T08:00:00.000Z' }),
    answer(updatePassword, { email: 'elin@own-house.test' }),
  );
  await fillSignIn(page, 'elin@own-house.test', PASSWORD);
  expect(await page.finds('alert')).toHaveTextContent('You need a new password. We have sent you an e-mail with a link.');
  page.goTo('/update-password/token');
  await choosePassword(page, 'ox cheek in red wine');
  await page.finds('link', 'Go to sign-in');
  expect(page.asked(updatePassword)).toMatchObject([{ body: { token: 'token', password: 'ox cheek in red wine' } }]);
});

test('somebody who has an account takes another organization with it', async () => {
  const page = openPage('/sign-up/token', {
    answers: [
      ...emptyKitchen(),
      answer(readInvitation, { ...INVITATION, email: SESSION.authUser.email, hasAccount: true }),
      answer(acceptInvitation, SESSION),
    ],
  });
  await page.press('Accept invitation');
  await arrived();
  expect(page.asked(acceptInvitation)).toMatchObject([{ body: { token: 'token' } }]);
});

test('an address counts once its mail is answered', async () => {
  const page = stranger('/verify/token', answer(verifyEmail, { email: 'new@own-house.test', changed: true }));
  await page.sees('From now on you sign in with new@own-house.test.');
});

test('the page for confirming an address claims no mail that nobody sent', async () => {
  const page = stranger('/verify');
  await page.finds('heading', 'Your e-mail address');
  await page.sees('We send you a link by e-mail to confirm your address.');
  expect(document.body).not.toHaveTextContent(/sent|on its way|check your inbox/iu);
  await page.finds('link', 'Go to sign-in');
});

test('somebody whose address is confirmed reads so, and waits for no mail', async () => {
  const page = openPage('/verify', { answers: emptyKitchen() });
  await page.sees(/robin@own-house\.test has been confirmed/u);
  expect(screen.queryByRole('button', { name: /again/u })).toBeNull();
});

test('signed out, every page leads to sign-in; who came for a page gets there after signing in', async () => {
  const page = stranger('/', answer(signIn, SESSION));
  for (const path of ['/', '/dashboard', '/recipes', '/nowhere', '/admin']) {
    page.goTo(path);
    await waitFor(() => expect(location.pathname).toBe('/sign-in'));
  }
  page.goTo('/settings');
  await waitFor(() => expect(location.search).toContain('after'));
  await page.finds('heading', 'Sign in');
  await fillSignIn(page, 'elin@own-house.test', PASSWORD);
  await waitFor(() => expect(location.pathname).toBe('/settings'));
});

test('signed in, sign-in leads home', async () => {
  openPage('/sign-in', { answers: emptyKitchen() });
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('a name that is missing is asked for, and shown once it is there', async () => {
  let session = signedIn({ firstname: '' });
  const page = openPage('/dashboard', {
    answers: [
      ...emptyKitchen(),
      answer(readSession, () => ({ session })),
      answer(updateName, ({ params, body }) => {
        session = signedIn({ firstname: body.firstname });
        return { ...params, ...body };
      }),
    ],
  });
  const prompt = inside('dialog', 'What is your name?');
  await page.press('Save name', prompt);
  await page.sees('Enter your first name.', prompt);
  await page.fill('First name', 'Elin', prompt);
  await page.press('Save name', prompt);
  await page.gone('dialog', 'What is your name?');
  await page.finds('button', /Elin Newcomer/);
});
