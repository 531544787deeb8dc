import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';
import { useEffect } from 'react';

/** While the page is open, the browser prints on paper of this size without margins: the pages bring their own. */
export function usePaper(orientation: Orientation): void {
  useEffect(() => {
    const { width, height } = PAGE_SIZES[orientation].pdf;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [orientation]);
}
