import { forget } from '#src/lib/storage/session-memory.ts';
import { applicationDraft } from './application-draft.ts';

forget(applicationDraft.key);
