/** The class that the link named, chosen beforehand; who comes without a script chooses it. */
const select = document.querySelector<HTMLSelectElement>('#enrolment-class');
const named = new URLSearchParams(location.search).get('class');
if (select && named && select.value === '') select.value = named;
