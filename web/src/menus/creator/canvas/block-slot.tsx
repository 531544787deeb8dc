import { textIn, withText } from '@plateprint/shared/menus/local-text.ts';
import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import { memo, useLayoutEffect, useRef } from 'react';
import { BlockView } from '../../page/block-view.tsx';
import type { MenuLook } from '../../page/menu-look.ts';
import styles from './canvas.module.css';
import { DragHandle } from '../drag/drag-handle.tsx';
import { useIsHeld } from '../drag/drag-provider.tsx';
import type { MenuCreator } from '../state/use-menu-creator.ts';

interface BlockSlotProps extends Pick<MenuCreator, 'dispatch'> {
  block: MenuBlock;
  name: string;
  look: MenuLook;
  isChosen: boolean;
  isTooHigh: boolean;
  onChoose: (id: string | null) => void;
  /** Tells the height of the block; returns how to stop. */
  watch: (id: string, element: HTMLElement) => () => void;
  /** Words of the creator in its reader's language, on a page in another one. */
  choose: string;
  move: string;
  tooHigh: string;
  kind: string;
  /** The name of the words that are written in place: "Title: Today’s lunch". */
  write: string;
}

/** A block on the page of the creator: chosen by pressing it, dragged from anywhere; its words are written where they stand. */
export const BlockSlot = memo(function BlockSlot(props: BlockSlotProps) {
  const { block, look, isChosen, isTooHigh, onChoose, watch, dispatch, kind } = props;
  const place = useRef<HTMLDivElement>(null);
  const { _id: id } = block;
  useLayoutEffect(() => (place.current ? watch(id, place.current) : undefined), [id, watch]);
  const isWorded = block.kind === 'title' || block.kind === 'text' || block.kind === 'course';
  const isHeld = useIsHeld(id);
  return (
    <div
      ref={place}
      className={`menu-block ${styles.slot}`}
      data-chosen={isChosen || undefined}
      data-held={isHeld || undefined}
      data-block={id}
      data-drop-block={id}
    >
      {(isChosen || isHeld) && (
        <div className={styles.grip}>
          <DragHandle id={id} label={props.move} />
        </div>
      )}
      {isChosen && isWorded ? (
        <InPlace block={block} look={look} label={props.write} placeholder={kind} dispatch={dispatch} />
      ) : (
        <>
          <BlockView block={block} look={look} />
          {block.kind === 'page_break' && <p className={styles.cut}>{kind}</p>}
          {isWorded && textIn(block.texts, look.settings.language) === '' && <p className={styles.blank}>{kind}</p>}
          <button
            type="button"
            className={styles.cover}
            aria-label={props.choose}
            onClick={() => onChoose(isChosen ? null : id)}
          />
        </>
      )}
      {isTooHigh && (
        <p className={styles.tooHigh} role="alert">
          {props.tooHigh}
        </p>
      )}
    </div>
  );
});

type Worded = Extract<MenuBlock, { kind: 'title' | 'text' | 'course' }>;

interface InPlaceProps extends Pick<MenuCreator, 'dispatch'> {
  block: Worded;
  look: MenuLook;
  label: string;
  placeholder: string;
}

/** Looks as the words do, so that nothing jumps while writing. */
function InPlace({ block, look, label, placeholder, dispatch }: InPlaceProps) {
  const { language } = look.settings;
  const value = block.texts.find((each) => each.language === language)?.text ?? textIn(block.texts, language);
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    <textarea
      ref={area}
      className={`menu-${block.kind} menu-${block.align} ${styles.writing}`}
      aria-label={label}
      placeholder={placeholder}
      value={value}
      rows={Math.max(1, value.split('\n').length)}
      maxLength={2000}
      onChange={(event) =>
        dispatch({
          do: 'change_block',
          block: { ...block, texts: withText(block.texts, language, event.target.value) },
          about: `${block._id} ${language}`,
        })
      }
    />
  );
}
