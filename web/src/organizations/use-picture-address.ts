import { use } from 'react';
import { runtimeConfig } from '../platform/api/runtime-config.ts';

/** Where the browser finds a picture that the API names by its path; null for none. Suspends until the API's origin is known. */
export function usePictureAddress(path: string | null): string | null {
  const { mainApi } = use(runtimeConfig());
  return path === null ? null : new URL(path, new URL(mainApi, location.href)).href;
}
