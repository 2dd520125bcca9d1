// Runs before the first paint, so that the page does not flash in another theme or language.
try {
  var theme = localStorage.getItem('parlour.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = localStorage.getItem('parlour.language');
  if (language === 'fr' || language === 'en') document.documentElement.lang = language;
} catch (refused) {
  // Without storage the defaults apply.
}
