// Computes the totals of a report again from its evidence file: node scripts/recompute-report.mjs evidence.json
// Grams times g CO2e per kg is all there is to it; a recipe counts as often as it was sold.
import { readFileSync } from 'node:fs';

const { report, totals, recipes, rows, parts } = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const recipe = new Map(recipes.map((each) => [each.id, each]));
const emitted = ({ grams, factor }) => (grams === null || factor === null ? null : (grams * factor.co2PerKg.value) / 1000);
const sum = (values) => values.reduce((total, value) => total + (value ?? 0), 0);

/** What a row emits, and as how many portions it counts; null for what nobody knows. */
function counted(row) {
  if (row.setAside) return null;
  if (row.item) return { co2: emitted(row.item), portions: 0 };
  const dish = recipe.get(row.recipeId);
  if (!dish || dish.lines.every((line) => emitted(line) === null)) return null;
  return { co2: (sum(dish.lines.map(emitted)) / dish.portions) * row.servings, portions: row.servings * dish.mealSize };
}

const known = rows.map(counted).filter((row) => row !== null && row.co2 !== null);
const co2 = sum([...known.map((row) => row.co2), ...parts.map((part) => part.co2?.value ?? null)]);
const portions = sum(known.map((row) => row.portions));
const grams = (value) => `${value.toFixed(3)} g CO2e`;
const same = (a, b) => Math.abs(a - b) < Math.max(0.5, Math.abs(b) * 1e-9);
console.log(`${report.name}, ${report.startDate}: ${grams(co2)} computed, ${grams(totals.co2?.value ?? 0)} reported.`);
if (portions > 0)
  console.log(`Per portion: ${grams(co2 / portions)} computed, ${grams(totals.CO2PerPortion?.value ?? 0)} reported.`);
const agrees = same(co2, totals.co2?.value ?? 0) && (portions === 0 || same(co2 / portions, totals.CO2PerPortion?.value ?? 0));
console.log(agrees ? 'They agree to the gram.' : 'They DIFFER.');
const later = parts.filter(({ since }) => since === 'changed' || since === 'gone').length;
if (later > 0) console.log(`${later} of the ${parts.length} reports that it is made of changed or were deleted since.`);
process.exitCode = agrees ? 0 : 1;
