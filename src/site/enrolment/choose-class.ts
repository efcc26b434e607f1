/** Preselects the class of the link; without a script the visitor selects it. */
const select = document.querySelector<HTMLSelectElement>('#enrolment-class');
const named = new URLSearchParams(location.search).get('class');
if (select && named && select.value === '') select.value = named;
