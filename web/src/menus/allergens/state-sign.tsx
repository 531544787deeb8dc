import type { AllergenState } from '@plateprint/shared/ingredients/allergen.ts';

/** In one ink, distinct by their shape: a sheet is copied in black and white. */
const SHAPES: Record<AllergenState, string> = {
  contains: '<circle cx="9" cy="9" r="6.5" fill="#16211b"/>',
  may_contain:
    '<circle cx="9" cy="9" r="5.75" fill="none" stroke="#16211b" stroke-width="1.5"/><path d="M9 3.25a5.75 5.75 0 0 0 0 11.5Z" fill="#16211b"/>',
  not_among: '<path d="M5 9h8" stroke="#16211b" stroke-width="1.5"/>',
  unknown:
    '<rect x="1.75" y="1.75" width="14.5" height="14.5" rx="3" fill="#fbe3a6" stroke="#7a5100" stroke-width="1.25"/><path d="M6.6 7.1a2.45 2.45 0 1 1 3.6 2.15c-.8.45-1.15.8-1.15 1.6" fill="none" stroke="#16211b" stroke-width="1.6"/><circle cx="9.05" cy="13.3" r="1" fill="#16211b"/>',
};

/** The sign of a state in a cell of the matrix; none is ever empty. */
export function StateSign({ state, words }: { state: AllergenState; words: string }) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="18" viewBox="0 0 18 18">${SHAPES[state]}</svg>`;
  return <img className="matrix-sign" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width="18" height="18" alt={words} />;
}
