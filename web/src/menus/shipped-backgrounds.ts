import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { BackgroundDrawing } from './background-drawing.ts';
import { garden, herbs, leaf, wave } from './green-backgrounds.tsx';
import { frame, linen, paper, slate } from './quiet-backgrounds.tsx';

/** The backgrounds that come with the product, by their ids: a kept menu names one, so an id stays. */
export const SHIPPED_BACKGROUNDS = { paper, leaf, herbs, wave, linen, slate, frame, garden } as const satisfies Record<
  string,
  BackgroundDrawing
>;
export type ShippedBackground = keyof typeof SHIPPED_BACKGROUNDS;
export const SHIPPED_BACKGROUND_IDS = Object.keys(SHIPPED_BACKGROUNDS) as ShippedBackground[];

/** Null for an id that is not shipped any more: the page is then plain. */
export function shippedBackground(id: string): BackgroundDrawing | null {
  return ownValue(SHIPPED_BACKGROUNDS, id) ?? null;
}
