import {
  listInvoices,
  listUnweighed,
  readInvoice,
  takeBackInvoice,
  type InvoiceLineShown,
} from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listReports } from '@plateprint/shared/reports/api/report-api.ts';
import { useState } from 'react';
import { useMaySeeCosts } from '../../costs/use-may-see-costs.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Badge } from '../../ui/control/badge.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { useWeight } from '../../users/use-weight.ts';
import { useUnitName } from '../use-unit-name.ts';

interface InvoiceDialogProps {
  restaurantId: string;
  invoiceId: string;
  onClose: () => void;
}

/** An invoice's lines as they were read, and the way to take it back. */
export function InvoiceDialog({ restaurantId, invoiceId, onClose }: InvoiceDialogProps) {
  const text = useText('purchases');
  const language = useLanguage();
  const notices = useNotices();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const params = { id: restaurantId, invoiceId };
  const { data, error, refetch } = useRead(readInvoice, { params });
  const maySeeCosts = useMaySeeCosts(restaurantId);
  const columns = useLineColumns(data?.currency ?? null).filter(({ id }) => maySeeCosts || id !== 'net');
  const takeBack = useChange(takeBackInvoice, {
    refreshes: [listInvoices, listUnweighed, listReports],
    timeout: 60_000,
    onSuccess: ({ number }) => {
      notices.show({ message: text('invoice.takenBack', { number }) });
      onClose();
    },
  });
  const isCompleted = takeBack.error?.code === 'report_exists';
  return (
    <Dialog
      title={data ? `${data.supplier} · ${data.number}` : text('list.title')}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onClick={() => setAsking(true)}>{text('invoice.takeBack')}</Button>
          <Button variant="primary" onClick={onClose}>
            {text('invoice.close')}
          </Button>
        </>
      }
    >
      {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} />}
      {isCompleted && <Message tone="warning">{text('invoice.isCompleted')}</Message>}
      {data?.sumDiffers && <Message tone="warning">{text('invoice.sumDiffers')}</Message>}
      {data && (data.discount ?? 0) > 0 && (
        <p>{text('invoice.discount', { money: format.money(data.discount ?? 0, data.currency) })}</p>
      )}
      {data && <DataTable caption={data.number} columns={columns} rows={data.items} keyOf={({ place }) => String(place)} />}
      <ConfirmDialog
        title={text('invoice.takeBackTitle')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        confirmLabel={text('invoice.takeBack')}
        busy={takeBack.isPending}
        failure={isCompleted ? null : takeBack.error}
        onConfirm={() =>
          takeBack.mutate(
            { params, query: { language } },
            { onError: ({ code }) => code === 'report_exists' && setAsking(false) },
          )
        }
      >
        {text('invoice.takeBackLead')}
      </ConfirmDialog>
    </Dialog>
  );
}

function useLineColumns(currency: string | null): Column<InvoiceLineShown>[] {
  const text = useText('purchases');
  const format = useFormat();
  const weight = useWeight();
  const unitName = useUnitName();
  return [
    {
      id: 'article',
      label: text('invoice.article'),
      names: true,
      cell: ({ name, setAside }) => (
        <>
          {name} {setAside && <Badge>{text(`invoice.aside.${setAside}`)}</Badge>}
        </>
      ),
    },
    {
      id: 'amount',
      label: text('invoice.amount'),
      numeric: true,
      cell: ({ quantity, unit }) =>
        quantity === null ? text('invoice.unknown') : `${format.number(quantity)} ${unitName(unit)}`,
    },
    {
      id: 'weight',
      label: text('invoice.weight'),
      numeric: true,
      cell: ({ grams, setAside }) => (grams === null ? (setAside ? '–' : text('invoice.unknown')) : weight(grams)),
    },
    {
      id: 'net',
      label: text('list.net'),
      numeric: true,
      cell: ({ net }) => (net === null ? '–' : format.money(net, currency)),
    },
  ];
}
