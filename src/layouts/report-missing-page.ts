/** Logs the attempted path for anyone who looks into a dead link. */
console.error(`404: no page at ${location.pathname}`);
