const texts = {
  list: {
    title: 'Not saved yet',
    changes: 'Unsaved changes',
    all: 'Show all {count, number}',
    nameless: 'Untitled',
  },
  continue: 'Continue',
  continueOf: 'Continue {name}',
  discard: 'Discard',
  discardOf: 'Discard {name}',
  download: 'Download',
  downloadOf: 'Download {name}',
  discarded: 'The draft “{name}” has been discarded.',
  discardQuestion: 'Discard your changes?',
  discardHelp: 'Everything changed since the last save is lost. This cannot be undone.',
  keptApart: 'Your changes are kept as a draft. You’ll find them in the list, under what is not saved yet.',
  undo: 'Undo',
  continued: 'You are continuing your unsaved work.',
  unreadable: {
    badge: 'Cannot be opened',
    title: 'Some unsaved work cannot be opened.',
    words: 'It was saved by another version of Plateprint. It is kept in this browser: download it so that nothing is lost.',
    listed: 'It was saved by another version of Plateprint. Download it so that nothing is lost.',
  },
  keptHere: 'Your changes are kept in this browser.',
  saveAgain: 'Save again',
  noRoom: {
    title: 'This browser has no storage left for your changes.',
    save: 'They exist only on this page. Save often: reloading the page loses them.',
    finish: 'They exist only on this page. Finish before you leave or reload it.',
    badge: 'Not stored',
    listed:
      'This browser had no storage left for it. It exists only in the tab where it is open; once that is closed, it is gone.',
    was: '“{name}” could not be stored.',
    another: 'This browser has no storage left for another draft. Save this recipe first.',
  },
  leave: {
    title: 'Leave without saving?',
    kept: 'Your changes stay in this browser as a draft. You’ll find it in the list until you continue it, discard it or sign out.',
    lost: 'This browser has no storage left for your changes. If you leave, they are lost.',
    stay: 'Stay on page',
    leave: 'Leave',
    save: 'Save and leave',
  },
  conflict: {
    own: 'You saved a newer version in another tab or on another device.',
    other: 'Someone else saved a newer version in the meantime.',
  },
  signOut: {
    title: 'Sign out and discard unsaved work?',
    words:
      '{count, plural, one {This has not been saved. Signing out discards it in every tab of this browser.} other {These have not been saved. Signing out discards them in every tab of this browser.}}',
    stay: 'Stay signed in',
    forget: 'Sign out and discard',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    drafts: typeof texts;
  }
}
