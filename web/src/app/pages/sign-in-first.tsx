import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetDraftsOfLeavers } from '../../drafts/stored/device-drafts.ts';
import { SignInPage } from '../../users/auth/sign-in-page.tsx';
import { sessionQuery } from '../../users/session.ts';
import type { RouterContext } from '../router-context.ts';

interface SignInFirstProps {
  /** Where somebody was going. */
  after: string | undefined;
  context: RouterContext;
  /** There is somebody, or nobody knows: the router goes on from the address. */
  onArrived: () => void;
}

/** The sign-in as the first page of a visit, before there is a router. */
export function SignInFirst({ after, context, onArrived }: SignInFirstProps) {
  const { data: session, isError } = useQuery(sessionQuery);
  const isStranger = session === null;
  // Right after signing in the form stays until there is a page to see.
  const [wasStranger, setWasStranger] = useState(false);
  if (isStranger && !wasStranger) setWasStranger(true);
  const isKnown = !isStranger && session !== undefined;
  useEffect(() => {
    if (isStranger) forgetDraftsOfLeavers();
  }, [isStranger]);
  useEffect(() => {
    if (isKnown && location.pathname === '/sign-in') history.replaceState(null, '', after ?? '/');
    if (isKnown || isError) onArrived();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once it is known
  }, [isKnown, isError]);
  useEffect(() => void context.loadTexts('users/auth', 'users', 'ui'), [context]);
  if (!isStranger && !wasStranger) return null;
  return (
    <SignInPage
      onSignedIn={() => {
        history.pushState(null, '', after ?? '/');
        onArrived();
      }}
    />
  );
}
