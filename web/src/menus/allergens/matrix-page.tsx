import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import { ALLERGEN_STATES } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { matrixFacts, type MatrixWords, openDishes, reachText } from './matrix-words.ts';
import { StateSign } from './state-sign.tsx';
import { type MatrixBlock, MatrixTable, Origins } from './matrix-table.tsx';

interface MatrixPageProps {
  matrix: AllergenMatrix;
  title: string;
  blocks: readonly MatrixBlock[];
  page: number;
  pages: number;
  words: MatrixWords;
}

/** One page across: the fourteen beside each dish, then which ingredient each comes of. */
export function MatrixPage({ matrix, title, blocks, page, pages, words }: MatrixPageProps) {
  const { text } = words;
  return (
    <article className="matrix" aria-label={pages > 1 ? text('page', { page, pages }) : undefined}>
      <header className="matrix-head">
        <h1>{title}</h1>
        <p>{matrixFacts(matrix, words).join(' · ')}</p>
      </header>
      <div className="matrix-body">
        <MatrixParts blocks={blocks} words={words} />
      </div>
      <Legend matrix={matrix} words={words} />
      <footer className="matrix-foot">
        <span>{text('made', { product: PRODUCT_NAME })}</span>
        {pages > 1 && <span>{text('page', { page, pages })}</span>}
      </footer>
    </article>
  );
}

/** Rows in a table with its head, what they come of below it. */
export function MatrixParts({ blocks, words }: Pick<MatrixPageProps, 'blocks' | 'words'>) {
  const rows = blocks.filter(({ part }) => part === 'row');
  const origins = blocks.filter(({ part }) => part === 'origin');
  return (
    <>
      {rows.length > 0 && <MatrixTable rows={rows} words={words} />}
      {origins.length > 0 && <Origins origins={origins} words={words} />}
    </>
  );
}

/** All four signs on every page, and whether anything is open: a single sheet is copied, too. */
function Legend({ matrix, words }: Pick<MatrixPageProps, 'matrix' | 'words'>) {
  const { states } = ALLERGEN_WORDS[words.language];
  const hasStated = matrix.dishes.some(({ stated }) => stated.length > 0);
  return (
    <div className="matrix-legend">
      <ul>
        {ALLERGEN_STATES.map((state) => (
          <li key={state}>
            <StateSign state={state} words="" /> {states[state]}
          </li>
        ))}
        {hasStated && <li>* {words.text('stated')}</li>}
      </ul>
      <p className={openDishes(matrix) > 0 ? 'matrix-open' : undefined}>{reachText(matrix, words)}</p>
    </div>
  );
}
