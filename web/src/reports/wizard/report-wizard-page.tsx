import { Page, PageHeader } from '../../ui/page-header.tsx';
import { useText } from '../../i18n/use-text.ts';

export function ReportWizardPage() {
  const text = useText('reports');
  return (
    <Page>
      <PageHeader title={text('kind', { variety: 'sales', type: 'monthly' })} />
    </Page>
  );
}
