const texts = {
  confirm: 'Delete permanently',
  member: {
    title: 'Delete {name} permanently?',
    what: 'Their name, e-mail address ({email}), roles and all other personal data will be deleted now. This cannot be undone.',
    stays: 'Recipes, menus and reports they created stay and will show “Former member”.',
    erased: '{name} has been permanently deleted.',
  },
  organization: {
    title: 'Delete {name} permanently?',
    what: 'Its restaurants, recipes, menus, reports, pictures and members will be permanently deleted. This cannot be undone. If you need a copy, restore the organisation first and download its data.',
    typed: 'To confirm, type {name}',
    otherName: 'The name does not match.',
    erased: '{name} is being permanently deleted.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'admin/erasure': typeof texts;
  }
}
