/**
 * The roles of the specification (point 6), strongest claim first: the interface takes the first that a person has.
 * A multi-organization admin is an organization-admin of several organizations, who switches like an enterprise-owner.
 */
export const ROLES = ['super-admin', 'enterprise-owner', 'organization-admin', 'portfolio-manager', 'restaurant-user'] as const;
export type Role = (typeof ROLES)[number];
