import { RESTAURANT_COOKIE } from '@plateprint/shared/restaurants/restaurant-cookie.ts';

/** A hint of what a page's document names with itself; null takes it back. It opens nothing: the answers ask for the session. */
export function hintRestaurant(id: string | null): void {
  document.cookie = `${RESTAURANT_COOKIE}=${id ?? ''}; path=/; max-age=${id === null ? 0 : 31536000}; samesite=lax`;
}
