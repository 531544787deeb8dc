import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import { gapsOf, ingredientText, type Labelled, type LabelWords, nutritionRows, traces, weightText } from './label-words.ts';

/** The label as it is printed; one that lacks something says so across its head. */
export function LabelSheet({ labelled, words }: { labelled: Labelled; words: LabelWords }) {
  const { text, format, language } = words;
  const { colon } = format;
  const { label } = labelled;
  const gaps = gapsOf(labelled, words);
  const trace = traces(label);
  const { names } = ALLERGEN_WORDS[language];
  return (
    <article className="label-sheet">
      {gaps.length > 0 && (
        <div className="label-draft">
          <p>
            <b>{text('draft')}</b>
          </p>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="label-box">
        <h1>{label.name}</h1>
        <p className="label-list">
          {`${text('ingredients')}${colon} `}
          {label.ingredients.map((each, place) => (
            <span key={`${place} ${each.name}`}>
              {each.contains.length > 0 ? <b>{ingredientText(each, words)}</b> : ingredientText(each, words)}
              {place < label.ingredients.length - 1 ? ', ' : '.'}
            </span>
          ))}
        </p>
        {trace.length > 0 && (
          <p className="label-list">
            <b>{text('mayContain', { allergens: format.list(trace.map((each) => names[each])) })}</b>
          </p>
        )}
        <table className="label-nutrition">
          <thead>
            <tr>
              <th colSpan={2} scope="colgroup">
                {text('per100')}
              </th>
            </tr>
          </thead>
          <tbody>
            {nutritionRows(labelled, words).map(([nutrient, name, amount]) => (
              <tr key={nutrient} className={nutrient === 'saturatedFat' || nutrient === 'sugar' ? 'label-part' : undefined}>
                <th scope="row">{name}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="label-small">{weightText(labelled, words)}</p>
        <p className="label-small">{text('calculated', { version: label.foodDataVersion })}</p>
      </div>
    </article>
  );
}
