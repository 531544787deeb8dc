import { ReportCategory, ReportType, ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { DraftKind } from '../../drafts/draft-kind.ts';
import { DraftList } from '../../drafts/draft-list.tsx';
import type { DraftHeader } from '../../drafts/stored/draft-header.ts';
import { upgradeHere } from '../../drafts/stored/device-drafts.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useSession } from '../../users/session.ts';
import { useReportWords } from '../report-words.ts';

const Facts = z.object({
  category: ReportCategory,
  variety: ReportVariety,
  type: ReportType,
  startDate: z.optional(z.string()),
  endDate: z.optional(z.string()),
});

/** Reports that were begun in this browser and not saved. */
export function ReportDrafts({ restaurantId }: { restaurantId: string }) {
  const drafts = useText('drafts');
  const words = useReportWords();
  const navigate = useNavigate();
  const { authUser } = useSession();
  const kinds = useMemo<DraftKind[]>(() => {
    const wordsOf = ({ facts, thing }: DraftHeader): string => {
      const { data } = Facts.safeParse(facts);
      if (!data) return '';
      const { startDate, endDate = null } = data;
      const time = startDate === undefined ? null : words.timespanOf({ ...data, startDate, endDate });
      return [words.kindOf(data), time, thing !== null && drafts('list.changes')].filter(Boolean).join(' · ');
    };
    return [
      {
        kind: 'report',
        upgrade: upgradeHere(async () => (await import('../report-draft-format.ts')).REPORT_DRAFT),
        titleOf: ({ facts }) => {
          const { data } = Facts.safeParse(facts);
          return data ? words.kindOf(data) : '';
        },
        wordsOf,
        open: (draft, { thing, facts }) => {
          const { data } = Facts.safeParse(facts);
          const begun = data && thing === null ? { category: data.category, variety: data.variety, type: data.type } : {};
          void navigate({ to: '/reports/report/{-$id}', params: { id: thing ?? undefined }, search: { ...begun, draft } });
        },
      },
    ];
  }, [drafts, words, navigate]);
  return <DraftList userId={authUser.id} restaurantId={restaurantId} kinds={kinds} />;
}
