import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/terms.ts';

export default {
  ...enGb,
  parts: {
    ...enGb.parts,
    use: {
      ...enGb.parts.use,
      words:
        'You may use Plateprint to calculate, compare and show the climate footprint of food, for the organization that invited you. Do not disturb it for others, and do not try to see what is not yours.',
    },
    content: {
      ...enGb.parts.content,
      words:
        'Recipes, menus, purchases and reports belong to your organization. They are used to give you your results and for nothing else, they are not sold, and no other organization sees them. A restaurant appears on the leaderboard only if its organization joins.',
    },
    people: {
      ...enGb.parts.people,
      words:
        'Your name, your email, your settings and when you were signed in. Administrators of your organization see your name, email and role. Changes to members, roles and plans are written down, so that they can be explained later.',
    },
    plan: {
      ...enGb.parts.plan,
      words:
        'What you can use depends on the plan of your organization. If a plan ends, you can still read and export everything you have made.',
    },
    end: {
      ...enGb.parts.end,
      words:
        'Your administrator can remove your account at any time. What you have made for the organization stays with it. What is deleted can be brought back for 30 days.',
    },
    changes: {
      ...enGb.parts.changes,
      words:
        'We tell you before, and what changes. Ask the administrator of your organization, or whoever runs this installation, if anything is unclear.',
    },
  },
} satisfies Texts<typeof enGb>;
