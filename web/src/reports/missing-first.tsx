import { type DraftRows, missingBefore } from '@plateprint/shared/reports/wizard/missing-before.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';
import { weightFigure } from '../units/weight-figure.ts';

/** What the report will not count, told before it is made; of reports that are made of others nothing. */
export function MissingFirst({ draft }: { draft: DraftRows }) {
  const text = useText('reports/before');
  const format = useFormat();
  const told = missingBefore(draft, useLanguage());
  if (told === null || told.names === 0) return null;
  const { counted, all, share, state, first, names } = told;
  const amount = (of: number): string => (draft.variety === 'sales' ? format.number(of, { most: 0 }) : weightFigure(of, format));
  const more = names - first.length;
  return (
    <Message tone={state === 'too_little' ? 'warning' : 'info'}>
      <strong>
        {text(`atMost.${draft.variety}`, {
          counted: amount(counted),
          all: amount(all),
          share: format.percent(Math.floor(share * 100) / 100),
        })}
      </strong>{' '}
      {text(`state.${state}`)} {text('first', { names: format.list(first) })} {more > 0 && text('more', { count: more })}
    </Message>
  );
}
