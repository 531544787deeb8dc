import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from '../look/class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.ts';

interface BadgeProps {
  tone?: 'neutral' | 'good' | 'warning' | 'danger' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A state in a word or two. The word says it; the colour only helps. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={13} />}
      {children}
    </span>
  );
}
