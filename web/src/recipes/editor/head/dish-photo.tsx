import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { deleteRecipePhoto, uploadRecipePhoto } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useRef, useState } from 'react';
import { useChange } from '../../../platform/api/use-change.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { usePictureAddress } from '../../../organizations/use-picture-address.ts';
import { Button } from '../../../ui/control/button.tsx';
import { useFailureText } from '../../../ui/layout/use-failure-text.ts';
import styles from './dish-photo.module.css';
import { smallerPhoto } from './smaller-photo.ts';
import { usePastedPhoto } from './use-pasted-photo.ts';

/** Milliseconds: a photograph over a telephone's connection. */
const PATIENCE = 60_000;

interface DishPhotoProps {
  recipeId: string;
  /** As the recipe has it; null for none. */
  photo: string | null;
  isLocked: boolean;
}

/** The photograph of the dish: chosen, pasted, or taken by the telephone; it needs no saving. */
export function DishPhoto({ recipeId, photo: kept, isLocked }: DishPhotoProps) {
  const text = useText('recipes/photo');
  const failureText = useFailureText();
  const [photo, setPhoto] = useState(kept);
  const [isUnreadable, setUnreadable] = useState(false);
  const address = usePictureAddress(photo);
  const refreshes = [listRecipes, searchRecipes];
  const upload = useChange(uploadRecipePhoto, {
    refreshes,
    timeout: PATIENCE,
    onSuccess: (reply) => setPhoto(reply.photo),
  });
  const remove = useChange(deleteRecipePhoto, { refreshes, onSuccess: () => setPhoto(null) });
  const give = async (file: Blob): Promise<void> => {
    const smaller = await smallerPhoto(file);
    setUnreadable(smaller === null);
    if (smaller) upload.mutate({ params: { id: recipeId }, file: smaller });
  };
  usePastedPhoto((file) => !isLocked && void give(file));
  if (isLocked && address === null) return null;
  const failure = upload.error ?? remove.error;
  return (
    <div className={styles.photo} role="group" aria-label={text('title')}>
      {address !== null && <img className={styles.picture} src={address} alt={text('title')} />}
      {!isLocked && (
        <div className={styles.actions}>
          <Choose
            label={text(address === null ? 'add' : 'replace')}
            onFile={(file) => void give(file)}
            isBusy={upload.isPending}
          />
          <span className={styles.camera}>
            <Choose isCamera label={text('take')} onFile={(file) => void give(file)} isBusy={upload.isPending} />
          </span>
          {address !== null && (
            <Button
              size="small"
              variant="quiet"
              icon="bin"
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { id: recipeId } })}
            >
              {text('remove')}
            </Button>
          )}
          {(isUnreadable || failure) && (
            <p role="alert" className={styles.problem}>
              {failure ? failureText(failure) : text('unreadable')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface ChooseProps {
  onFile: (file: File) => void;
  isBusy: boolean;
  isCamera?: boolean;
  label: string;
}

/** A button in front of a file field, which looks like nothing anybody wants. */
function Choose({ onFile, isBusy, isCamera = false, label }: ChooseProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" icon="camera" busy={isBusy} onClick={() => field.current?.click()}>
        {label}
      </Button>
      <input
        ref={field}
        hidden
        aria-label={label}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' as const })}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file chosen again is a change too.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
