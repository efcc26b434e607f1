import { maxReportText, type PageReport } from '#src/domain/island/page-report.ts';
import { sendReport } from './send-report.ts';

/** What a report says of a fault, with the whole address of the file. */
type Fault = Omit<PageReport, 'page'>;

/** One page tells no more: what goes wrong in a loop is one fault. */
const most = 5;
const told = new Set<string>();

/**
 * Tells the server of an event that says what went wrong. Only what comes from files of ours: extensions, and what others put
 * into a page, have faults of their own.
 */
export function reportFault(event: Event): void {
  const { kind, message, source } = faultOf(event);
  const key = kind + message + source;
  const ours = source.startsWith(location.origin) && !message.includes('-extension:');
  if (!ours || told.size === most || told.has(key)) return;
  told.add(key);
  const cut = (text: string) => text.slice(0, maxReportText);
  const file = cut(source.slice(location.origin.length));
  sendReport({ kind, page: location.pathname, message: cut(message), source: file });
}

function faultOf(event: Event): Fault {
  if (event.type === 'error') return ofError(event as ErrorEvent);
  if (event.type === 'unhandledrejection') return ofRejection(event as PromiseRejectionEvent);
  return ofPolicy(event as SecurityPolicyViolationEvent);
}

function ofError({ message, filename, lineno }: ErrorEvent): Fault {
  return { kind: 'error', message, source: `${filename}:${lineno}` };
}

/** An extension's promise has no file of ours first. */
function ofRejection({ reason }: PromiseRejectionEvent): Fault {
  const { message = '', stack = '' } = (reason ?? {}) as Partial<Error>;
  const [source = ''] = (!stack.includes('-extension:') && /https?:[^\s)]+/.exec(stack)) || [];
  return { kind: 'rejection', message, source };
}

/** Without a file it is the page itself. */
function ofPolicy({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: SecurityPolicyViolationEvent): Fault {
  const source = sourceFile ? `${sourceFile}:${lineNumber}` : location.origin;
  return { kind: 'policy', message: `${effectiveDirective}: ${blockedURI}`, source };
}
