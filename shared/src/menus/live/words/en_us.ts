import type { LiveWords } from './words.ts';
import { EN_GB } from './en_gb.ts';

export const EN_US: LiveWords = { ...EN_GB };
