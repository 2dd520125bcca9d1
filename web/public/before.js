// Runs before the first paint, so that the page does not flash in another theme or language, and before the page's own
// script has arrived, so that what that script will need is already on its way.
try {
  var theme = localStorage.getItem('parlour.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  var language = localStorage.getItem('parlour.language');
  if (language === 'fr' || language === 'en') document.documentElement.lang = language;
} catch (refused) {
  // Without storage the defaults apply.
}

(function () {
  var path = location.pathname;
  var told = document.querySelector('meta[name=parlour-files]');
  var files = told ? JSON.parse(told.content) : {};

  function preload(part) {
    (files[part] || []).forEach(function (file) {
      var link = document.createElement('link');
      link.rel = /\.css$/.test(file) ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      if (/\.woff2$/.test(file)) {
        link.rel = 'preload';
        link.as = 'font';
      }
      link.crossOrigin = '';
      link.href = file;
      document.head.append(link);
    });
    delete files[part];
  }

  // Text that is already shown keeps its face, so the typefaces must come early. On a slow line they would delay the rest:
  // the first visit does without them, and they are there for the next one.
  var arrival = performance.getEntriesByType('navigation')[0];
  var isSlow = (navigator.connection && navigator.connection.saveData) || (arrival && arrival.responseStart - arrival.requestStart > 300);
  if (isSlow) document.documentElement.dataset.line = 'slow';
  else preload('fonts');

  if (path === '/' || /^\/play\//.test(path)) preload('home');
  var table = /^\/game\/([^/]+)\/?$/.exec(path);
  if (table || /^\/local\/[^/]+\/?$/.test(path)) preload('table');
  if (!table || !navigator.onLine || !told) return;

  // The first messages of the table's connection; src/protocol/earlyConnection.ts takes it over.
  var spoken = language === 'fr' || language === 'en' ? language : (navigator.languages || []).map(function (tag) {
    return (/^(fr|en)\b/i.exec(tag) || [''])[0].toLowerCase();
  }).find(Boolean) || 'en';
  var socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/socket');
  var early = { socket: socket, heard: [], sent: [
    JSON.stringify({ type: 'hello', version: 1, language: spoken }),
    JSON.stringify({ type: 'subscribe', id: 1, table: decodeURIComponent(table[1]), afterSeq: 0 }),
  ] };
  socket.onopen = function () {
    early.sent.forEach(function (message) { socket.send(message); });
  };
  socket.onmessage = function (event) {
    var message = JSON.parse(event.data);
    early.heard.push(message);
    if (message.type === 'table' && message.terms) preload(message.terms.game === 'sixfaces' ? 'conquest' : message.terms.game);
  };
  early.unused = setTimeout(function () { socket.close(); }, 60000);
  window.parlourEarly = early;
})();
