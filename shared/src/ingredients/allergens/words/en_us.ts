import { EN_GB } from './en_gb.ts';
import type { AllergenWords } from './words.ts';

export const EN_US: AllergenWords = {
  ...EN_GB,
  names: { ...EN_GB.names, soybeans: 'soy', sulphites: 'sulfites', molluscs: 'mollusks' },
};
