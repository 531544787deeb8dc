import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { NameForm } from './name-form.tsx';

/** Asks for a first or last name that is missing; closed it asks again at the next visit. */
export function NamePrompt() {
  const text = useText('users/account');
  const [isLater, setIsLater] = useState(false);
  return (
    <Dialog title={text('name.prompt')} isOpen={!isLater} onClose={() => setIsLater(true)}>
      <p>{text('name.promptLead')}</p>
      <NameForm onSaved={() => setIsLater(true)} />
    </Dialog>
  );
}
