import { saveAs } from '../ui/save-as.ts';
import type { ExportedFile } from './export-page.ts';

/** Gives a person a file, as a download. */
export function saveFile({ name, content }: ExportedFile): void {
  saveAs(name, content);
}
