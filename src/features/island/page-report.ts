/** An error or a promise that nobody caught, a refusal of the page's policy, or a part that did not come. */
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
