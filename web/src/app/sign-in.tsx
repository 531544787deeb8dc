import { useRouter, useSearch } from '@tanstack/react-router';
import { SignInPage } from '../users/sign-in-page.tsx';
import { useChooseLanguage } from './app-language.tsx';

export function SignIn() {
  const router = useRouter();
  const { after } = useSearch({ from: '/sign-in' });
  const chooseLanguage = useChooseLanguage();
  return <SignInPage onLanguage={chooseLanguage} onSignedIn={() => router.history.push(after ?? '/')} />;
}
