const texts = {
  agree: 'I have read and agree to the terms.',
  read: 'Read the terms',
  title: 'Terms of use',
  lead: 'In plain words: what you can expect from Plateprint and what we ask of you.',
  done: 'Close',
  parts: {
    use: {
      title: 'What it is for',
      words:
        'You may use Plateprint to calculate, compare and show the carbon footprint of food for the organisation that invited you. Do not disrupt it for others, and do not try to access data that is not yours.',
    },
    content: {
      title: 'What you enter stays yours',
      words:
        'Recipes, menus, purchases and reports belong to your organisation. They are used only to give you your results; they are not sold, and no other organisation can see them. A restaurant appears on the leaderboard only if its organisation chooses to take part.',
    },
    figures: {
      title: 'What the values mean',
      words:
        'Footprints are calculated from published data with the method described under “How it is calculated”. Every value has a range and names its sources; what is not known is shown as unknown. They help you decide and report, but they are not a certificate or a measurement of your own farm or supplier.',
    },
    people: {
      title: 'What we store about you',
      words:
        'Your name, your e-mail address, your settings and when you were signed in. Admins of your organisation can see your name, e-mail address and role. Changes to members, roles and plans are recorded so that they can be explained later.',
    },
    security: {
      title: 'Your account',
      words:
        'Keep your password to yourself and tell us if someone else may know it. An account is for one person. You are responsible for what is done with it.',
    },
    plan: {
      title: 'Your plan',
      words:
        'What you can use depends on your organisation’s plan. If a plan ends, you can still read and export everything you have created.',
    },
    end: {
      title: 'When you leave',
      words:
        'Your admin can remove your account at any time. What you have created for the organisation stays there. Anything deleted can be restored for 30 days.',
    },
    changes: {
      title: 'If these terms change',
      words:
        'We will tell you what changes before it does. If anything is unclear, ask the admin of your organisation or whoever runs this installation.',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/terms': typeof texts;
  }
}
