import type { Guard, ShuffleAnswer } from '@plateprint/shared/calendar/shuffle/shuffle-problem.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';

/** What was guarded in words: "Salt: 2.1 g before, 2 g after". `currency` is of what dishes cost. */
export function useGuardWords(currency: string | null): (guard: ShuffleAnswer['guards'][number]) => string {
  const text = useText('calendar/shuffle');
  const format = useFormat();
  const said = (name: Guard, value: number): string => {
    switch (name) {
      case 'cost':
        return format.money(value, currency);
      case 'minutes':
        return format.number(value, { most: 0 });
      case 'salt':
      case 'saturatedFat':
        return `${format.number(value, { most: 2 })} g`;
    }
  };
  return ({ name, before, after }) => {
    const isKnown = before !== null && after !== null;
    const words = isKnown ? text('fromTo', { before: said(name, before), after: said(name, after) }) : text('notGuarded');
    return `${text(`guard.${name}`)}${format.colon} ${words}`;
  };
}
