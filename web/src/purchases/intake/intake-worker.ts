import { servePage } from '../../spreadsheets/worker/serve-page.ts';
import { intakeService } from './intake-service.ts';

servePage(globalThis, intakeService());
