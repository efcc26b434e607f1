/** Listens for errors; the reporter is loaded only when one occurs. */
for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(name, (event) => {
    import('./report-fault.ts').then(({ reportFault }) => reportFault(event)).catch(() => undefined);
  });
