import type { Member } from '@plateprint/shared/organizations/organization.ts';
import type { ComponentType } from 'react';

export interface MemberQuestionProps {
  member: Member;
  onClose: () => void;
}

/** The question before somebody is erased, handed in by the page: erasing is an area's that builds on all others. */
export type MemberQuestion = ComponentType<MemberQuestionProps>;
