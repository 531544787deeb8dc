/** A text of the interface as people may read it: each branch of a choice once, and a number for each value that is filled in. */
export function plainVariants(text: string): string[] {
  let variants = [''];
  let plain = '';
  let at = 0;
  const end = (): void => {
    variants = variants.map((each) => each + plain);
    plain = '';
  };
  while (at < text.length) {
    const letter = text[at] ?? '';
    if (letter !== '{') {
      plain += letter;
      at += 1;
      continue;
    }
    const close = closing(text, at);
    const branches = branchesOf(text.slice(at + 1, close));
    end();
    variants = branches.flatMap((branch) => variants.map((each) => each + branch));
    at = close + 1;
  }
  end();
  return variants.map((each) => each.replaceAll('#', '2'));
}

/** Of a placeholder a number; of a choice all that its branches may say. */
function branchesOf(inside: string): string[] {
  const open = inside.indexOf('{');
  if (open < 0) return ['7'];
  const found: string[] = [];
  for (let at = open; at >= 0;) {
    const close = closing(inside, at);
    found.push(...plainVariants(inside.slice(at + 1, close)));
    at = inside.indexOf('{', close + 1);
  }
  return found;
}

/** Where the brace that opens at a place is closed. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}
