import { Fragment, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Popover, type PopoverProps } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useText } from '../../platform/i18n/use-text.ts';
import { buttonClass } from '../control/button-look.ts';
import { Icon } from '../control/icon.tsx';
import tooltip from './tooltip.module.css';
import { classNames } from '../look/class-names.ts';
import surface from '../look/surface.module.css';
import dialog from './dialog.module.css';
import type { MenuEntry } from './menu-entry.ts';
import place from './place.module.css';

/** The layer over a page once somebody asked for it. A file of its own (`use-opened.ts` fetches it), for it weighs more than a page. */
interface OpenedProps {
  isOpen: boolean;
  onClose: () => void;
}

interface OpenedAtProps extends OpenedProps {
  /** The button that was pressed. */
  anchor: RefObject<HTMLElement | null>;
  placement?: PopoverProps['placement'];
}

export interface OpenedDialogProps extends OpenedProps {
  title: string;
  children: ReactNode;
  /** Stand at the end, the one that goes on last. */
  actions?: ReactNode;
  /** `alertdialog`: a question that must be answered; a press beside it does not close it. */
  role?: 'dialog' | 'alertdialog';
  size?: 'small' | 'medium' | 'large' | 'panel';
}

export function OpenedDialog({ isOpen, onClose, role = 'dialog', size = 'small', ...inside }: OpenedDialogProps) {
  return (
    <ModalOverlay
      className={dialog.veil ?? ''}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === 'dialog'}
    >
      <Modal className={size === 'panel' ? (dialog.panel ?? '') : classNames(dialog.dialog, dialog[size])}>
        <AriaDialog className={dialog.inside ?? ''} role={role}>
          <DialogInside onClose={onClose} {...inside} />
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogInside({
  title,
  onClose,
  children,
  actions,
}: Pick<OpenedDialogProps, 'title' | 'onClose' | 'children' | 'actions'>) {
  const text = useText('ui');
  return (
    <>
      <header className={dialog.head}>
        <Heading slot="title" level={2} className={dialog.title ?? ''}>
          {title}
        </Heading>
        <Button
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'square')}
          aria-label={text('close')}
          onPress={onClose}
        >
          <Icon name="close" />
        </Button>
      </header>
      <div className={dialog.body}>{children}</div>
      {actions && <footer className={dialog.actions}>{actions}</footer>}
    </>
  );
}

interface OpenedMenuProps extends OpenedAtProps {
  label: string;
  entries: readonly MenuEntry[];
}

export function OpenedMenu({ label, entries, anchor, isOpen, onClose, placement = 'bottom end' }: OpenedMenuProps) {
  const marked = entries.some((entry) => entry.current !== undefined);
  // A menu that chooses is one of radio items: the mark is read out, and the keyboard begins at it.
  const chosen = marked && {
    selectionMode: 'single' as const,
    selectedKeys: entries.filter((entry) => entry.current).map((entry) => entry.id),
  };
  return (
    <Popover
      className={surface.surface ?? ''}
      aria-label={label}
      placement={placement}
      offset={6}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <AriaMenu className={surface.list ?? ''} aria-label={label} {...chosen} onClose={onClose} autoFocus="first">
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            {entry.apart && <Separator className={surface.rule ?? ''} />}
            <MenuItem
              id={entry.id}
              textValue={entry.label}
              className={classNames(surface.option, entry.danger && surface.danger)}
              isDisabled={entry.disabled ?? false}
              onAction={entry.onAction}
            >
              {marked && <span className={surface.mark}>{entry.current && <Icon name="check" size={16} />}</span>}
              {entry.icon && <Icon name={entry.icon} size={17} />}
              <span className={surface.words}>
                {entry.label}
                {entry.hint && <span className={surface.hint}>{entry.hint}</span>}
              </span>
            </MenuItem>
          </Fragment>
        ))}
      </AriaMenu>
    </Popover>
  );
}

interface OpenedPlaceProps extends OpenedAtProps {
  /** By its words, or by the title that stands in it. */
  name: { 'aria-label': string } | { 'aria-labelledby': string };
  /** A list of a field's own look: as wide as the field, up to the edges of its surface. */
  list?: { surface: string | undefined; inside: string | undefined };
  children: ReactNode;
}

export function OpenedPlace({ name, anchor, isOpen, onClose, placement = 'bottom start', list, children }: OpenedPlaceProps) {
  const className = classNames(surface.surface, list ? list.surface : place.popover);
  const opened = { className, placement, triggerRef: anchor, isOpen, onOpenChange: (open: boolean) => !open && onClose() };
  // Named by its title the popover is the dialog itself: its hidden ways out would else stand outside of every landmark.
  if ('aria-labelledby' in name) {
    return (
      <Popover {...opened} {...name} offset={8}>
        <div className={place.inside}>{children}</div>
      </Popover>
    );
  }
  return (
    <Popover {...opened} offset={list ? 4 : 6} {...(list && { style: widthOf(anchor) })}>
      <AriaDialog className={(list ? list.inside : place.inside) ?? ''} {...name}>
        {children}
      </AriaDialog>
    </Popover>
  );
}

function widthOf(anchor: OpenedAtProps['anchor']): CSSProperties {
  return { '--trigger-width': `${anchor.current?.offsetWidth ?? 0}px` } as CSSProperties;
}

const nothing = (): void => undefined;

interface OpenedTooltipProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: string;
}

export function OpenedTooltip({ anchor, onClose, children }: OpenedTooltipProps) {
  const state = { isOpen: true, open: nothing, close: onClose, shouldSkipAnimation: false };
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip className={tooltip.tooltip ?? ''} offset={6} triggerRef={anchor}>
        {children}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
