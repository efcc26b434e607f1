/** The floor: nothing can be read and answered sooner. */
export default () => new Response('');
