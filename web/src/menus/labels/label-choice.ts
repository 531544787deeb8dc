import { LABEL_BASES, type LabelBasis, type LabelBasisKind, LabelScheme } from '@plateprint/shared/organizations/label-basis.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';

/** The choice that somebody is about to make. */
export interface LabelChoice {
  kind: LabelBasisKind;
  scheme: LabelScheme;
  isSigned: boolean;
}

export const FIRST_CHOICE: LabelChoice = {
  kind: LABEL_BASES[0],
  scheme: { name: '', certificateNumber: '', validUntil: '' },
  isSigned: false,
};

export function choiceOf(labelBasis: LabelBasis | null): LabelChoice {
  return labelBasis ? { ...FIRST_CHOICE, kind: labelBasis.kind, scheme: labelBasis.scheme ?? FIRST_CHOICE.scheme } : FIRST_CHOICE;
}

interface ChoiceProblems {
  name: boolean;
  certificateNumber: boolean;
  validUntil: boolean;
  isSigned: boolean;
}

/** The missing parts before it can be stored. */
export function problemsOf({ kind, scheme, isSigned }: LabelChoice): ChoiceProblems {
  const isScheme = kind === 'scheme';
  return {
    name: isScheme && isBlank(scheme.name),
    certificateNumber: isScheme && isBlank(scheme.certificateNumber),
    validUntil: isScheme && !LabelScheme.shape.validUntil.safeParse(scheme.validUntil).success,
    isSigned: kind !== 'figures' && !isSigned,
  };
}

export function isWhole(choice: LabelChoice): boolean {
  return Object.values(problemsOf(choice)).every((isMissing) => !isMissing);
}

/** As the call takes it. */
export function bodyOf({ kind, scheme, isSigned }: LabelChoice, organizationId: string) {
  return { organizationId, kind, signed: isSigned, ...(kind === 'scheme' && { scheme }) };
}
