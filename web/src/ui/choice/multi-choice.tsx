import { lazy, useId } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { classNames } from '../look/class-names.ts';
import field from '../form/field.module.css';
import { Icon } from '../control/icon.tsx';
import { FetchedPlace } from '../opened/fetched-place.tsx';
import { useOpener } from '../opened/use-opener.tsx';
import type { MultiChoiceItem } from './multi-choice-item.ts';
import styles from './multi-choice.module.css';
import select from './select.module.css';

const MultiChoiceList = lazy(() => import('./multi-choice-list.tsx'));

interface MultiChoiceProps {
  label: string;
  items: readonly MultiChoiceItem[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  hint?: string;
  /** The meaning of an empty choice, such as "All restaurants". */
  none?: string;
  /** For lists too long to be here whole: searches elsewhere and hands in other items. The chosen ones must stay among them. */
  onSearch?: (typed: string) => void;
}

/** Any number out of many: type to find, Enter to mark. */
export function MultiChoice({ label, items, chosen, onChange, hint, none, onSearch }: MultiChoiceProps) {
  const id = useId();
  const text = useText('ui');
  const format = useFormat();
  const { trigger, at, shown } = useOpener();
  const names = items.filter((item) => chosen.has(item.id)).map((item) => item.label);
  const said = names.length > 2 ? text('chosen', { count: chosen.size }) : format.list(names);

  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <button
        {...trigger}
        className={classNames(field.box, select.trigger)}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-chosen`}
      >
        <span id={`${id}-chosen`} className={classNames(select.value, chosen.size === 0 && field.unit)}>
          {chosen.size === 0 ? (none ?? text('choose')) : said}
        </span>
        <Icon name="chevron-down" size={16} />
      </button>
      {shown(() => (
        <FetchedPlace {...at} name={{ 'aria-label': label }} list={{ surface: select.popover, inside: styles.inside }}>
          <MultiChoiceList label={label} items={items} chosen={chosen} onChange={onChange} onSearch={onSearch} />
        </FetchedPlace>
      ))}
      {hint && <p className={field.hint}>{hint}</p>}
    </div>
  );
}
