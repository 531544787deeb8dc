import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/footprint/label-download.ts';

export default {
  title: 'Klimazeichen',
  failed: 'Das PNG konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal oder nehmen Sie das SVG.',
  lead: 'Buchstabe, Form und Wort für 400 g des Gerichts, die Zahl für eine Portion – für Schilder, Webseiten und Karten, die anderswo entstehen.',
  layout: 'Form',
  layouts: { compact: 'Eine Zeile', inline: 'Zwei Zeilen', stacked: 'Zentriert', scale: 'Alle fünf Stufen' },
  colour: 'Farben',
  colours: { colour: 'Für hellen Grund', night: 'Für dunklen Grund', black: 'Schwarz', white: 'Weiß' },
  language: 'Sprache',
} satisfies Texts<typeof enGb>;
