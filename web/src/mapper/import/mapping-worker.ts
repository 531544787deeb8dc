import { servePage } from '../../spreadsheets/worker/serve-page.ts';
import { mappingService } from './mapping-service.ts';

servePage(globalThis, mappingService());
