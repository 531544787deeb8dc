import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import styles from './share-links.module.css';

export function LinkName({ number, name, onDone }: { number: number; name: string; onDone: (name: string) => void }) {
  const words = useText('menus/publish');
  const [typed, setTyped] = useState(name);
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(typed.trim());
      }}
    >
      <TextField
        autoFocus
        label={words('name', { number })}
        hint={words('nameHint')}
        value={typed}
        maxLength={80}
        onChange={setTyped}
      />
      <Button size="small" type="submit">
        {words('done')}
      </Button>
    </form>
  );
}
