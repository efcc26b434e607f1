const chosen = document.querySelector<HTMLElement>('[data-gallery] .chips [aria-current]');
const row = chosen?.parentElement;
if (row) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
