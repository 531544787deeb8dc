import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TextField } from 'react-aria-components/TextField';
import { useId } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import field from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import styles from './multi-choice.module.css';
import select from './select.module.css';
import surface from '../look/surface.module.css';

interface MultiChoiceItem {
  id: string;
  label: string;
  hint?: string;
}

interface MultiChoiceProps {
  label: string;
  items: readonly MultiChoiceItem[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  hint?: string;
  /** What an empty choice means, such as "All restaurants". */
  none?: string;
  /** For lists too long to be here whole: searches elsewhere and hands in other items. The chosen ones must stay among them. */
  onSearch?: (typed: string) => void;
}

/** Any number out of many: type to find, Enter to mark. */
export function MultiChoice({ label, items, chosen, onChange, hint, none, onSearch }: MultiChoiceProps) {
  const id = useId();
  const text = useText('ui');
  const format = useFormat();
  const { contains } = useFilter({ sensitivity: 'base' });
  const names = items.filter((item) => chosen.has(item.id)).map((item) => item.label);
  const shown = names.length > 2 ? text('chosen', { count: chosen.size }) : format.list(names);

  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <DialogTrigger>
        <Button className={classNames(field.box, select.trigger)} aria-labelledby={`${id}-label ${id}-chosen`}>
          <span id={`${id}-chosen`} className={classNames(select.value, chosen.size === 0 && field.unit)}>
            {chosen.size === 0 ? (none ?? text('choose')) : shown}
          </span>
          <Icon name="chevron-down" size={16} />
        </Button>
        <Popover className={classNames(surface.surface, select.popover)} offset={4}>
          <Dialog className={styles.inside ?? ''} aria-label={label}>
            <Autocomplete {...(onSearch ? { onInputChange: onSearch } : { filter: contains })}>
              <TextField type="search" className={classNames(field.box, styles.search)} aria-label={text('search')} autoFocus>
                <Icon name="search" size={16} />
                <Input className={field.input ?? ''} placeholder={text('search')} />
              </TextField>
              <ListBox<MultiChoiceItem>
                aria-label={label}
                className={classNames(surface.list, styles.list)}
                items={items}
                selectionMode="multiple"
                // Escape closes: what was chosen stays chosen.
                escapeKeyBehavior="none"
                selectedKeys={chosen}
                onSelectionChange={(keys) => onChange(keys === 'all' ? new Set(items.map((item) => item.id)) : textKeys(keys))}
                renderEmptyState={() => <p className={surface.none}>{text('nothingFound')}</p>}
              >
                {(item) => (
                  <ListBoxItem className={surface.option ?? ''} textValue={item.label}>
                    {({ isSelected }) => (
                      <>
                        <span className={classNames(styles.box, isSelected && styles.marked)}>
                          {isSelected && <Icon name="check" size={13} />}
                        </span>
                        <span className={surface.words}>
                          {item.label}
                          {item.hint && <span className={surface.hint}>{item.hint}</span>}
                        </span>
                      </>
                    )}
                  </ListBoxItem>
                )}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Popover>
      </DialogTrigger>
      {hint && <p className={field.hint}>{hint}</p>}
    </div>
  );
}

function textKeys(keys: Iterable<string | number>): Set<string> {
  return new Set([...keys].map(String));
}
