import { readPersonalData } from '@plateprint/shared/users/personal-data-api.ts';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import styles from './personal-data.module.css';

function saveAsFile(data: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PRODUCT_NAME.toLowerCase()}-personal-data.json`;
  link.click();
  URL.revokeObjectURL(address);
}

/** Everything that is kept about oneself, as a file. */
export function PersonalDataFile() {
  const text = useText('users/personal-data');
  const failureText = useFailureText();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function fetchFile() {
    setIsBusy(true);
    setFailure(null);
    try {
      saveAsFile(await call(readPersonalData));
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  }

  return (
    <div className={styles.part}>
      <p className={styles.lead}>{text('file.lead')}</p>
      {failure !== null && <Message tone="danger">{failureText(failure)}</Message>}
      <div>
        <Button icon="download" busy={isBusy} onClick={() => void fetchFile()}>
          {text('file.fetch')}
        </Button>
      </div>
    </div>
  );
}
