import { expect, test } from 'vitest';
import { afterExportEvent, type ExportEvent, type ExportState, isUnderWay, NO_EXPORT } from './export-state.ts';

const play = (...events: ExportEvent[]): ExportState => events.reduce(afterExportEvent, NO_EXPORT);

test('loader, render, rendered with all pages, page after page, loader cleared', () => {
  expect(play({ kind: 'started' })).toEqual({ kind: 'loading' });
  const rendered = play({ kind: 'started' }, { kind: 'rendered', totalPages: 3 });
  expect(rendered).toEqual({ kind: 'building', page: 1, totalPages: 3 });
  expect(isUnderWay(rendered)).toBe(true);
  expect(afterExportEvent(rendered, { kind: 'page_drawn' })).toEqual({ kind: 'building', page: 2, totalPages: 3 });
  expect(afterExportEvent(rendered, { kind: 'finished' })).toEqual(NO_EXPORT);
});

test('a failure sets the error flag, and the next start clears it', () => {
  const failed = play({ kind: 'started' }, { kind: 'failed', problem: 'failed' });
  expect(failed).toEqual({ kind: 'failed', problem: 'failed' });
  expect(isUnderWay(failed)).toBe(false);
  expect(afterExportEvent(failed, { kind: 'started' })).toEqual({ kind: 'loading' });
});

test('what comes after the end changes nothing', () => {
  const cancelled = play({ kind: 'started' }, { kind: 'cancelled' });
  expect(afterExportEvent(cancelled, { kind: 'page_drawn' })).toEqual(NO_EXPORT);
  expect(afterExportEvent(cancelled, { kind: 'failed', problem: 'failed' })).toEqual(NO_EXPORT);
});

test('a second start while one is under way changes nothing', () => {
  const building = play({ kind: 'started' }, { kind: 'rendered', totalPages: 2 });
  expect(afterExportEvent(building, { kind: 'started' })).toBe(building);
});
