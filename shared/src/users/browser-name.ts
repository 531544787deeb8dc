// A browser names itself with a heap of history: the first of these that it names is the browser.

const BROWSERS: readonly (readonly [RegExp, string, alsoSaid?: RegExp])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ /, 'Safari', /Safari\//],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

function firstNamed(userAgent: string, names: typeof BROWSERS): string | null {
  return names.find(([pattern, , also]) => pattern.test(userAgent) && also?.test(userAgent) !== false)?.[1] ?? null;
}

/** Browser and system by the `User-Agent` header; null for what is not known. */
export function browserName(userAgent: string | null): { browser: string | null; system: string | null } {
  const said = userAgent ?? '';
  return { browser: firstNamed(said, BROWSERS), system: firstNamed(said, SYSTEMS) };
}
