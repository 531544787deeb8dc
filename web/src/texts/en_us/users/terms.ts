import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/terms.ts';

export default {
  ...enGb,
  parts: {
    ...enGb.parts,
    use: {
      ...enGb.parts.use,
      words:
        'You may use Plateprint to calculate, compare and show the carbon footprint of food for the organization that invited you. Do not disrupt it for others, and do not try to access data that is not yours.',
    },
    content: {
      ...enGb.parts.content,
      words:
        'Recipes, menus, purchases and reports belong to your organization. They are used only to give you your results; they are not sold, and no other organization can see them. A restaurant appears on the leaderboard only if its organization chooses to take part.',
    },
    people: {
      ...enGb.parts.people,
      words:
        'Your name, your email address, your settings and when you were signed in. Admins of your organization can see your name, email address and role. Changes to members, roles and plans are recorded so that they can be explained later.',
    },
    plan: {
      ...enGb.parts.plan,
      words:
        'What you can use depends on your organization’s plan. If a plan ends, you can still read and export everything you have created.',
    },
    end: {
      ...enGb.parts.end,
      words:
        'Your admin can remove your account at any time. What you have created for the organization stays there. Anything deleted can be restored for 30 days.',
    },
    changes: {
      ...enGb.parts.changes,
      words:
        'We will tell you what changes before it does. If anything is unclear, ask the admin of your organization or whoever runs this installation.',
    },
  },
} satisfies Texts<typeof enGb>;
