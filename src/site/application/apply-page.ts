import { startApplication } from './start-application.ts';

/** The form on its own page. The address names the programme, so that a reload keeps what was chosen. */
const application = startApplication();
application.choose(new URLSearchParams(location.search).get('programme'));
application.form.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  history.replaceState(history.state, '', target.value ? `?programme=${target.value}` : location.pathname);
});
