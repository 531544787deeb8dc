import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import styles from './door-form.module.css';
import { DoorPage } from './door-page.tsx';

/** After an account was erased: that it is gone, and how one would come back. */
export function FarewellPage() {
  const text = useText('users/door');
  return (
    <DoorPage title={text('farewell.title')} lead={text('farewell.lead')} focusTitle>
      <div className={styles.submit}>
        <ButtonLink to="/sign-in" search={{}} size="large" wide>
          {text('link.toSignIn')}
        </ButtonLink>
      </div>
    </DoorPage>
  );
}
