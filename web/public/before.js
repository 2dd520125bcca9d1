// Runs before the first paint, so that a remembered theme or language never flashes in late.
try {
  var theme = localStorage.getItem('parlour.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = localStorage.getItem('parlour.language');
  if (language === 'fr' || language === 'en') document.documentElement.lang = language;
} catch (refused) {
  // A browser that keeps nothing still shows everything.
}
