import { useNavigate } from '@tanstack/react-router';
import { SignInPage } from '../users/sign-in-page.tsx';
import { useChooseLanguage } from './app-language.tsx';

export function SignIn() {
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  return <SignInPage onLanguage={chooseLanguage} onSignedIn={() => void navigate({ to: '/' })} />;
}
