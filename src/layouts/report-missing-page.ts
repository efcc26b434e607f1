/** Logs the attempted path for whoever looks into a dead link (specification 8). */
console.error(`404: no page at ${location.pathname}`);
