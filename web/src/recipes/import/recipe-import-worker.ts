import { servePage } from '../../spreadsheets/worker/serve-page.ts';
import { recipeImportService } from './recipe-import-service.ts';

servePage(globalThis, recipeImportService());
