import { expect, test } from 'vitest';
import { guard } from './guard.ts';

const nobody = { isSignedIn: false, isSigningOut: false, isLoaded: false };
const newcomer = { isSignedIn: true, isSigningOut: false, isLoaded: false };
const somebody = { isSignedIn: true, isSigningOut: false, isLoaded: true };

test.each([
  '/',
  '/dashboard',
  '/recipes',
  '/recipes/recipe/1',
  '/settings',
  '/admin',
  '/live',
  '/verifying',
  '/how-it-is-calculated-not',
])('nobody signed in, %s leads to sign-in', (path) => {
  expect(guard({ ...nobody, path })).toEqual({ kind: 'go', to: '/sign-in' });
});

test('nobody signed in, sign-in is shown', () => {
  expect(guard({ ...nobody, path: '/sign-in' })).toEqual({ kind: 'show' });
});

test.each([
  '/sign-up/token',
  '/verify',
  '/verify/token',
  '/reset-password',
  '/reset-password/token',
  '/update-password/token',
  '/live/token',
  '/how-it-is-calculated',
  '/shared-report/token',
  '/report-mail/key',
  '/dev/recipe-summary/1',
])('%s is open to everybody', (path) => {
  expect(guard({ ...nobody, path })).toEqual({ kind: 'show' });
  expect(guard({ ...newcomer, path })).toEqual({ kind: 'show' });
});

test('somebody signed in is led from sign-in to the start', () => {
  expect(guard({ ...somebody, path: '/sign-in' })).toEqual({ kind: 'go', to: '/' });
});

test('somebody who is just signing out may stay on sign-in', () => {
  expect(guard({ ...somebody, isSigningOut: true, path: '/sign-in' })).toEqual({ kind: 'show' });
});

test('restaurant and permissions are loaded when they are missing, and only then', () => {
  expect(guard({ ...newcomer, path: '/recipes' })).toEqual({ kind: 'load' });
  expect(guard({ ...somebody, path: '/recipes' })).toEqual({ kind: 'show' });
});
