/** Folds the footer's lists on a phone. Without a script they are open. */
if (innerWidth < 768)
  for (const list of document.querySelectorAll('[data-fold]')) list.removeAttribute('open');
