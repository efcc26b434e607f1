/** Uncaught errors and rejections, violations of the page's policy, and parts that failed to load. */
export const reportKinds = ['error', 'rejection', 'policy', 'part'] as const;

/** A fault as a page reports it, without anything about the visitor. */
export interface PageReport {
  kind: (typeof reportKinds)[number];
  /** Its path. */
  page: string;
  message: string;
  /** The file of ours that it comes from, with its line; empty where the browser does not say. */
  source: string;
}

/** The longest text of a report, in characters. */
export const maxReportText = 300;
