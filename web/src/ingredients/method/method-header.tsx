import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Wordmark } from '../../ui/layout/wordmark.tsx';
import styles from './method-header.module.css';

interface MethodHeaderProps {
  isSignedIn: boolean;
  onLanguage: (language: Language) => void;
}

/** The product's name, the language of the page, and the way into the product. */
export function MethodHeader({ isSignedIn, onLanguage }: MethodHeaderProps) {
  const text = useText('ingredients');
  return (
    <header className={styles.header}>
      <Wordmark />
      <div className={styles.choices}>
        <div className={styles.language}>
          <NativeSelect
            label={text('method.language')}
            hideLabel
            value={useLanguage()}
            choices={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
            onChange={onLanguage}
          />
        </div>
        <ButtonLink to={isSignedIn ? '/' : '/sign-in'} variant="secondary">
          {isSignedIn ? text('method.back', { product: PRODUCT_NAME }) : text('method.signIn')}
        </ButtonLink>
      </div>
    </header>
  );
}
