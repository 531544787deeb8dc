import type { Area } from '../../platform/area.ts';
import { demoReportWorker } from '../reports/seed-reports.ts';

export const DEMO: Area = {
  workers: (services) => [demoReportWorker(services)],
};
