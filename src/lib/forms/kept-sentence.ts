/** What a form says while it waits for a connection. `called` names what was sent: "Your message". */
export function keptSentence(called: string): string {
  return `${called} is kept and is sent as soon as you are connected again. Leave this page open.`;
}
