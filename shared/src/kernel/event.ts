/** Events that other programs of an organization can receive. A kind is never renamed: stored deliveries and programs have it. */
export const EVENTS = ['report.completed', 'recipe.changed', 'mapping.needed', 'menu-plan.published'] as const;
export type EventType = (typeof EVENTS)[number];
