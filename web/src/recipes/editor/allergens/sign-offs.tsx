import { SIGN_OFF_KINDS, type SignOffKind } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { listSignOffs, type SignOff, withdrawSignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import styles from './allergens.module.css';

/** Opened by those who sign. */
const SignOffDialog = lazy(async () => ({ default: (await import('../../sign-off-dialog.tsx')).SignOffDialog }));

interface SignOffsProps {
  /** Of a kept recipe. */
  recipeId: string;
  /** Only a saved recipe can be signed. */
  isChanged: boolean;
}

/** The signature on the dish's allergens; below it the former ones, and what ended them. */
export function SignOffs({ recipeId, isChanged }: SignOffsProps) {
  const text = useText('recipes/sign-off');
  const { data } = useRead(listSignOffs, { params: { id: recipeId } });
  const [signing, setSigning] = useState<SignOffKind | null>(null);
  if (!data) return null;
  const standing = data.items.filter(({ undone }) => undone === null);
  const former = data.items.filter(({ undone }) => undone !== null);
  return (
    <div className={styles.signOffs}>
      {standing.map((each) => (
        <Standing key={each.id} recipeId={recipeId} signOff={each} maySign={data.maySign} />
      ))}
      {standing.length > 0 && isChanged && <p className={styles.lead}>{text('savingEnds')}</p>}
      {standing.length === 0 && <p className={styles.lead}>{text('none')}</p>}
      {data.maySign && (
        <p className={styles.sign}>
          {SIGN_OFF_KINDS.filter((kind) => !standing.some((each) => each.kind === kind)).map((kind) => (
            <Button key={kind} size="small" icon="check" disabled={isChanged} onClick={() => setSigning(kind)}>
              {text(kind === 'allergens' ? 'open' : 'glutenFree.open')}
            </Button>
          ))}
          {isChanged && <span className={styles.lead}>{text('saveFirst')}</span>}
        </p>
      )}
      {former.length > 0 && (
        <details>
          <summary>{text('history')}</summary>
          <ul className={styles.former}>
            {former.map((each) => (
              <li key={each.id}>
                <Said signOff={each} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <Suspense>{signing && <SignOffDialog recipeId={recipeId} kind={signing} onClose={() => setSigning(null)} />}</Suspense>
    </div>
  );
}

/** "Signed off by Elin Sandberg, 26 Nov 2026", and what ended it. */
function Said({ signOff: { kind, by, at, undone } }: { signOff: SignOff }) {
  const text = useText('recipes/sign-off');
  const format = useFormat();
  const date = format.date(at);
  const isAllergens = kind === 'allergens';
  return (
    <>
      {by === null
        ? text(isAllergens ? 'standingNobody' : 'glutenFree.standingNobody', { date })
        : text(isAllergens ? 'standing' : 'glutenFree.standing', { name: by, date })}
      {undone && ` · ${text(undone.why, { date: format.date(undone.at) })}`}
    </>
  );
}

function Standing({ recipeId, signOff, maySign }: { recipeId: string; signOff: SignOff; maySign: boolean }) {
  const text = useText('recipes/sign-off');
  const notices = useNotices();
  const failureText = useFailureText();
  const withdraw = useChange(withdrawSignOff, { refreshes: [listSignOffs] });
  return (
    <p className={styles.standing}>
      <Said signOff={signOff} />
      {maySign && (
        <Button
          size="small"
          variant="quiet"
          busy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(
              { params: { id: recipeId, kind: signOff.kind } },
              {
                onSuccess: () => notices.show({ message: text('ended') }),
                onError: (failure) => notices.show({ message: failureText(failure), type: 'alert' }),
              },
            )
          }
        >
          {text('withdraw')}
        </Button>
      )}
    </p>
  );
}
