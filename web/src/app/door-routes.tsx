import { createRootRouteWithContext, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { arrive } from './arrive.ts';
import { CrashPage } from './crash-page.tsx';
import { Root } from './root.tsx';
import type { RouterContext } from './router-context.ts';
import { atTheDoor } from './way-back.ts';

export const rootRoute = () => createRootRouteWithContext<RouterContext>()({ component: Root, errorComponent: CrashPage });

/** Pages without the sidebar, for people on their way in (specification, point 2). */
export function doorRoute(root: ReturnType<typeof rootRoute>) {
  const parent = createRoute({
    getParentRoute: () => root,
    id: 'door',
    beforeLoad: async ({ context, location }) => {
      await arrive(context.queryClient, location);
    },
  });
  const signIn = createRoute({
    getParentRoute: () => parent,
    path: '/sign-in',
    validateSearch: atTheDoor,
    loader: ({ context }) => context.loadTexts('users/door', 'users', 'ui'),
    component: lazyRouteComponent(() => import('./sign-in.tsx'), 'SignIn'),
  });
  const signUp = createRoute({
    getParentRoute: () => parent,
    path: '/sign-up/$signUpToken',
    loader: ({ context }) => context.loadTexts('users/door', 'users/terms', 'users', 'access', 'ui'),
    component: lazyRouteComponent(() => import('../users/door/sign-up-page.tsx'), 'SignUpPage'),
  });
  const verify = createRoute({
    getParentRoute: () => parent,
    path: '/verify/{-$token}',
    loader: ({ context }) => context.loadTexts('users/door', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../users/door/verify-page.tsx'), 'VerifyPage'),
  });
  const resetPassword = createRoute({
    getParentRoute: () => parent,
    path: '/reset-password/{-$resetPasswordToken}',
    loader: ({ context }) => context.loadTexts('users/door', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../users/door/reset-password-page.tsx'), 'ResetPasswordPage'),
  });
  const updatePassword = createRoute({
    getParentRoute: () => parent,
    path: '/update-password/{-$forcedUpdateToken}',
    loader: ({ context }) => context.loadTexts('users/door', 'users/account', 'users', 'ui'),
    component: lazyRouteComponent(() => import('../users/door/update-password-page.tsx'), 'UpdatePasswordPage'),
  });
  return parent.addChildren([signIn, signUp, verify, resetPassword, updatePassword]);
}
