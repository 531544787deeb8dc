import { readOrganization } from '@plateprint/shared/organizations/organization-api.ts';
import { useRead } from '../platform/api/use-read.ts';

export function useOrganization(id: string) {
  return useRead(readOrganization, { params: { id } });
}
