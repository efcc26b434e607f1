/** What a form says while it waits for a connection. `called` names what was sent: "Your message". */
export function keptSentence(called: string): string {
  return `${called} is kept. We’ll send it when you are back online. Keep this page open.`;
}
