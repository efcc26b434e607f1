/** Uncaught errors and rejections, CSP violations, and islands that failed to load. */
export const reportKinds = ['error', 'rejection', 'policy', 'part'] as const;

/** A page's report of a fault, without visitor data. */
export interface PageReport {
  kind: (typeof reportKinds)[number];
  page: string;
  message: string;
  /** Our file and line; empty if the browser does not report it. */
  source: string;
}

export const maxReportText = 300;
