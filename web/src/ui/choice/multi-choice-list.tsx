import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import field from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import type { MultiChoiceItem } from './multi-choice-item.ts';
import styles from './multi-choice.module.css';
import surface from '../look/surface.module.css';

interface MultiChoiceListProps {
  label: string;
  items: readonly MultiChoiceItem[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  onSearch?: ((typed: string) => void) | undefined;
}

/** The list of a choice out of many, with the field that narrows it: fetched when it is opened. */
export default function MultiChoiceList({ label, items, chosen, onChange, onSearch }: MultiChoiceListProps) {
  const text = useText('ui');
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
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
  );
}

function textKeys(keys: Iterable<string | number>): Set<string> {
  return new Set([...keys].map(String));
}
