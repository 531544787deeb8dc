import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { LANGUAGE_NAMES } from '../../../platform/i18n/language-names.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Message } from '../../../ui/control/message.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './recipe-names.module.css';
import { useTranslatedNames } from './use-translated-names.ts';

interface RecipeNamesProps {
  names: readonly RecipeName[];
  isOpen: boolean;
  onChange: (names: RecipeName[]) => void;
  onClose: () => void;
}

/** The dish's name in every language; the empty ones can be filled from the food data's own words, and read over. */
export function RecipeNames({ names, isOpen, onChange, onClose }: RecipeNamesProps) {
  const text = useText('recipes/editor');
  const nameIn = (language: Language): string => names.find((each) => each.language === language)?.name ?? '';
  const put = (changes: readonly RecipeName[]): void =>
    onChange(
      LANGUAGES.map(
        (language) => changes.find((each) => each.language === language) ?? { language, name: nameIn(language) },
      ).filter(({ language, name }) => !isBlank(name) || language === names[0]?.language),
    );
  const { fill, isBusy, failed, readOver, wasRead } = useTranslatedNames({ names, onFilled: put });

  return (
    <Dialog
      title={text('names.title')}
      isOpen={isOpen}
      onClose={onClose}
      size="medium"
      actions={
        <>
          <Button icon="globe" busy={isBusy} onClick={fill} disabled={names.every(({ name }) => isBlank(name))}>
            {text('names.fill')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {text('names.done')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{text('names.lead')}</p>
      {failed && <Message tone="danger">{text('names.failed')}</Message>}
      <div className={styles.names}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={LANGUAGE_NAMES[language]}
            value={nameIn(language)}
            maxLength={200}
            hint={readOver.has(language) ? text('names.readOver') : undefined}
            onChange={(name) => {
              wasRead(language);
              put([{ language, name }]);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
