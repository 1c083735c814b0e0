/*
 * The page runs this script before the program. It applies the stored theme before the first paint, and shows that the portal
 * could not be started if a script does not arrive or cannot be read by the browser (see first-paint.css). The syntax is old,
 * so that an old browser can read this file.
 */
/* global document, HTMLScriptElement, localStorage, location, window */
(function () {
  var page = document.documentElement;

  function onError(event) {
    // A script that does not arrive is an error of its element, and a syntax error is an error of the window. Scripts of browser
    // extensions fail as well, but they are not among our files.
    var file = event.target instanceof HTMLScriptElement ? event.target.src : String(event.filename);
    var isOurs = file.indexOf(location.origin + '/assets/') === 0;
    if (isOurs && !page.hasAttribute('data-start')) page.setAttribute('data-start', 'failed');
  }
  window.addEventListener('error', onError, true);

  try {
    var theme = JSON.parse(localStorage.getItem('portal_preferences')).theme;
    if (theme === 'light' || theme === 'dark') page.setAttribute('data-theme', theme);
  } catch (error) {
    // Without a stored theme, that of the system applies.
  }
})();
