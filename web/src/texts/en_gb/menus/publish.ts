const texts = {
  dish: '+ Dish',
  dishUnder: 'New dish under {course}',
  save: 'Save and publish',
  replace: 'Save and replace',
  inPlace: 'Publish on {link} in place of {name}',
  published: '“{name}” is published on {link}.',
  publishedInPlace: '“{name}” is published on {link}, in place of “{former}”.',
  takenOff: '“{name}” is no longer published on {link}.',
  undo: 'Undo',
  putBack: '“{name}” is back on {link}.',
  name: 'Name of link {number, number}',
  rename: 'Rename link {number, number}',
  nameHint: 'For example: dining room, screen at the entrance',
  done: 'Done',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/publish': typeof texts;
  }
}
