import { servePage } from '../../spreadsheets/worker/serve-page.ts';
import { SHUFFLE_SERVICE } from './shuffle-service.ts';

servePage(globalThis, SHUFFLE_SERVICE);
