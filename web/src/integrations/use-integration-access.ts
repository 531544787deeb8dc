import { useOrganization } from '../organizations/use-organization.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { useActor } from '../users/actor.ts';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { integrationAccess, type IntegrationAccess } from './integration-access.ts';

interface AccessHere {
  organizationId: string;
  /** Null until the organization is read. */
  access: IntegrationAccess | null;
  failure: ClientFailure | null;
  retry: () => void;
}

/** The organization of the restaurant worked in, and whether its integrations may be managed. */
export function useIntegrationAccess(): AccessHere {
  const actor = useActor();
  const restaurant = useRestaurant();
  const organizationId = restaurant?.organizationId ?? actor.organizationId;
  const { data, error, refetch } = useOrganization(organizationId);
  return {
    organizationId,
    access: data ? integrationAccess(actor, data) : null,
    failure: error,
    retry: () => void refetch(),
  };
}
