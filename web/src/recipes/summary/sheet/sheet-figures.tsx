import { portionFigures, type SheetRecipe } from './sheet-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

interface SheetFiguresProps {
  recipe: SheetRecipe;
  isHealthy: boolean;
}

/** The figures of one portion, and whether it is a healthy meal. */
export function SheetFigures({ recipe, isHealthy }: SheetFiguresProps) {
  const words = useSheetWords();
  return (
    <section className="sheet-figures">
      <h2 className="sheet-small">{words.text('figures')}</h2>
      <table className="sheet-facts-table">
        <tbody>
          {portionFigures(recipe, words).map(([name, figure]) => (
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
