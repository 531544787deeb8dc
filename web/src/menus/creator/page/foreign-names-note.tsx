import { foreignNameOf, foreignTextOf } from '@plateprint/shared/menus/foreign-name.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { type ReactNode, Suspense } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { shortened } from '../../../platform/i18n/shortened.ts';
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

/** How many texts are named; of the rest it is said how many there are. */
const NAMED = 4;
const MOST_QUOTED = 60;

/** What guests would read in another language than the menu’s: how many dishes, which texts, and the way to the first of each. */
export function ForeignNamesNote({ blocks, look: { settings, dishes }, onChoose }: ForeignNamesNoteProps) {
  const { language } = settings;
  const names = blocks.filter(
    (block) => block.kind === 'recipe' && foreignNameOf(block, dishes.get(block.recipeId)?.names ?? [], language) !== null,
  );
  const texts = blocks.flatMap((block) => {
    const words = foreignTextOf(block, language);
    return words === null ? [] : [{ _id: block._id, words }];
  });
  return (
    <Suspense>
      {texts[0] && <TextsNote texts={texts} language={language} onShow={onChoose} />}
      {names[0] && <NamesNote names={names} language={language} onShow={onChoose} />}
    </Suspense>
  );
}

interface NoteProps {
  language: MenuLook['settings']['language'];
  onShow: (id: string) => void;
}

function NamesNote({ names, language, onShow }: NoteProps & { names: readonly MenuBlock[] }) {
  const text = useText('menus/dish-names');
  const languageName = useLanguageName();
  return (
    <Note first={names[0]?._id} next={text('next')} onShow={onShow}>
      {text('some', { count: names.length, language: languageName(language) })}
    </Note>
  );
}

function TextsNote({ texts, language, onShow }: NoteProps & { texts: readonly { _id: string; words: string }[] }) {
  const text = useText('menus/dish-names');
  const languageName = useLanguageName();
  const format = useFormat();
  const named = texts.slice(0, NAMED).map(({ words }) => text('quoted', { words: shortened(words, MOST_QUOTED) }));
  const more = texts.length - named.length;
  return (
    <Note first={texts[0]?._id} next={text('nextText')} onShow={onShow}>
      {text('texts', {
        count: texts.length,
        language: languageName(language),
        texts: format.list(more > 0 ? [...named, text('moreTexts', { count: more })] : named),
      })}
    </Note>
  );
}

interface SaidProps {
  first: string | undefined;
  next: string;
  onShow: (id: string) => void;
  children: ReactNode;
}

function Note({ first, next, onShow, children }: SaidProps) {
  return (
    <Message
      action={
        <Button size="small" onClick={() => first !== undefined && onShow(first)}>
          {next}
        </Button>
      }
    >
      {children}
    </Message>
  );
}
