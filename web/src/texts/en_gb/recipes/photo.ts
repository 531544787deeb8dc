const texts = {
  title: 'Photo of the dish',
  add: 'Add photo',
  replace: 'Replace photo',
  take: 'Take photo',
  remove: 'Remove photo',
  unreadable: 'This file cannot be read as a picture.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'recipes/photo': typeof texts;
  }
}
