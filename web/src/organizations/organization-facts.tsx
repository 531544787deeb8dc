import type { Organization } from '@plateprint/shared/organizations/organization.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './organization.module.css';
import { useLocationName } from './use-location-names.ts';

/** Name, sector and place for those who read them. */
export function OrganizationFacts({ organization }: { organization: Organization }) {
  const text = useText('organizations');
  const format = useFormat();
  const locationName = useLocationName();
  const facts = [
    [text('details.name'), organization.name],
    [text('segment.label'), text(`segment.${organization.segment}`)],
    [text('location.label'), locationName(organization.location)],
    ...(organization.enterprise ? [[text('details.enterprise'), organization.enterprise.name] as const] : []),
    [text('details.since'), format.date(organization.created)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
