import { answerInThread } from '../../platform/threads/answer-in-thread.ts';
import { madeOfReports, type ReportOfReports } from './made-of-reports.ts';

answerInThread(import.meta.url, (order: ReportOfReports) => madeOfReports(order));
