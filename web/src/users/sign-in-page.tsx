import { signIn } from '@plateprint/shared/users/user-api.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../api/use-change.ts';
import { LANGUAGE_NAMES } from '../i18n/language-names.ts';
import { useLanguage } from '../i18n/language-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { PRODUCT_NAME } from '../ui/product-name.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import { PlatePrint } from './plate-print.tsx';
import { sessionQuery } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in-page.module.css';

interface SignInPageProps {
  onLanguage: (language: Language) => void;
  onSignedIn: () => void;
}

export function SignInPage({ onLanguage, onSignedIn }: SignInPageProps) {
  const text = useText('users');
  const client = useQueryClient();
  const signingIn = useChange(signIn, {
    onSuccess: (session) => {
      client.setQueryData(sessionQuery.queryKey, session);
      onSignedIn();
    },
  });

  return (
    <div className={styles.page}>
      <title>{`${text('signIn.title')} · ${PRODUCT_NAME}`}</title>
      <main className={styles.door}>
        <Wordmark />
        <div className={styles.middle}>
          <header className={styles.head}>
            <h1>{text('signIn.title')}</h1>
            <p className={styles.lead}>{text('signIn.lead')}</p>
          </header>
          <SignInForm
            busy={signingIn.isPending || signingIn.isSuccess}
            failure={signingIn.error}
            onSubmit={(credentials) => signingIn.mutate({ body: credentials })}
          />
        </div>
        <footer className={styles.foot}>
          <NativeSelect
            label={text('language')}
            hideLabel
            value={useLanguage()}
            choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
            onChange={onLanguage}
          />
        </footer>
      </main>
      <aside className={styles.picture}>
        <PlatePrint />
        <p className={styles.motto}>{text('signIn.motto')}</p>
      </aside>
    </div>
  );
}
