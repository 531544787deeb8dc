const MB = 1_000_000;

/** "340 kB", "1.2 MB", in French "1,2 Mo". */
export function fileSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < MB ? [Math.max(1, Math.round(bytes / 1000)), 'kilobyte'] : [bytes / MB, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
