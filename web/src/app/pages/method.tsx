import { MethodPage } from '../../ingredients/method/method-page.tsx';
import { useChooseLanguage } from '../../users/choose-language.ts';
import { useSessionIfAny } from '../../users/session.ts';
import { useSettings } from '../../users/use-settings.ts';

/** The method page knows no accounts: whose choice of a language it is, and where it is kept, is said here. */
export function Method() {
  return useSessionIfAny() ? <MethodSignedIn /> : <MethodSignedOut />;
}

function MethodSignedIn() {
  const { change } = useSettings();
  return <MethodPage isSignedIn onLanguage={(appLanguage) => change({ appLanguage })} />;
}

function MethodSignedOut() {
  return <MethodPage isSignedIn={false} onLanguage={useChooseLanguage()} />;
}
