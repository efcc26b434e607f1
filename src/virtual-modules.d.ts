/** Made by src/integrations/island-watch.ts when the site is built. */
declare module 'virtual:island-watch' {
  const code: string;
  export default code;
}
