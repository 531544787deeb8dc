import * as z from 'zod/mini';
import type { LabelsShown } from '../footprint/label/labels-shown.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { dayAt } from './day-at.ts';
import { isInEea, labelLawHolds } from './label-law.ts';

/** On what an organization shows labels to guests: numbers alone, letters by a certificate, or letters that it answers for itself. */
export const LABEL_BASES = ['figures', 'scheme', 'own'] as const;
export type LabelBasisKind = (typeof LABEL_BASES)[number];

const filled = (most: number) => plainText(most).check(z.refine((text) => !isBlank(text), 'blank'));

/** A third party's scheme that covers these letters. */
export const LabelScheme = z.object({
  name: filled(200),
  certificateNumber: filled(100),
  /** The last day on which it is valid, where the kitchen is. */
  validUntil: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)),
});
export type LabelScheme = z.infer<typeof LabelScheme>;

export const LabelBasis = z.object({
  kind: z.enum(LABEL_BASES),
  /** Of `scheme` alone. */
  scheme: z.nullable(LabelScheme),
});
export type LabelBasis = z.infer<typeof LabelBasis>;

interface Kitchen {
  location: string;
  /** Null: the organization has not chosen. */
  labelBasis: LabelBasis | null;
}

/** The labels that outputs for guests may show now. Without a choice they still show letters: a live output is never changed by itself. */
export function labelsOf({ location, labelBasis }: Kitchen, at: Date): LabelsShown {
  switch (labelBasis?.kind) {
    case 'figures':
      return 'figures';
    case 'scheme':
      // Until midnight of the last day where the kitchen is. Without a scheme nothing bears letters.
      return labelBasis.scheme && dayAt(location, at) <= labelBasis.scheme.validUntil ? 'letters' : 'figures';
    case 'own':
    case undefined:
      return 'letters';
  }
}

/** The same of a live link: one that was shared without a choice shows figures until there is one. */
export function labelsOfLink({ inFigures, ...kitchen }: Kitchen & { inFigures: boolean }, at: Date): LabelsShown {
  return kitchen.labelBasis === null && inFigures ? 'figures' : labelsOf(kitchen, at);
}

/** Whether a share or an export for guests asks first: the rule holds there, and nobody has chosen. */
export function isLabelBasisAsked({ location, labelBasis }: Kitchen, at: Date): boolean {
  return labelBasis === null && labelLawHolds(location, dayAt(location, at));
}

/** The labels of an output where nobody can be asked: figures, as long as the choice is still to be made. */
export function labelsWithoutAsking(kitchen: Kitchen, at: Date): LabelsShown {
  return isLabelBasisAsked(kitchen, at) ? 'figures' : labelsOf(kitchen, at);
}

/** Whether the editor says all the time that the letters are the organization's own responsibility. */
export function hasLabelNotice({ location, labelBasis }: Kitchen): boolean {
  return labelBasis?.kind === 'own' && isInEea(location);
}
