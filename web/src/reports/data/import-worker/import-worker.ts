import { servePage } from '../../../spreadsheets/worker/serve-page.ts';
import { importService } from './import-service.ts';

servePage(globalThis, importService());
