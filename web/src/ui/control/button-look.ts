import styles from './button.module.css';
import { classNames } from '../look/class-names.ts';

export interface ButtonLook {
  /** `primary` stands once on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its place. */
  wide?: boolean;
}

/** The class names of whatever looks like a button: a button, a link, a menu's trigger. */
export function buttonClass(
  { variant = 'secondary', size = 'medium', wide = false }: ButtonLook,
  icon: false | 'square' | 'round' = false,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    icon && styles.icon,
    icon === 'round' && styles.round,
  );
}
