import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { portionFigures } from './sheet-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface SheetFiguresProps {
  footprint: RecipeFootprint;
  portions: number;
  isHealthy: boolean;
}

/** What one portion gives, and whether it is a healthy meal. */
export function SheetFigures({ footprint, portions, isHealthy }: SheetFiguresProps) {
  const words = useSheetWords();
  return (
    <section className="sheet-figures">
      <h2 className="sheet-small">{words.text('figures')}</h2>
      <table className="sheet-facts-table">
        <tbody>
          {portionFigures(footprint, portions, words).map(([name, figure]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isHealthy && <p className="sheet-healthy">{words.text('healthy')}</p>}
    </section>
  );
}
