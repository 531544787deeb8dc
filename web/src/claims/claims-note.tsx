import type { PlacedClaim } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import { Message } from '../ui/control/message.tsx';
import { ClaimList } from './claim-list.tsx';
import styles from './claims.module.css';

/** Says calmly, while a menu is edited, which of its words may not stand in front of guests. */
export function ClaimsNote({ claims, children }: { claims: readonly PlacedClaim[]; children?: ReactNode }) {
  const text = useText('claims');
  const [isOpen, setOpen] = useState(false);
  if (claims.length === 0) return null;
  return (
    <Message
      action={
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text(isOpen ? 'hide' : 'show')}
        </Button>
      }
    >
      <strong>{text('found', { count: claims.length })}.</strong> {text('lead')}
      {children}
      {isOpen && (
        <div className={styles.found}>
          <ClaimList claims={claims} />
          <p className={styles.advice}>{text('advice')}</p>
        </div>
      )}
    </Message>
  );
}
