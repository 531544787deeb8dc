import type { AuditField } from '@plateprint/shared/access/audit-entry.ts';
import { FEATURE_NAMES, isLockable, type Plan, PLAN_NAMES, PLANS } from '@plateprint/shared/access/plan.ts';
import { type Role, ROLES } from '@plateprint/shared/access/role.ts';
import { PRINTED_TOTALS } from '@plateprint/shared/footprint/printed-total.ts';
import { LABEL_BASES, type LabelBasisKind } from '@plateprint/shared/organizations/label-basis.ts';
import { SEGMENTS } from '@plateprint/shared/users/user.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import type { Segment } from '../segment-field.tsx';
import { useLocationName } from '../use-location-names.ts';

/** A role as it is written down: "portfolio-manager (Matsalen Slussen)". */
const WRITTEN_ROLE = /^(?<role>[a-z-]+)(?<place> \(.*\))?$/;

/** A kept value in the reader's words: roles, plans, sectors, countries, yes and no; everything else is a name of its own. */
export function useAuditValue(field: AuditField): (value: string) => string {
  const access = useText('access');
  const organizations = useText('organizations');
  const landUse = useText('footprint/land-use');
  const text = useText('organizations/audit');
  const format = useFormat();
  const locationName = useLocationName();
  return (value) => {
    if (field === 'plan' && isOneOf(PLANS, value)) return PLAN_NAMES[value satisfies Plan];
    if (field === 'feature' && isOneOf(FEATURE_NAMES, value) && isLockable(value)) return access(`features.${value}`);
    if (field === 'segment' && isOneOf(SEGMENTS, value)) return organizations(`segment.${value satisfies Segment}`);
    if (field === 'printed_total' && isOneOf(PRINTED_TOTALS, value)) return landUse(`choice.${value}`);
    if (field === 'label_basis' && isOneOf(LABEL_BASES, value)) return text(`labelBases.${value satisfies LabelBasisKind}`);
    if (field === 'location' && /^(?:[A-Z]{2}|WORLD)$/.test(value)) return locationName(value);
    if (field === 'report_footprint') return `${format.number(Number(value) / 1000, { most: 1 })} ${text('kgCo2')}`;
    if (value === 'true' || value === 'false') return text(value === 'true' ? 'yes' : 'no');
    const { role = '', place = '' } = (field === 'role' && WRITTEN_ROLE.exec(value)?.groups) || {};
    return isOneOf(ROLES, role) ? access(`roles.${role satisfies Role}`) + place : value;
  };
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value);
}
