import { originText } from '@plateprint/shared/menus/origins/origin-words.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type Language, LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { printPage } from '../../exports/print-page.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { LanguageProvider, useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { claimsFound } from '../../claims/claims-found.ts';
import { TextClaims } from '../../claims/text-claims.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Message } from '../../ui/control/message.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useMeatsOfMenu } from '../origins/use-dish-meats.ts';
import { useMenuClaimsQuestion } from '../use-menu-claims-question.ts';
import { TableCard } from './table-card.tsx';
import styles from './share-links.module.css';
import card from './table-card.module.css';

const CHOICES = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

interface TableCardMakerProps {
  address: string;
  restaurant: Restaurant | undefined;
  /** The menu that the code leads to now; null for none. */
  menuId: string | null;
  /** The first words of the card. */
  menuName: string;
}

/** A card to put on the table, seen as it is printed; its code opens the page in the card's language. */
export function TableCardMaker({ address, restaurant, menuId, menuName }: TableCardMakerProps) {
  const text = useText('menus/share');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [title, setTitle] = useState(menuName);
  const country = useRestaurant()?.location ?? 'EU';
  const { meats, isKnown, failure } = useMeatsOfMenu(restaurant, menuId);
  const failureText = useFailureText();
  const origins = originText([...meats.values()].flat(), language);
  const texts = useMemo(() => [{ place: 'card' as const, language, text: title }], [language, title]);
  const look = useCallback(async () => claimsFound(texts, country), [texts, country]);
  const { ask, question } = useMenuClaimsQuestion(look, { restaurantId: restaurant?.id ?? '', menuId, name: title });
  const drawn = (
    <div className={card.sheet}>
      <Suspense>
        <LanguageProvider language={language}>
          <TableCard
            origins={origins}
            restaurant={restaurant?.name ?? ''}
            title={title}
            address={`${address}?language=${language}`}
            language={language}
          />
        </LanguageProvider>
      </Suspense>
    </div>
  );
  return (
    <section className={styles.maker} aria-label={text('title')}>
      {drawn}
      {createPortal(<div className={card.printed}>{drawn}</div>, document.body)}
      {question}
      <div className={styles.makerFields}>
        <TextField label={text('words')} value={title} maxLength={80} onChange={setTitle} />
        <TextClaims texts={texts} country={country} />
        <NativeSelect label={text('language')} value={language} choices={CHOICES} onChange={setLanguage} />
        {failure && <Message tone="danger">{failureText(failure)}</Message>}
        <Button size="small" icon="print" disabled={!isKnown} onClick={() => ask('export', printPage)}>
          {text('print')}
        </Button>
      </div>
    </section>
  );
}
