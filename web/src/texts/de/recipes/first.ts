import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/first.ts';

export default {
  lead: 'Das ist ein Beispiel: Übernehmen Sie es so oder fügen Sie stattdessen ein eigenes Rezept ein.',
  sample:
    'Möhrensuppe mit Ingwer\n4 Portionen\n\n800 g Möhren\n1 Zwiebel, gehackt\n20 g frischer Ingwer\n1 EL Rapsöl\n1 l Gemüsebrühe\n200 ml Sahne\n1 TL Salz\n\nZubereitung\nZwiebel und Ingwer im Öl anschwitzen, Möhren und Brühe dazugeben und weich köcheln. Mit der Sahne pürieren.',
} satisfies Texts<typeof enGb>;
