const texts = {
  confirm: 'Erase for good',
  member: {
    title: 'Erase {name} for good?',
    what: 'Name, e-mail ({email}), roles and everything else about them are erased now. Nobody can restore them.',
    stays: 'Recipes, menus and reports that they made stay and will say “Former member”.',
    erased: '{name} is erased.',
  },
  organization: {
    title: 'Erase {name} for good?',
    what: 'Its restaurants, recipes, menus, reports, pictures and people are erased. Nobody can restore them. If you may need a copy, restore it first and download its data.',
    typed: 'To confirm, type {name}',
    otherName: 'That is not its name.',
    erased: '{name} is being erased.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'admin/erasure': typeof texts;
  }
}
