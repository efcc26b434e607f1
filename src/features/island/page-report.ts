/** An error that nobody caught, a promise that nobody caught, or something that the page's policy refused. */
export const reportKinds = ['error', 'rejection', 'policy'] as const;

/** What a page tells of itself. Nothing here says who looked at it. */
export interface PageReport {
  kind: (typeof reportKinds)[number];
  /** Its path. */
  page: string;
  message: string;
  /** The file of ours that it comes from, with its line; empty where the browser does not say. */
  source: string;
}

/** A report as it is kept: the same one again only counts. */
export interface KeptReport extends PageReport {
  /** The browser of the newest one, for example `chromium 92`. */
  browser: string;
  count: number;
  /** ISO instant. */
  lastSeen: string;
}

/** The longest text of a report, in characters. */
export const maxReportText = 300;

/** What was not seen again for so many days is forgotten. */
export const reportRetentionDays = 30;
