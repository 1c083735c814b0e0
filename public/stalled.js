/*
 * While a style sheet of the page or `first.js` does not arrive, the browser shows nothing and starts nothing. After ten seconds
 * this script stops the page and shows 'Reload'. It is `async`, so that it waits for none of these files. The syntax is old, so
 * that an old browser can read it.
 */
/* global document, window */
window.setTimeout(function () {
  // Until the browser has read `index.html` to its end, where it waits for these files.
  if (document.readyState !== 'loading') return;
  window.stop();
  var message = document.createElement('p');
  message.textContent = 'This takes longer than usual.';
  var reload = document.createElement('a');
  reload.href = '';
  reload.textContent = 'Reload';
  var box = document.createElement('div');
  box.className = 'first-paint';
  box.setAttribute('role', 'alert');
  box.appendChild(message);
  box.appendChild(reload);
  document.body.appendChild(box);
}, 10000);
