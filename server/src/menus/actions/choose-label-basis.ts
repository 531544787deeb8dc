import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { chooseLabelBasis as chooseCall } from '@plateprint/shared/menus/label-basis-api.ts';
import type { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';
import { audit, type AuditValues } from '../../access/audit.ts';
import type { OwnedOrganization } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { evidenceLinesOf, keepEvidenceLines, keepLabelBasis, labelChoiceOf } from '../store/label-basis-store.ts';

type Choice = Omit<HandlerInput<typeof chooseCall>['body'], 'organizationId'>;

function missing(path: string, code: string): AppError {
  return new AppError('invalid_input', [{ path, code, message: 'Letters need a certificate, or somebody who signs for them.' }]);
}

/** @throws invalid_input for a scheme that is not named, and for letters that nobody signs for */
function basisOf({ kind, scheme, signed }: Choice): LabelBasis {
  if (kind === 'figures') return { kind, scheme: null };
  if (kind === 'scheme' && !scheme) throw missing('scheme', 'required');
  if (signed !== true) throw missing('signed', 'unsigned');
  return { kind, scheme: kind === 'scheme' ? (scheme ?? null) : null };
}

function valuesOf(labelBasis: LabelBasis | null): AuditValues {
  const scheme = labelBasis?.scheme;
  return {
    label_basis: labelBasis?.kind,
    certificate: scheme ? [scheme.name, scheme.certificateNumber] : null,
    valid_until: scheme?.validUntil,
  };
}

/** Keeps the choice and writes down who made it. */
export async function chooseLabelBasis(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { organization: { id, name }, choice }: { organization: OwnedOrganization; choice: Choice },
): Promise<void> {
  const labelBasis = basisOf(choice);
  const at = clock();
  await database.transaction().execute(async (transaction) => {
    const { labelBasis: former } = await labelChoiceOf(transaction, id);
    await keepLabelBasis(transaction, id, { labelBasis, by: actor.userId, at });
    await audit(transaction, {
      action: 'label_basis_chosen',
      at,
      by: actor,
      thing: { kind: 'organization', id, name },
      organizationId: id,
      before: valuesOf(former),
      after: valuesOf(labelBasis),
    });
  });
}

/** Keeps whether ingredients are named in public, and writes down who decided it. */
export async function chooseEvidenceLines(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { organization: { id, name }, evidenceLines }: { organization: OwnedOrganization; evidenceLines: boolean },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const former = await evidenceLinesOf(transaction, id);
    if (former === evidenceLines) return;
    await keepEvidenceLines(transaction, id, evidenceLines);
    await audit(transaction, {
      action: 'evidence_lines_chosen',
      at: clock(),
      by: actor,
      thing: { kind: 'organization', id, name },
      organizationId: id,
      before: { evidence_lines: former },
      after: { evidence_lines: evidenceLines },
    });
  });
}
