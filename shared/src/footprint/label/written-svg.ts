import { localeOf, type Language } from '../../kernel/language.ts';

interface Drawing {
  width: number;
  height: number;
  body: string;
}

/** A label as an SVG of its own; what it says stands in its title. */
export function writtenSvg(drawing: Drawing, { said, language }: { said: string; language: Language }): string {
  const width = Math.ceil(drawing.width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${drawing.height}" viewBox="0 0 ${width} ${drawing.height}" ` +
    // No outline of the surrounding drawing reaches the letters.
    `stroke="none" role="img" lang="${localeOf(language)}" aria-label="${said}"><title>${said}</title>${drawing.body}</svg>`
  );
}
