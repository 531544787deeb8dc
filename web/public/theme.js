// Before the first paint: the theme this browser chose, and whether the page will have the frame of somebody who is signed in, whose kitchen is
// noted, as long as they have not signed out. An external file, because the content security policy forbids inline scripts.
try {
  if (
    /^\/(?:dashboard|recipes|menus|reports)(?:\/|$)/.test(location.pathname) &&
    document.cookie.includes('plateprint-restaurant=')
  )
    document.documentElement.dataset.framed = '';
  const theme = localStorage.getItem('plateprint.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system's theme holds.
}
