import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Tidigare versioner',
  title: 'Tidigare versioner av rapporten',
  lead: 'Färdiga versioner finns kvar som de publicerades: rader, värden och livsmedelsdata.',
  none: 'Rapporten har inte ändrats sedan den blev färdig.',
  open: 'Öppna',
  compare: 'Visa vad skillnaden beror på',
  shown: 'Det här är versionen från {moment}, som den publicerades.',
  back: 'Tillbaka till den aktuella versionen',
} satisfies Texts<typeof enGb>;
