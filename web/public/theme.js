// Before the first paint: the theme this browser chose. An external file, because the content security policy forbids inline scripts.
try {
  const theme = localStorage.getItem('plateprint.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
