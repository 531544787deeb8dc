import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { type Language, localeOf } from '@plateprint/shared/kernel/language.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { QrCode } from '../../ui/chart/qr-code.tsx';
import styles from './table-card.module.css';

interface TableCardProps {
  restaurant: string;
  title: string;
  /** The address in the code. */
  address: string;
  /** Of the words on it; everything in it is in that language. */
  language: Language;
  /** Where the animals of the menu’s meat come from; empty where no law asks for it, or it is not known. */
  origins: string;
}

/** A card of A6 for the table: what it is, the code, and its address for those who type. Drawn at any width. */
export function TableCard({ restaurant, title, address, language, origins }: TableCardProps) {
  const text = useText('menus/share');
  const { host, pathname } = new URL(address);
  return (
    <article className={styles.card} lang={localeOf(language)}>
      <p className={styles.restaurant}>{restaurant}</p>
      <h3 className={styles.title}>{title}</h3>
      <QrCode text={address} label={text('scan')} />
      <p className={styles.scan}>{text('scan')}</p>
      <p className={styles.says}>{text('says')}</p>
      <p className={styles.says}>{ALLERGEN_WORDS[language].askUs}</p>
      {origins !== '' && <p className={styles.says}>{origins}</p>}
      <p className={styles.address}>
        {host}
        <wbr />
        {pathname}
      </p>
    </article>
  );
}
