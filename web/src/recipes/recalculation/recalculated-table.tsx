import type { RecalculatedRecipe } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import { trend } from '@plateprint/shared/footprint/trend.ts';
import { CarbonLabel } from '../../footprint/carbon-label.tsx';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Link } from '../../ui/control/link.tsx';
import type { Column } from '../../ui/table/table.tsx';
import { useRecipeName } from '../use-recipe-name.ts';

/** Before and after of each recipe, the largest change first. */
export function RecalculatedTable({ rows }: { rows: readonly RecalculatedRecipe[] }) {
  const text = useText('recipes/recalculation');
  const columns: Column<RecalculatedRecipe>[] = [
    { id: 'name', label: text('recipe'), names: true, cell: nameCell },
    { id: 'before', label: text('before'), cell: beforeCell },
    { id: 'after', label: text('after'), cell: afterCell },
    { id: 'change', label: text('change'), numeric: true, cell: changeCell },
  ];
  return <DataTable caption={text('title')} rows={rows} keyOf={({ id }) => id} columns={columns} />;
}

function nameCell({ id, names }: RecalculatedRecipe) {
  return (
    <Link to="/recipes/recipe/{-$id}" params={{ id }} quiet>
      <Name names={names} />
    </Link>
  );
}

function beforeCell({ before }: RecalculatedRecipe) {
  return <CarbonLabel level={before.level} co2={before.co2PerPortion?.value ?? null} size="small" />;
}

function afterCell({ after }: RecalculatedRecipe) {
  return <CarbonLabel level={after.level} co2={after.co2PerPortion?.value ?? null} size="small" />;
}

function changeCell(row: RecalculatedRecipe) {
  return <Change row={row} />;
}

function Name({ names }: Pick<RecalculatedRecipe, 'names'>) {
  return useRecipeName()(names);
}

/** In per cent; null where either side is unknown. */
function Change({ row: { before, after } }: { row: RecalculatedRecipe }) {
  const format = useFormat();
  const change = trend(before.co2PerPortion?.value ?? null, after.co2PerPortion?.value ?? null);
  if (change === null) return '–';
  return `${change.percent > 0 ? '+' : ''}${format.percent(change.percent / 100)}`;
}
