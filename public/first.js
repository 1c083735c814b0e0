/*
 * The page runs this script before the program. It applies the stored theme before the first paint. It shows that the browser
 * is too old, or that the portal could not be started because a script or a style sheet did not arrive or has an error (see
 * first-paint.css). The syntax is old, so that an old browser can read this file.
 */
/* global document, HTMLScriptElement, localStorage, location, window */
(function () {
  var page = document.documentElement;

  function showMessage() {
    var message = document.querySelector('.first-paint-' + page.getAttribute('data-start'));
    if (message) message.hidden = false;
  }
  // The messages follow this script in the page.
  document.addEventListener('readystatechange', showMessage);

  function fail(file) {
    var isOurs = file.indexOf(location.origin + '/assets/') === 0;
    if (!isOurs || page.hasAttribute('data-start')) return;
    page.setAttribute('data-start', 'failed');
    showMessage();
  }

  function onError(event) {
    // A script that does not arrive is an error of its element, and a syntax error is an error of the window. Scripts of browser
    // extensions fail as well, but they are not among our files.
    fail(event.target instanceof HTMLScriptElement ? event.target.src : String(event.filename));
  }
  window.addEventListener('error', onError, true);

  // This script runs after the style sheets have arrived or failed. One without rules is empty or another file. After a broken
  // connection the rules cannot be read.
  function checkStyleSheet(link) {
    try {
      if (link.sheet.cssRules.length === 0) fail(link.href);
    } catch (error) {
      fail(link.href);
    }
  }
  Array.prototype.forEach.call(document.querySelectorAll('link[rel="stylesheet"]'), checkStyleSheet);

  // The newest functions and styles that the program uses. All browsers in README.md have them.
  var functions = {
    AbortSignal: ['any', 'timeout'],
    'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
    Intl: ['DisplayNames', 'ListFormat', 'supportedValuesOf'],
    Object: ['fromEntries', 'hasOwn'],
    Promise: ['allSettled'],
    'String.prototype': ['at', 'matchAll', 'replaceAll'],
    URL: ['canParse'],
  };
  var styles = ['color: light-dark(red, red)', 'color: color-mix(in srgb, red, red)', 'selector(:has(a))'];

  function hasFunctions(owner) {
    var found = owner.split('.').reduce(function (object, key) {
      return object && object[key];
    }, window);
    return functions[owner].every(function (name) {
      return found && typeof found[name] === 'function';
    });
  }
  function isStyle(style) {
    return window.CSS && window.CSS.supports && window.CSS.supports(style);
  }
  if (!Object.keys(functions).every(hasFunctions) || !styles.every(isStyle)) {
    page.setAttribute('data-start', 'unsupported');
  }

  try {
    var theme = JSON.parse(localStorage.getItem('portal_preferences')).theme;
    if (theme === 'light' || theme === 'dark') page.setAttribute('data-theme', theme);
  } catch (error) {
    // Without a stored theme, that of the system applies.
  }
})();
