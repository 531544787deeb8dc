const texts = {
  list: {
    title: 'Not saved yet',
    changes: 'Unsaved changes',
    all: 'Show all {count, number}',
    nameless: 'Without a name',
  },
  continue: 'Continue',
  continueOf: 'Continue {name}',
  discard: 'Discard',
  discardOf: 'Discard {name}',
  download: 'Download',
  downloadOf: 'Download {name}',
  discarded: 'The draft “{name}” is discarded.',
  undo: 'Undo',
  continued: 'You are continuing what was not saved.',
  unreadable: {
    badge: 'Cannot be opened',
    title: 'There is unsaved work that cannot be opened.',
    words: 'Another version of this product wrote it. It is set aside in this browser: download it, so that nothing is lost.',
    listed: 'Another version of this product wrote it. Download it, so that nothing is lost.',
  },
  keptHere: 'Your changes are kept in this browser.',
  saveAgain: 'Save again',
  noRoom: {
    title: 'This browser has no room for your changes.',
    save: 'Only this page has them: save now and then, a reload loses them.',
    finish: 'Only this page has them: finish before you leave or reload it.',
    badge: 'Not kept',
    listed: 'This browser had no room for it. Only the tab where it is open has it; if none has, it is gone.',
    was: '“{name}” could not be kept.',
    another: 'This browser has no room for one more draft. Save this recipe first.',
  },
  leave: {
    title: 'Leave without saving?',
    kept: 'Your changes stay in this browser as a draft. You find it in the overview until you continue, discard it or sign out.',
    lost: 'This browser has no room for your changes: if you leave, they are lost.',
    stay: 'Stay here',
    leave: 'Leave',
    save: 'Save and leave',
  },
  conflict: {
    own: 'You saved a newer version yourself, in another tab or on another device.',
    other: 'Somebody else saved a newer version meanwhile.',
  },
  signOut: {
    title: 'Sign out and forget what is not saved?',
    words:
      '{count, plural, one {This is not saved. Signing out forgets it in this browser, in every tab.} other {These are not saved. Signing out forgets them in this browser, in every tab.}}',
    stay: 'Stay signed in',
    forget: 'Sign out and forget',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    drafts: typeof texts;
  }
}
