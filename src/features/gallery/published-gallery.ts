import gallery from '#content/gallery.json' with { type: 'json' };

/** How many pictures hang in the gallery. */
export const galleryItems = gallery.items.length;
