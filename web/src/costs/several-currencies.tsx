import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';

/** Why nothing is made of money: it is in several currencies. */
export function SeveralCurrencies({ currencies }: { currencies: readonly string[] }) {
  const text = useText('costs');
  const format = useFormat();
  if (currencies.length < 2) return null;
  return <Message tone="warning">{text('severalCurrencies', { currencies: format.list(currencies) })}</Message>;
}
