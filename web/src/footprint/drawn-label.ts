import { carbonLabelSvg } from '@plateprint/shared/footprint/label/carbon-label-svg.ts';
import { carbonLabelText } from '@plateprint/shared/footprint/label/carbon-label-text.ts';
import {
  type FigureInk,
  LABEL_LAYOUTS,
  type LabelColour,
  type LabelLayout,
} from '@plateprint/shared/footprint/label/label-choices.ts';
import { figureLabelSvg } from '@plateprint/shared/footprint/label/figure-label-svg.ts';
import { figureText } from '@plateprint/shared/footprint/label/figure-text.ts';
import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { LabelledDish } from './labelled-dish.ts';

export type Layout = LabelLayout | 'figure';

export const layoutsOf = (labels: LabelsShown): readonly Layout[] =>
  labels === 'figures' ? ['figure'] : [...LABEL_LAYOUTS, 'figure'];

export const inkOf = (colour: LabelColour): FigureInk => (colour === 'night' || colour === 'white' ? 'white' : 'black');

export function drawn(
  dish: LabelledDish,
  { layout, colour, language }: { layout: Layout; colour: LabelColour; language: Language },
): { svg: string; said: string } {
  if (layout !== 'figure') {
    const label = { ...dish, layout, colour, language };
    return { svg: carbonLabelSvg(label), said: carbonLabelText(label) };
  }
  const co2 = dish.level === null ? null : dish.co2;
  return { svg: figureLabelSvg({ ink: inkOf(colour), co2, language }), said: figureText(co2, language) };
}
