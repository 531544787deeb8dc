import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import field from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import styles from './select.module.css';
import { Spinner } from '../control/spinner.tsx';
import surface from '../look/surface.module.css';

export interface ComboBoxItem {
  id: string;
  label: string;
  hint?: string;
  /** Stands at the end of the row: a figure, a level. */
  after?: ReactNode;
}

interface ComboBoxProps {
  label: string;
  /** The text in the field; the caller searches with it and hands in the items, best first. */
  typed: string;
  onType: (typed: string) => void;
  items: readonly ComboBoxItem[];
  onChoose: (id: string) => void;
  searching?: boolean;
  placeholder?: string;
  hideLabel?: boolean;
}

/** Searches while typing. Nothing is filtered here: the order of the items is the caller's. */
export function ComboBox({
  label,
  typed,
  onType,
  items,
  onChoose,
  searching = false,
  placeholder,
  hideLabel = false,
}: ComboBoxProps) {
  const text = useText('ui');
  return (
    <AriaComboBox
      className={field.field ?? ''}
      items={items}
      inputValue={typed}
      onInputChange={onType}
      value={null}
      onChange={(key) => key !== null && onChoose(String(key))}
      allowsEmptyCollection
      allowsCustomValue
      menuTrigger="input"
    >
      <Label className={field.label ?? ''} {...(hideLabel && { 'data-unseen': '' })}>
        {label}
      </Label>
      <Group className={field.box ?? ''}>
        <Input className={field.input ?? ''} placeholder={placeholder} />
        {searching ? (
          <Spinner size={16} />
        ) : (
          <Button className={styles.toggle ?? ''} aria-label={text('showOptions')}>
            <Icon name="chevron-down" size={16} />
          </Button>
        )}
      </Group>
      <Popover className={classNames(surface.surface, styles.popover)} offset={4}>
        <ListBox<ComboBoxItem>
          className={surface.list ?? ''}
          renderEmptyState={() => <p className={surface.none}>{searching ? text('searching') : text('nothingFound')}</p>}
        >
          {(item) => (
            <ListBoxItem className={surface.option ?? ''} textValue={item.label}>
              <span className={surface.words}>
                {item.label}
                {item.hint && <span className={surface.hint}>{item.hint}</span>}
              </span>
              {item.after}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
