import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import styles from './auth-form.module.css';
import { AuthPage } from './auth-page.tsx';

/** After an account was erased: that it is gone, and how one would come back. */
export function FarewellPage() {
  const text = useText('users/auth');
  return (
    <AuthPage title={text('farewell.title')} lead={text('farewell.lead')} focusTitle>
      <div className={styles.submit}>
        <ButtonLink to="/sign-in" search={{}} size="large" wide>
          {text('link.toSignIn')}
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
