import { useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { takeHandedFile } from '../../spreadsheets/handed-file.ts';
import { LARGEST_SPREADSHEET, SPREADSHEET_ENDINGS } from '../../spreadsheets/worker/accepted-spreadsheet.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Link } from '../../ui/control/link.tsx';
import { fileRefusal } from '../../ui/form/accepted-file.ts';
import { DropZone } from '../../ui/form/drop-zone.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { FileReport } from './file-report.tsx';

/** A report that begins with its file: what the file is, how it is read and what becomes of its rows, in one view. */
export function FileReportPage() {
  const text = useText('reports/file');
  const files = useText('spreadsheets');
  const overview = useText('reports/overview');
  const restaurant = useRestaurant();
  const accepted = { endings: SPREADSHEET_ENDINGS, maxBytes: LARGEST_SPREADSHEET };
  const refusals = { wrong_format: files('problem.wrong_format'), too_large: files('problem.too_large') };
  const [handed] = useState(takeHandedFile);
  const refused = handed && fileRefusal(handed, accepted);
  const [file, setFile] = useState(refused ? null : handed);
  return (
    <Page wide>
      <Breadcrumbs
        crumbs={[
          <Link key="reports" to="/reports" quiet>
            {overview('title')}
          </Link>,
          text('title'),
        ]}
      />
      <PageHeader title={text('title')} lead={text('lead')} />
      {!restaurant && <NoRestaurant />}
      {restaurant && !file && (
        <DropZone
          label={text('choose')}
          hint={text('hint')}
          accepted={accepted}
          refusals={refusals}
          problem={refused && refusals[refused]}
          onFile={setFile}
        />
      )}
      {restaurant && file && <FileReport key={restaurant.id} file={file} restaurant={restaurant} onLeave={() => setFile(null)} />}
    </Page>
  );
}
