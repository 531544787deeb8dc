import { FEATURE_NAMES, type Plan, PLAN_NAMES, PLANS, planHas } from '@plateprint/shared/access/plan.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import { COMING_FEATURES } from './coming-features.ts';
import styles from './plan.module.css';

/** Features down, plans across; one's own plan stands out. */
export function PlanTable({ own }: { own: Plan | null }) {
  const text = useText('organizations/plan');
  return (
    <div className={styles.frame} role="region" aria-label={text('table')} tabIndex={0}>
      <table className={styles.table}>
        <caption data-unseen="">{text('table')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('feature')}</th>
            {PLANS.map((plan) => (
              <th key={plan} scope="col" className={styles.plan} data-own={plan === own || undefined}>
                {PLAN_NAMES[plan]}
                {plan === own && <span data-unseen=""> {text('own')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FEATURE_NAMES.map((feature) => (
            <tr key={feature}>
              <th scope="row">
                <span className={styles.feature}>
                  {text(`features.${feature}`)} {COMING_FEATURES.has(feature) && <Badge>{text('coming')}</Badge>}
                </span>
              </th>
              {PLANS.map((plan) => (
                <td key={plan} data-own={plan === own || undefined} data-in={planHas(plan, feature) || undefined}>
                  {planHas(plan, feature) ? <Icon name="check" size={17} /> : <span aria-hidden="true">–</span>}
                  <span data-unseen="">{text(planHas(plan, feature) ? 'included' : 'notIncluded')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
