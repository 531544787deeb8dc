import { readSession } from '@plateprint/shared/users/user-api.ts';
import { localeOf } from '@plateprint/shared/kernel/language.ts';
import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import {
  CURRENCIES,
  type CurrencyCode,
  type CurrencyFrom,
  currencyOfCountry,
} from '@plateprint/shared/organizations/currency.ts';
import { listOrganizations, readOrganization, updateOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { NativeSelect } from '../ui/choice/native-select.tsx';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import styles from './organization.module.css';

const REFRESHES = [readOrganization, listOrganizations, readOrganizationAudit, readSession];
/** Months that a currency may begin with: of the two years before this one's month, and of the year after. */
const [MONTHS_BEFORE, MONTHS_AFTER] = [24, 12];

/** In which currency an organization counts, and since when; for those who run it. */
export function CurrencySetting({ organization: { id, location, currencies } }: { organization: Organization }) {
  const text = useText('organizations');
  const format = useFormat();
  const failureText = useFailureText();
  const notices = useNotices();
  const nameOf = useCurrencyName();
  const ofCountry = currencyOfCountry(location);
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7) as Month);
  const [currency, setCurrency] = useState<CurrencyCode>(currencies.at(-1)?.currency ?? ofCountry ?? 'EUR');
  const [from, setFrom] = useState<string>(thisMonth);
  const save = useChange(updateOrganization, {
    refreshes: REFRESHES,
    onSuccess: () => notices.show({ message: text('currency.saved') }),
  });
  const keep = (changed: CurrencyFrom[]): void => {
    if (!save.isPending) save.mutate({ body: { id, currencies: changed } });
  };
  const months = Array.from({ length: MONTHS_BEFORE + MONTHS_AFTER + 1 }, (_, at) => monthLater(thisMonth, MONTHS_AFTER - at));
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{text('currency.lead')}</p>
      {save.error && <Message tone="danger">{failureText(save.error)}</Message>}
      {currencies.length === 0 ? (
        <p>{ofCountry === null ? text('currency.unknown') : text('currency.ofCountry', { currency: nameOf(ofCountry) })}</p>
      ) : (
        <ul className={styles.entries}>
          {currencies.map((entry) => (
            <li key={entry.from}>
              {text('currency.since', { month: format.month(entry.from), currency: nameOf(entry.currency) })}
              <Button
                size="small"
                variant="quiet"
                aria-label={text('currency.removeOf', { month: format.month(entry.from) })}
                onClick={() => keep(currencies.filter((each) => each !== entry))}
              >
                {text('currency.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NativeSelect
        label={text('currency.label')}
        value={currency}
        choices={CURRENCIES.map((value) => ({ value, label: nameOf(value) }))}
        onChange={setCurrency}
      />
      <NativeSelect
        label={text('currency.from')}
        hint={text('currency.fromHint')}
        value={from}
        choices={months.map((value) => ({ value, label: format.month(value) }))}
        onChange={setFrom}
      />
      <div>
        <Button
          busy={save.isPending}
          onClick={() => keep([...currencies.filter((each) => each.from !== from), { from, currency }])}
        >
          {text('currency.set')}
        </Button>
      </div>
    </div>
  );
}

/** "EUR – euro", in the reader's language. */
function useCurrencyName(): (currency: CurrencyCode) => string {
  const names = new Intl.DisplayNames(localeOf(useLanguage()), { type: 'currency' });
  return (currency) => `${currency} – ${names.of(currency) ?? currency}`;
}
