import { memo } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { useCopy } from '../use-copy.ts';
import styles from './code-block.module.css';
import { codeTokens, jsonTokens } from './code-token.ts';

/** Characters up to which a text is coloured; longer ones stay quick and plain. */
const MOST_COLOURED = 100_000;

interface CodeBlockProps {
  /** Its name, for those who hear the page. */
  label: string;
  code: string;
  language: 'json' | 'code';
  onCopied?: () => void;
}

/** Code to read and to copy. */
export function CodeBlock({ label, code, language, onCopied }: CodeBlockProps) {
  const text = useText('integrations/developer');
  const format = useFormat();
  const { isCopied, copy } = useCopy();
  return (
    <div className={styles.block}>
      {/* Scrolls by keyboard too. */}
      <pre className={styles.code} tabIndex={0} role="region" aria-label={label} translate="no">
        <Coloured code={code} language={language} />
      </pre>
      <div className={styles.copy}>
        <Button
          size="small"
          icon={isCopied ? 'check' : 'copy'}
          aria-label={`${text(isCopied ? 'copied' : 'copy')}${format.colon} ${label}`}
          onClick={() => void copy(code).then((worked) => worked && onCopied?.())}
        >
          {text(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
    </div>
  );
}

const Coloured = memo(function Coloured({ code, language }: Pick<CodeBlockProps, 'code' | 'language'>) {
  if (code.length > MOST_COLOURED) return <code>{code}</code>;
  const tokens = language === 'json' ? jsonTokens(code) : codeTokens(code);
  return (
    <code>
      {tokens.map(({ kind, text }, place) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={place} className={styles[kind]}>
            {text}
          </span>
        ),
      )}
    </code>
  );
});
