import { mayBeGlutenFree, type SignOffKind } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { listSignOffs, signOffRecipe } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useState } from 'react';
import { useChange } from '../platform/api/use-change.ts';
import { useRead } from '../platform/api/use-read.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Checkbox } from '../ui/choice/checkbox.tsx';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { useFailureText } from '../ui/layout/use-failure-text.ts';
import { Dialog } from '../ui/overlay/dialog.tsx';
import { type AllergenAnswers, OpenAllergens } from './open-allergens.tsx';
import { LinesToRead, useLinesToRead } from './lines-to-read.tsx';
import styles from './sign-off.module.css';
import { SignedOf, WhatItTakes } from './what-is-signed.tsx';

interface SignOffDialogProps {
  recipeId: string;
  kind: SignOffKind;
  onClose: () => void;
  /** Signed, of this kept recipe. */
  onSigned?: (recipe: Recipe) => void;
}

/** Somebody answers in their own name for a dish as it is kept: what is signed stands there before. */
export function SignOffDialog({ recipeId, kind, onClose, onSigned }: SignOffDialogProps) {
  const text = useText('recipes/sign-off');
  const ui = useText('ui');
  const failureText = useFailureText();
  const [isConfirmed, setConfirmed] = useState(false);
  const [haveRead, setHaveRead] = useState(false);
  const [answers, setAnswers] = useState<AllergenAnswers>(new Map());
  const { data: recipe, error } = useRead(readRecipe, { params: { id: recipeId } }, { staleTime: 0 });
  const signs = useRead(listSignOffs, { params: { id: recipeId } });
  const isClosed = signs.data?.items.some((each) => each.kind === 'allergens' && each.undone === null) ?? false;
  const sign = useChange(signOffRecipe, { refreshes: [listSignOffs, readAllergensOfRecipes] });
  const lines = useLinesToRead(kind === 'allergens' ? recipe : undefined);
  const isAboutLines = lines.notUnderstood.length + lines.toRead.length > 0;
  const open = kind === 'allergens' ? (recipe?.footprint.allergens.unknown ?? []) : [];
  const isAnswered = open.every((each) => answers.get(each) === 'not_among');
  const isReady = isConfirmed && isAnswered && !lines.pending && (haveRead || !isAboutLines);
  const isPossible = recipe !== undefined && (kind === 'allergens' || mayBeSigned(recipe, isClosed));
  const failure = error ?? sign.error;
  return (
    <Dialog
      title={text(kind === 'allergens' ? 'title' : 'glutenFree.title')}
      isOpen
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isPossible || !isReady}
            busy={sign.isPending}
            onClick={() => {
              if (!recipe) return;
              sign.mutate(
                {
                  params: { id: recipeId },
                  body: {
                    kind,
                    version: recipe.version,
                    confirmed: true,
                    linesRead: haveRead ? lines.ids : [],
                    notAmong: [...open],
                  },
                },
                {
                  onSuccess: () => {
                    onSigned?.(recipe);
                    onClose();
                  },
                },
              );
            }}
          >
            {text('sign')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        {!lines.pending && <LinesToRead lines={lines} />}
        {kind === 'allergens' ? <p>{text('lead')}</p> : <WhatItTakes />}
        {!recipe && !error && <Skeleton lines={4} />}
        {recipe && kind === 'allergens' && <SignedOf recipe={recipe} />}
        {open.length > 0 && <OpenAllergens open={open} answers={answers} onAnswer={setAnswers} />}
        {recipe && !isPossible && <Message tone="warning">{text('glutenFree.notYet')}</Message>}
        {!lines.pending && isAboutLines && <Checkbox label={text('lines.confirm')} checked={haveRead} onChange={setHaveRead} />}
        <Checkbox
          label={text(kind === 'allergens' ? 'confirm' : 'glutenFree.confirm')}
          checked={isConfirmed}
          disabled={!isPossible}
          onChange={setConfirmed}
        />
        <p className={styles.soft}>{text('kept')}</p>
        {failure && <Message tone="danger">{failureText(failure)}</Message>}
      </div>
    </Dialog>
  );
}

/** A signature over the allergens closes what lines leave open. */
function mayBeSigned({ footprint: { allergens } }: Recipe, isClosed: boolean): boolean {
  return mayBeGlutenFree(isClosed ? { ...allergens, unknown: [] } : allergens);
}
