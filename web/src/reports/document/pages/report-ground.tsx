import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { ReportSettings } from '@plateprint/shared/reports/model/report-settings.ts';
import type { ReactNode } from 'react';
import { frame, leaf, wave } from './grounds.tsx';

interface ReportGroundProps {
  background: ReportSettings['background'];
  orientation: Orientation;
  isCover: boolean;
}

/** Behind everything that is written: rich on the first page, quiet where tables stand. */
export function ReportGround({ background, orientation, isCover }: ReportGroundProps) {
  if (background === 'blank') return null;
  const { width, height } = PAGE_SIZES[orientation].render;
  return (
    <svg className="report-ground" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {GROUNDS[background](width, height, isCover)}
    </svg>
  );
}

const GROUNDS: Record<
  Exclude<ReportSettings['background'], 'blank'>,
  (width: number, height: number, isCover: boolean) => ReactNode
> = { leaf, wave, frame };
