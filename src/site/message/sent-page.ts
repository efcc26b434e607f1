import { forget } from '#src/lib/storage/session-memory.ts';
import { messageDraft } from './message-draft.ts';

forget(messageDraft.key);
