import { servePage } from '../../../platform/spreadsheets/worker/serve-page.ts';
import { importService } from './import-service.ts';

servePage(globalThis, importService());
