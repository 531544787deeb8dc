import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import styles from './menu-overview.module.css';
import { SmallSheet } from './menu-thumbnail.tsx';

interface TemplateButtonProps {
  name: string;
  orientation: Orientation;
  isLocked: boolean;
  /** Of the former form: it is shown converted. */
  isLegacy?: boolean;
  onBegin: () => void;
  children: ReactNode;
}

export function TemplateButton({ name, orientation, isLocked, isLegacy = false, onBegin, children }: TemplateButtonProps) {
  const text = useText('menus/overview');
  return (
    <button type="button" className={styles.template} disabled={isLocked} onClick={onBegin}>
      <SmallSheet orientation={orientation}>{children}</SmallSheet>
      {name}
      {isLegacy && <Badge tone="warning">{text('legacy')}</Badge>}
      {isLocked && (
        <span className={styles.locked}>
          <Icon name="lock" size={14} />
          {text('templates.locked')}
        </span>
      )}
    </button>
  );
}
