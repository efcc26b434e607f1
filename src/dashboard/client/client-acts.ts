const parts: Record<string, string> = {
  name: 'the name',
  language: 'the language',
  phones: 'the phone numbers',
  emails: 'the emails',
};

/** Verb phrases that follow the actor's name. */
const acts: Record<string, string> = {
  'client.merged': 'merged this client into another one',
  'client.took-over': 'merged another client into this one',
  'client.unmerged': 'separated this client from another one',
  'client.gave-back': 'separated another client from this one',
  'client.note-added': 'added a note',
  'client.note-removed': 'removed a note',
  'client.exported': 'downloaded a copy of the data',
  'client.erased': 'erased the client',
  'client.sent-on-whatsapp': 'noted a message as sent by WhatsApp',
};

/** "corrected the name and the emails"; undefined for acts on other records. */
export function clientAct(action: string, after: unknown): string | undefined {
  if (action !== 'client.corrected') return acts[action];
  const changed = (after as { parts?: string[] } | null)?.parts ?? [];
  return `corrected ${changed.map((part) => parts[part] ?? part).join(' and ')}`;
}
