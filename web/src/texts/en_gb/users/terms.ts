const texts = {
  agree: 'I have read and agree to the terms.',
  read: 'Read the terms',
  title: 'Terms of use',
  lead: 'In plain words, what you may expect of Plateprint and what we ask of you.',
  done: 'Close',
  parts: {
    use: {
      title: 'What it is for',
      words:
        'You may use Plateprint to calculate, compare and show the climate footprint of food, for the organisation that invited you. Do not disturb it for others, and do not try to see what is not yours.',
    },
    content: {
      title: 'What you enter stays yours',
      words:
        'Recipes, menus, purchases and reports belong to your organisation. They are used to give you your results and for nothing else, they are not sold, and no other organisation sees them. A restaurant appears on the leaderboard only if its organisation joins.',
    },
    figures: {
      title: 'What the figures are',
      words:
        'Footprints are calculated from published data with the method described under ‘How it is calculated’. Every figure has a range and names its sources; what is not known is shown as unknown. They help to decide and to report, but they are no certificate and no measurement of your own farm or supplier.',
    },
    people: {
      title: 'What we keep about you',
      words:
        'Your name, your e-mail, your settings and when you were signed in. Administrators of your organisation see your name, e-mail and role. Changes to members, roles and plans are written down, so that they can be explained later.',
    },
    security: {
      title: 'Your account',
      words:
        'Keep your password to yourself and tell us if somebody else may know it. An account is for one person. What is done with it counts as done by you.',
    },
    plan: {
      title: 'Your plan',
      words:
        'What you can use depends on the plan of your organisation. If a plan ends, you can still read and export everything you have made.',
    },
    end: {
      title: 'When you go',
      words:
        'Your administrator can remove your account at any time. What you have made for the organisation stays with it. What is deleted can be brought back for 30 days.',
    },
    changes: {
      title: 'If these terms change',
      words:
        'We tell you before, and what changes. Ask the administrator of your organisation, or whoever runs this installation, if anything is unclear.',
    },
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'users/terms': typeof texts;
  }
}
