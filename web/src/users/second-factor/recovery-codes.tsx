import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import styles from './second-factor.module.css';

/** Codes that each sign in once, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText('users/second-factor');
  const format = useFormat();
  const notices = useNotices();
  return (
    <div className={styles.form}>
      <Message tone="warning">{text('codesLead')}</Message>
      <ul className={styles.codes} aria-label={text('steps.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button icon="download" onClick={() => download(`${PRODUCT_NAME}${format.colon} ${text('steps.codes')}`, codes)}>
          {text('download')}
        </Button>
        <Button
          icon="copy"
          onClick={() => {
            void navigator.clipboard.writeText(codes.join('\n')).then(() => notices.show({ message: text('copied') }));
          }}
        >
          {text('copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {text('kept')}
        </Button>
      </div>
    </div>
  );
}

function download(title: string, codes: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
