import { maxReportText, type PageReport } from '#src/domain/island/page-report.ts';
import { sendReport } from './send-report.ts';

/** A fault to report, with the file's full URL. */
type Fault = Omit<PageReport, 'page'>;

/** Maximum reports per page: an error in a loop is one fault. */
const maxReports = 5;
const reported = new Set<string>();

/** Reports an error event from our own files, not from extensions or injected code. */
export function reportFault(event: Event): void {
  const { kind, message, source } = faultOf(event);
  const key = kind + message + source;
  const ours = source.startsWith(location.origin) && !message.includes('-extension:');
  if (!ours || reported.size === maxReports || reported.has(key)) return;
  reported.add(key);
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

/** Reads a rejection. Its file is the first URL in the stack; none if an extension is involved. */
function ofRejection({ reason }: PromiseRejectionEvent): Fault {
  const { message = '', stack = '' } = (reason ?? {}) as Partial<Error>;
  const [source = ''] = (!stack.includes('-extension:') && /https?:[^\s)]+/.exec(stack)) || [];
  return { kind: 'rejection', message, source };
}

/** Reads a CSP violation; without a source file, the page itself is the source. */
function ofPolicy({
  effectiveDirective,
  blockedURI,
  sourceFile,
  lineNumber,
}: SecurityPolicyViolationEvent): Fault {
  const source = sourceFile ? `${sourceFile}:${lineNumber}` : location.origin;
  return { kind: 'policy', message: `${effectiveDirective}: ${blockedURI}`, source };
}
