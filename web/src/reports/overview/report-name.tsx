import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { Link } from '../../ui/control/link.tsx';

/** Opens the report; in the bin there is nothing to open. */
export function ReportName({ report: { id, name }, isBin }: { report: ReportSummary; isBin: boolean }) {
  if (isBin) return name;
  return (
    <Link to="/reports/report/{-$id}" params={{ id }} quiet>
      {name}
    </Link>
  );
}
