/** Loads the results below the header's search field when it is first used. Until then, and without them, it is a form. */
for (const box of document.querySelectorAll<HTMLElement>('[data-search-box]')) {
  box.addEventListener(
    'focusin',
    async () => {
      const { suggestIn } = await import('./suggestions.ts');
      suggestIn(box);
    },
    { once: true },
  );
}
