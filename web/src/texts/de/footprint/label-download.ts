import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimalabel',
  failed: 'Das PNG konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal oder wählen Sie SVG.',
  lead: 'Buchstabe, Form und Wort bewerten 400 g des Gerichts, der Wert gilt für eine Portion. Für Schilder, Webseiten und Karten, die Sie anderswo gestalten.',
  layout: 'Anordnung',
  layouts: {
    compact: 'Eine Zeile',
    inline: 'Zwei Zeilen',
    stacked: 'Zentriert',
    scale: 'Alle fünf Stufen',
    figure: 'Nur der Wert',
  },
  leadFigure:
    'Der Wert einer Portion mit seiner Einheit und wofür er gilt: für Schilder, Webseiten und Karten, die Sie anderswo gestalten.',
  colour: 'Farben',
  colours: { colour: 'Für helle Hintergründe', night: 'Für dunkle Hintergründe', black: 'Schwarz', white: 'Weiß' },
  language: 'Sprache',
} satisfies Texts<typeof enGb>;
