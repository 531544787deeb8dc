import { allergensNotSaid, allergensSaid, type MakerStatementEntry } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { useAllergens } from '../ingredients/use-allergens.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';

/** What a maker says, in the language of the place. */
export interface StatementWords {
  /** "Contains milk", "May contain nuts": what it says is in the article, or may be. */
  present: string[];
  /** "According to the maker, does not contain celery"; empty where it says so of none. */
  free: string;
  /** Of those that it does not name the food's own answer stands; empty where it names all. */
  notSaid: string;
  /** "Maker’s statement, 2 Nov 2026". */
  short: string;
}

export function useStatementWords(): (statement: MakerStatementEntry) => StatementWords {
  const text = useText('purchases/statement');
  const { list } = useAllergens();
  const format = useFormat();
  return (statement) => {
    const [contains, mayContain, free] = (['contains', 'may_contain', 'free'] as const).map((state) =>
      list(allergensSaid(statement, state)),
    );
    const notSaid = list(allergensNotSaid(statement));
    return {
      present: [
        contains && text('contains', { allergens: contains }),
        mayContain && text('mayContain', { allergens: mayContain }),
      ].filter((words): words is string => Boolean(words)),
      free: free ? text('free', { allergens: free }) : '',
      notSaid: notSaid && text('notSaid', { allergens: notSaid }),
      short: text('short', { date: format.date(statement.statedOn) }),
    };
  };
}
