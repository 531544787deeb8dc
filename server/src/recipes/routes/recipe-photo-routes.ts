import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { deleteRecipePhoto, PHOTO_SIDE, uploadRecipePhoto } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { pictureOf, type PictureRule } from '../../platform/pictures/picture.ts';
import { dropPicture, keepPicture } from '../../platform/storage/uploads.ts';
import { type OwnedRecipe, recipeOf } from '../recipe-store.ts';
import { changePhoto } from '../store/photo-store.ts';

/** The rule for photographs: time and place in them are dropped, and no side is longer. */
const PHOTO: PictureRule = { kinds: ['jpg'], otherKind: 'unsupported_media_type', within: PHOTO_SIDE };

/** The photograph of a dish: given and taken off by those who may edit its recipe. */
export function recipePhotoRoutes(app: FastifyInstance, { database, files }: Services): void {
  async function editable(actor: Actor, id: string): Promise<OwnedRecipe> {
    const kept = await recipeOf(database, actor, id);
    demandOfPlan(mayEditRecipe(actor, kept.recipe, kept.restaurant), actor, 'recipes', kept.restaurant);
    return kept;
  }

  async function change({ recipe, restaurant }: OwnedRecipe, photo: string | null): Promise<void> {
    const former = await changePhoto(database, { id: recipe.id, organizationId: restaurant.organizationId }, photo);
    if (former !== null) await dropPicture(files, former);
  }

  serve(app, uploadRecipePhoto, async ({ actor, params, file }) => {
    const kept = await editable(actor, params.id);
    const { organizationId } = kept.restaurant;
    const photo = await keepPicture(files, 'photos', await pictureOf({ file, organizationId }, PHOTO));
    await change(kept, photo);
    return { photo };
  });

  serve(app, deleteRecipePhoto, async ({ actor, params }) => {
    await change(await editable(actor, params.id), null);
    return { id: params.id };
  });
}
