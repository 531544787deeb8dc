/** Signs that stand in the files of real kitchens and that readers have stumbled over, by turns put into a name. */
const HOSTILE: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replace(' ', '  '),
  (name) => `${name}™`,
  (name) => `${name} …`,
  (name) => name.replace(' ', '\u00A0'),
  (name) => name,
  (name) => `${name} ${'x'.repeat(Math.max(1, 50 - name.length))}`,
  (name) => `  ${name}  `,
];

function hostile(name: string, at: number): string {
  return HOSTILE[at % HOSTILE.length]?.(name) ?? name;
}

/** "1.234,50", "12,5": how most of Europe writes them. */
function decimal(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const picked = (names: readonly string[], at: number): string => hostile(names[(at * 7919) % names.length] ?? '', at);

/** A till's export with one row a sale day and dish, with hostile cells. */
export function hostileSales(rows: number, dishes: readonly string[]): string {
  const lines = Array.from(
    { length: rows },
    (_, at) => `${quoted(picked(dishes, at))};${1 + ((at * 31) % 140)};${decimal(40 + (at % 90))}`,
  );
  return ['Rätt;Antal;Summa', ...lines].join('\r\n');
}

/** A wholesaler's list of deliveries with hostile cells. */
export function hostilePurchases(rows: number, foods: readonly string[]): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const amount = decimal(0.5 + ((at * 13) % 400) / 10);
    return `${10_000 + ((at * 7919) % foods.length)};${quoted(picked(foods, at))};${amount};kg;${decimal(20 + (at % 900))}`;
  });
  return ['Artikelnr;Artikel;Mängd;Enhet;Summa', ...lines].join('\r\n');
}
