/** Characters of a list or object that still stands on one line. */
const WIDTH = 72;

/** JSON as TypeScript is written: bare keys where they are names, single quotes, short things on one line. */
export function typescriptValue(value: unknown, indent = ''): string {
  if (typeof value === 'string') return stringLiteral(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each: unknown) => typescriptValue(each, inner))
    : Object.entries(value).map(([key, each]) => `${propertyName(key)}: ${typescriptValue(each, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const room = Array.isArray(value) ? '' : ' ';
  const line = `${open}${room}${parts.join(', ')}${room}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

function propertyName(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key);
}

/** JSON's escapes are TypeScript's; only the quotes differ. */
function stringLiteral(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") && !text.includes('"') ? `"${inside}"` : `'${inside.replaceAll("'", "\\'")}'`;
}
