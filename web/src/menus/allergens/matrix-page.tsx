import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import { ALLERGEN_STATES, ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { stateIn } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import type { AllergenRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { dishName, matrixFacts, type MatrixWords, openDishes, originText, reachText } from './matrix-words.ts';
import { StateSign } from './state-sign.tsx';

/** A row of the matrix, or what a dish's allergens come of; never divided between pages. */
export interface MatrixBlock {
  id: string;
  part: 'row' | 'origin';
  dish: AllergenRow;
}

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

function MatrixTable({ rows, words }: { rows: readonly MatrixBlock[]; words: MatrixWords }) {
  const { text, language } = words;
  const { names, narrow, states } = ALLERGEN_WORDS[language];
  return (
    <table className="matrix-table">
      <thead>
        <tr>
          <th className="matrix-dish" scope="col">
            {text('dish')}
          </th>
          {ALLERGENS.map((allergen) => (
            <th key={allergen} scope="col">
              {narrow?.[allergen] ?? names[allergen]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, dish }) => (
          <tr key={id} data-block={id}>
            <th className="matrix-dish" scope="row">
              {dishName(dish, words)}
            </th>
            {ALLERGENS.map((allergen) => {
              const state = stateIn(dish, allergen);
              const isStated = dish.stated.includes(allergen);
              return (
                <td key={allergen} className={state === 'unknown' ? 'matrix-unknown' : undefined}>
                  <StateSign state={state} words={isStated ? `${states[state]}, ${text('stated')}` : states[state]} />
                  {isStated && <sup aria-hidden="true">*</sup>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Origins({ origins, words }: { origins: readonly MatrixBlock[]; words: MatrixWords }) {
  return (
    <section className="matrix-origins">
      <h2>{words.text('origin')}</h2>
      {origins.map(({ id, dish }) => (
        <p key={id} data-block={id}>
          <b>{dishName(dish, words)}</b> {originText(dish, words)}
        </p>
      ))}
    </section>
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
