import { CorrectionForm } from '../../admin/corrections/correction-form.tsx';
import { QualityPage } from '../../ingredients/quality/quality-page.tsx';
import { useChooseLanguage } from '../../users/choose-language.ts';
import { useSessionIfAny } from '../../users/session.ts';
import { useSettings } from '../../users/use-settings.ts';

/** The page knows no accounts: whose choice of a language it is, and where it is kept, is said here. */
export function Quality() {
  return useSessionIfAny() ? <QualitySignedIn /> : <QualitySignedOut />;
}

function QualitySignedIn() {
  const { change } = useSettings();
  return <QualityPage isSignedIn onLanguage={(appLanguage) => change({ appLanguage })} correction={<CorrectionForm />} />;
}

function QualitySignedOut() {
  return <QualityPage isSignedIn={false} onLanguage={useChooseLanguage()} correction={<CorrectionForm />} />;
}
