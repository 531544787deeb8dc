import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrive } from './arrive.ts';
import { CrashPage } from '../shell/crash-page.tsx';
import { Root } from '../shell/root.tsx';
import type { RouterContext } from '../router-context.ts';
import { beforeSignIn } from './way-back.ts';

export const rootRoute = () => createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: CrashPage });

/** Pages without the sidebar, for people on their way in (specification, point 2). */
export function authRoute(root: ReturnType<typeof rootRoute>) {
  const parent = createRoute({
    getParentRoute: () => root,
    id: 'auth',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
  });
  const signIn = createRoute({
    getParentRoute: () => parent,
    path: '/sign-in',
    validateSearch: beforeSignIn,
    loader: ({ context }) => context.loadTexts('users/auth', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../pages/sign-in.tsx'), 'SignIn'),
  });
  const signUp = createRoute({
    getParentRoute: () => parent,
    path: '/sign-up/$signUpToken',
    loader: ({ context }) => context.loadTexts('users/auth', 'users/terms', 'users', 'access', 'ui'),
    component: lazyRouteComponent(() => import('../../users/auth/sign-up-page.tsx'), 'SignUpPage'),
  });
  const verify = createRoute({
    getParentRoute: () => parent,
    path: '/verify/{-$token}',
    loader: ({ context }) => context.loadTexts('users/auth', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../../users/auth/verify-page.tsx'), 'VerifyPage'),
  });
  const resetPassword = createRoute({
    getParentRoute: () => parent,
    path: '/reset-password/{-$resetPasswordToken}',
    loader: ({ context }) => context.loadTexts('users/auth', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../../users/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
  });
  const updatePassword = createRoute({
    getParentRoute: () => parent,
    path: '/update-password/{-$forcedUpdateToken}',
    loader: ({ context }) => context.loadTexts('users/auth', 'users/account', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../../users/auth/update-password-page.tsx'), 'UpdatePasswordPage'),
  });
  return parent.addChildren([signIn, signUp, verify, resetPassword, updatePassword]);
}
