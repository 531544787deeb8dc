import { foreignNameOf } from '@plateprint/shared/menus/foreign-name.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Message } from '../../../ui/control/message.tsx';
import type { MenuLook } from '../../page/menu-look.ts';
import { useLanguageName } from '../canvas/use-language-name.ts';

interface ForeignNamesNoteProps {
  blocks: readonly MenuBlock[];
  look: MenuLook;
  onChoose: (id: string) => void;
}

/** How many dishes guests would read in another language than the menu’s, and the way to the first of them. */
export function ForeignNamesNote({ blocks, look: { settings, dishes }, onChoose }: ForeignNamesNoteProps) {
  const foreign = blocks.filter(
    (block) =>
      block.kind === 'recipe' && foreignNameOf(block, dishes.get(block.recipeId)?.names ?? [], settings.language) !== null,
  );
  const [first] = foreign;
  if (!first) return null;
  return (
    <Suspense>
      <Note count={foreign.length} language={settings.language} onShow={() => onChoose(first._id)} />
    </Suspense>
  );
}

interface NoteProps {
  count: number;
  language: MenuLook['settings']['language'];
  onShow: () => void;
}

function Note({ count, language, onShow }: NoteProps) {
  const text = useText('menus/dish-names');
  const languageName = useLanguageName();
  return (
    <Message
      action={
        <Button size="small" onClick={onShow}>
          {text('next')}
        </Button>
      }
    >
      {text('some', { count, language: languageName(language) })}
    </Message>
  );
}
