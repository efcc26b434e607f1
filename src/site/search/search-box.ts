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
