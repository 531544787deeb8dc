const texts = {
  lead: 'Values change when sources are added or corrected. Completed reports keep the version they were made with and are recalculated only if you choose to.',
  release: 'Version {to}, compared with {from}',
  moved: 'The foods that changed most, {shown, number} of {moved, number} whose value changed by more than 5%:',
  all: 'Foods whose value changed by more than 5%:',
  none: 'No food’s value changed by more than 5%.',
  unit: 'kg CO₂e per kg, before origin and transport to the kitchen’s country, each food in its most common variant',
  counts:
    'New: {foods, plural, one {# food} other {# foods}}, {states, plural, one {# variant} other {# variants}}. Removed: {gone, plural, one {# variant} other {# variants}}. Data quality: better for {better, plural, one {# variant} other {# variants}}, lower for {worse, plural, one {# variant} other {# variants}}.',
  food: 'Food',
  before: 'Before',
  after: 'After',
  change: 'Change',
  why: 'Why',
  places: 'Changed only by origin and transport',
  placesUnit: 'kg CO₂e per kg, in the kitchen; the value before origin and transport stayed the same',
  parts: 'Only the value excluding land-use change is different',
  partsUnit: 'kg CO₂e per kg excluding land-use change; the total stayed the same',
  unknown: 'unknown',
  reason: {
    weighed: 'Weighted mean of the sources: {sources}',
    kin: 'Adjusted like similar foods, whose sources are weighted: × {ratio}',
    bone: 'Bought with bone or shell, only the meat counts: × {ratio}',
    reviewed: 'Corrected by a reviewer',
    moves: '{what}: {before} → {after}',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'ingredients/changes': typeof texts;
  }
}
