import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/ingredients/changes.ts';

export default {
  lead: 'Värden ändras när källor tillkommer eller rättas. Färdiga rapporter behåller den version de gjordes med, tills någon väljer att räkna om dem.',
  release: 'Version {to} jämfört med {from}',
  moved: 'De {shown, number} största ändringarna bland {moved, number} livsmedel vars värde ändrades med mer än 5 %:',
  all: 'Livsmedel vars värde ändrades med mer än 5 %:',
  none: 'Inget värde ändrades med mer än 5 %.',
  unit: 'kg CO₂e per kg, före ursprung och transport till kökets land, varje livsmedel i sin vanligaste form',
  counts:
    'Nytt: {foods, plural, one {# livsmedel} other {# livsmedel}}, {states, plural, one {# form} other {# former}}. Borttaget: {gone, plural, one {# form} other {# former}}. Datakvalitet: bättre för {better, plural, one {# form} other {# former}}, lägre för {worse, plural, one {# form} other {# former}}.',
  food: 'Livsmedel',
  before: 'Före',
  after: 'Efter',
  change: 'Ändring',
  why: 'Varför',
  places: 'Ändrat bara genom ursprung och transport',
  placesUnit: 'kg CO₂e per kg i köket; värdet före ursprung och transport är oförändrat',
  parts: 'Bara värdet utan förändrad markanvändning har ändrats',
  partsUnit: 'kg CO₂e per kg utan förändrad markanvändning; totalen är oförändrad',
  unknown: 'okänt',
  reason: {
    weighed: 'Vägt medelvärde av källorna: {sources}',
    kin: 'Justerat som liknande livsmedel, vars källor är sammanvägda: × {ratio}',
    bone: 'Köps med ben eller skal, bara köttet räknas: × {ratio}',
    reviewed: 'Rättat av en granskare',
    moves: '{what}: {before} → {after}',
  },
} satisfies Texts<typeof enGb>;
