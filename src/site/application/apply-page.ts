import { startApplication } from './start-application.ts';

/** Preselects the programme from the URL, so that a reload keeps the choice. */
const application = startApplication();
application.choose(new URLSearchParams(location.search).get('programme'));
application.form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  history.replaceState(history.state, '', target.value ? `?programme=${target.value}` : location.pathname);
});
