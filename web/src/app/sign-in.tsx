import { useRouter, useSearch } from '@tanstack/react-router';
import { SignInPage } from '../users/door/sign-in-page.tsx';

export function SignIn() {
  const router = useRouter();
  const { after } = useSearch({ from: '/door/sign-in' });
  return <SignInPage onSignedIn={() => router.history.push(after ?? '/')} />;
}
