import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CreatorState } from '../state/creator-state.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';
import { type BlockDrag, blockDrag } from './block-drag.ts';
import type { DragNews, Marks, Offer } from './drag-core.ts';
import styles from './drag.module.css';

interface Dragging {
  drag: BlockDrag;
  /** The element that says how blocks are moved with the keyboard. */
  helpId: string;
}

const DragContext = createContext<Dragging | null>(null);

interface DragProviderProps extends Pick<MenuCreator, 'dispatch' | 'current'> {
  /** The name of a block where it is read out. */
  nameOf: (id: string, state: CreatorState) => string;
  children: ReactNode;
}

/** Everything inside can be dragged; what is held and where it would go is shown above the page, and read out. */
export function DragProvider({ dispatch, current, nameOf, children }: DragProviderProps) {
  const text = useText('menus/creator');
  const helpId = useId();
  const chip = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [drag] = useState(blockDrag);
  useEffect(
    () =>
      drag.listen({
        current,
        dispatch,
        nameOf: (id) => nameOf(id, current()),
        tell: (news) => setAnnouncement(newsText(news, text, current())),
        show: (marks, name) => showMarks({ chip: chip.current, line: line.current }, marks, name),
      }),
    [drag, current, dispatch, nameOf, text],
  );
  const dragging = useMemo(() => ({ drag, helpId }), [drag, helpId]);
  return (
    <DragContext value={dragging}>
      {children}
      <p id={helpId} hidden>
        {text('drag.how')}
      </p>
      <p data-unseen="" role="status" aria-live="assertive">
        {announcement}
      </p>
      <div ref={line} className={styles.line} aria-hidden="true" hidden />
      <div ref={chip} className={styles.chip} aria-hidden="true" hidden />
    </DragContext>
  );
}

function newsText(news: DragNews, text: ReturnType<typeof useText<'menus/creator'>>, { draft }: CreatorState): string {
  if (!('place' in news)) return text(`drag.${news.kind}`, { name: news.name });
  const { kind, name, place, count, column } = news;
  const hasTwo = draft.options.columnType === 'inline' || draft.secondBlocks.length > 0;
  const said = text(`drag.${kind}`, { name, place, count });
  return hasTwo ? `${said} ${text(`column.${column}`)}.` : said;
}

/** Straight to the elements: while something is dragged nothing is drawn anew. */
function showMarks(of: { chip: HTMLElement | null; line: HTMLElement | null }, marks: Marks | null, name: string): void {
  const { chip, line } = of;
  if (!chip || !line) return;
  line.hidden = !marks?.line;
  chip.hidden = !marks?.held;
  if (marks?.line) {
    line.style.width = `${marks.line.width}px`;
    line.style.transform = `translate(${marks.line.x}px, ${marks.line.y - 2}px)`;
  }
  if (marks?.held) {
    if (chip.textContent !== name) chip.textContent = name;
    chip.style.transform = `translate(${marks.held.x + 14}px, ${marks.held.y + 10}px)`;
  }
}

function useDragging(): Dragging {
  const dragging = use(DragContext);
  if (!dragging) throw new Error('Only inside of the creator can blocks be dragged.');
  return dragging;
}

/** Whether a block is held: only its own parts are drawn anew when it is. */
export function useIsHeld(id: string): boolean {
  const { drag } = useDragging();
  return useSyncExternalStore(drag.subscribe, () => drag.heldId() === id);
}

export function useDragHelpId(): string {
  return useDragging().helpId;
}

/** @returns how to say what can be dragged onto the page; a name that is in `data-drag-offer` of an element. */
export function useOffers(): (name: string, offer: Offer) => void {
  const { offers } = useDragging().drag;
  return useCallback((name: string, offer: Offer) => void offers.set(name, offer), [offers]);
}
