import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { SafeImage } from './safe-image.ts';

interface Limits {
  mostBytes: number;
  freshMs: number;
  /** Milliseconds. */
  clock: () => number;
}

/** Pictures in memory by their address, the longest unused given up first; those who ask for the same at once share one answer. */
export function recentlyUsed({ mostBytes, freshMs, clock }: Limits) {
  const kept = new Remembered<{ image: SafeImage; until: number }>(
    'proxied pictures, kB',
    mostBytes / 1000,
    ({ image }) => image.content.length / 1000,
  );
  const underWay = new Map<string, Promise<SafeImage>>();

  const keep = (address: string, image: SafeImage): void => {
    kept.delete(address);
    if (image.content.length <= mostBytes / 4) kept.set(address, { image, until: clock() + freshMs });
  };

  return async (address: string, make: () => Promise<SafeImage>): Promise<SafeImage> => {
    const known = kept.glance(address);
    if (known && known.until > clock()) return kept.set(address, known).image;
    const already = underWay.get(address);
    if (already) return already;
    const making = make()
      .then((image) => {
        keep(address, image);
        return image;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  };
}
