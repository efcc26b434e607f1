const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** The logo as phones show it on a home screen. */
export const appIcons = [icon(192), icon(512)];
