import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { stateIn } from '@plateprint/shared/recipes/allergens/recipe-allergens.ts';
import type { AllergenRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import { dishName, type MatrixWords, originText } from './matrix-words.ts';
import { StateSign } from './state-sign.tsx';

/** A row of the matrix, or what a dish's allergens come of; never divided between pages. */
export interface MatrixBlock {
  id: string;
  part: 'row' | 'origin';
  dish: AllergenRow;
}

export function MatrixTable({ rows, words }: { rows: readonly MatrixBlock[]; words: MatrixWords }) {
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

export function Origins({ origins, words }: { origins: readonly MatrixBlock[]; words: MatrixWords }) {
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
