import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import field from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import styles from './select.module.css';
import surface from '../look/surface.module.css';

export interface Option<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value | null;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
  hideLabel?: boolean;
  hint?: string;
  disabled?: boolean;
}

export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  hideLabel = false,
  hint,
  disabled = false,
}: SelectProps<Value>) {
  const text = useText('ui');
  return (
    <AriaSelect
      className={field.field ?? ''}
      value={value}
      isDisabled={disabled}
      onChange={(key) => key !== null && onChange(String(key) as Value)}
      placeholder={text('choose')}
    >
      <Label className={field.label ?? ''} {...(hideLabel && { 'data-unseen': '' })}>
        {label}
      </Label>
      <Button className={classNames(field.box, styles.trigger)}>
        <SelectValue className={styles.value ?? ''}>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder ? (
              <span className={field.unit}>{defaultChildren}</span>
            ) : (
              options.find((option) => option.value === value)?.label
            )
          }
        </SelectValue>
        <Icon name="chevron-down" size={16} />
      </Button>
      {hint && <p className={field.hint}>{hint}</p>}
      <Popover className={classNames(surface.surface, styles.popover)} offset={4}>
        <ListBox className={surface.list ?? ''} items={options.map((option) => ({ ...option, id: option.value }))}>
          {(option) => (
            <ListBoxItem className={surface.option ?? ''} textValue={option.label} isDisabled={option.disabled ?? false}>
              {({ isSelected }) => (
                <>
                  <span className={surface.words}>
                    {option.label}
                    {option.hint && <span className={surface.hint}>{option.hint}</span>}
                  </span>
                  <span className={surface.mark}>{isSelected && <Icon name="check" size={16} />}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
