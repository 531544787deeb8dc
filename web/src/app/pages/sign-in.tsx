import { useRouter, useSearch } from '@tanstack/react-router';
import { FarewellPage } from '../../users/auth/farewell-page.tsx';
import { SignInPage } from '../../users/auth/sign-in-page.tsx';

export function SignIn() {
  const router = useRouter();
  const { after, erased } = useSearch({ from: '/auth/sign-in' });
  if (erased) return <FarewellPage />;
  return <SignInPage onSignedIn={() => router.history.push(after ?? '/')} />;
}
