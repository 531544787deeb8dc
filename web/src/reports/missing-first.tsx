import { finished } from '@plateprint/shared/kernel/reading/stepwise.ts';
import { type DraftRows, type MissingBefore, missingBefore } from '@plateprint/shared/reports/wizard/missing-before.ts';
import { useEffect, useMemo, useState } from 'react';
import { inTurns } from '../platform/api/large/turns.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Message } from '../ui/control/message.tsx';
import { weightFigure } from '../units/weight-figure.ts';

/** Shows how much a report will not count, before it is made; nothing for reports that are made of others. */
export function MissingFirst({ draft }: { draft: DraftRows }) {
  const text = useText('reports/before');
  const format = useFormat();
  const missing = useMissingBefore(draft);
  if (missing === null || missing.names === 0) return null;
  const { counted, all, share, state, first, names } = missing;
  const amount = (of: number): string => (draft.variety === 'sales' ? format.number(of, { most: 0 }) : weightFigure(of, format));
  const more = names - first.length;
  return (
    <Message tone={state === 'too_little' ? 'warning' : 'info'}>
      <strong>
        {text(`atMost.${draft.variety}`, {
          counted: amount(counted),
          all: amount(all),
          share: format.covered(share),
        })}
      </strong>{' '}
      {text(`state.${state}`)} {text('first', { names: format.list(first) })} {more > 0 && text('more', { count: more })}
    </Message>
  );
}

/** So many rows are looked at while the dialog is drawn; of more it is drawn first, and asked once for all that it is drawn anew. */
const FEW = 500;

function useMissingBefore({ variety, recipes, menus, ingredients }: DraftRows): MissingBefore | null {
  const language = useLanguage();
  const [last, setLast] = useState<MissingBefore | null>(null);
  const rows = useMemo(() => ({ variety, recipes, menus, ingredients }), [variety, recipes, menus, ingredients]);
  const isFew = recipes.length + ingredients.length <= FEW;
  const few = useMemo(() => (isFew ? finished(missingBefore(rows, language)) : null), [isFew, rows, language]);
  useEffect(() => {
    if (isFew) return undefined;
    const controller = new AbortController();
    inTurns(missingBefore(rows, language), controller.signal).then(setLast, () => undefined);
    return () => controller.abort();
  }, [isFew, rows, language]);
  return isFew ? few : last;
}
