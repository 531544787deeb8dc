import { type DecidedBrand, decideBrands, listBrands } from '@plateprint/shared/mapper/brand-api.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { AFTER_BRAND } from '../after-decision.ts';
import { personOf } from '../person.ts';
import styles from './brands.module.css';

/** The words that somebody said are brands, or are not; each can be taken back. What was decided about names stays. */
export function SaidBrands() {
  const text = useText('mapper');
  const { data } = useRead(listBrands);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles.said} aria-labelledby="mapper-brands">
      <h2 id="mapper-brands">{text('brand.said')}</h2>
      <ul>
        {data.items.map((brand) => (
          <SaidBrand key={brand.word} brand={brand} />
        ))}
      </ul>
    </section>
  );
}

function SaidBrand({ brand: { written, isBrand, decidedBy, decidedAt } }: { brand: DecidedBrand }) {
  const text = useText('mapper');
  const format = useFormat();
  const language = useLanguage();
  const notices = useNotices();
  const failureText = useFailureText();
  const change = useChange(decideBrands, { refreshes: AFTER_BRAND, timeout: 60_000 });
  const takeBack = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { language_iso: language, brands: [{ written, is_brand: null }], ingredients: [] } });
      notices.show({ message: text('brand.undone', { brand: written }) });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  };
  const person = personOf(decidedBy) ?? text('somebody');
  return (
    <li>
      <span>
        <span className={styles.word}>{written}</span> {text(isBrand ? 'brand.isOne' : 'brand.isNone')}
        <span className={styles.who}>{text('decidedByAt', { person, at: format.ago(decidedAt) })}</span>
      </span>
      <Button size="small" variant="quiet" busy={change.isPending} onClick={() => void takeBack()}>
        {text('takeBack')}
      </Button>
    </li>
  );
}
