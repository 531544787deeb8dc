import { withoutEnd } from '@plateprint/shared/kernel/reading/ends.ts';
import { listTags } from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import { useId, useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './tag-field.module.css';

interface TagFieldProps {
  organizationId: string;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  label?: string;
}

/** The most tags of a recipe, and the longest. */
const MOST_TAGS = 50;
const LONGEST_TAG = 60;

/** Words to find the recipe by: Enter or a comma adds one, those the organization uses already are offered. */
export function TagField({ organizationId, tags, onChange, label }: TagFieldProps) {
  const text = useText('recipes/editor');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const known = useRead(listTags, { params: { organizationId } }, { staleTime: 60_000 }).data?.items ?? [];

  const add = (): void => {
    const name = withoutEnd(typed.trim(), /,/).trim();
    setTyped('');
    if (name === '' || tags.length >= MOST_TAGS || tags.some((tag) => tag.toLowerCase() === name.toLowerCase())) return;
    onChange([...tags, name]);
  };

  return (
    <div className={styles.tags}>
      <TextField
        label={label ?? text('details.tags')}
        value={typed}
        maxLength={LONGEST_TAG}
        placeholder={text('details.addTag')}
        list={listId}
        onChange={(value) => setTyped(value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',') {
            event.preventDefault();
            add();
          } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
        }}
      />
      <datalist id={listId}>
        {known
          .filter(({ name }) => !tags.includes(name))
          .map(({ name }) => (
            <option key={name} value={name} />
          ))}
      </datalist>
      {tags.length > 0 && (
        <ul className={styles.list} aria-label={text('details.tags')}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <button
                type="button"
                className={styles.remove}
                aria-label={text('details.removeTag', { tag })}
                onClick={() => onChange(tags.filter((each) => each !== tag))}
              >
                <Icon name="close" size={13} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
