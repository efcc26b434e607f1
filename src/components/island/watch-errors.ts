/** Hears of what goes wrong in a page. What reports it comes only then: a page that works does not load it. */
for (const name of ['error', 'unhandledrejection', 'securitypolicyviolation'])
  addEventListener(name, (event) => {
    import('./report-fault.ts').then(({ reportFault }) => reportFault(event)).catch(() => undefined);
  });
