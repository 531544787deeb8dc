import type { Actor } from '@plateprint/shared/access/actor.ts';
import { useSession } from './session.ts';

/**
 * Who is signed in, for the permissions' sentences: `mayEditRecipes(useActor(), restaurant)`. A screen hides or explains
 * by them; the server decides.
 */
export function useActor(): Actor {
  return useSession().actor;
}
