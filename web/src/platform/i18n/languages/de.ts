import type { TextFiles, TextTree } from './text-files.ts';

export const FILES: TextFiles = import.meta.glob<{ default: TextTree }>('../../../texts/de/**/*.ts');
