import type { IconName } from '../control/icon-shapes.ts';

export interface MenuEntry {
  id: string;
  label: string;
  onAction: () => void;
  /** A menu with it opens: what the action needs may be fetched ahead. */
  onOffered?: () => void;
  icon?: IconName;
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  /** A line above it, where another kind of action begins. */
  apart?: boolean;
  /** The one that holds now, in a menu that chooses. */
  current?: boolean;
}
