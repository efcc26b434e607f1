/** Folds the footer's lists on a phone. Without a script they are open. */
if (matchMedia('(max-width: 47.99rem)').matches)
  for (const list of document.querySelectorAll('[data-fold]')) list.removeAttribute('open');
