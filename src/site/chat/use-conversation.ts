import { useEffect, useState } from 'react';
import type { ChatScript } from '#src/domain/chat/chat-script.ts';
import { recall, remember } from '#src/lib/storage/session-memory.ts';
import {
  answer,
  answerCount,
  ask,
  type Conversation,
  openQuestion,
  readConversation,
  typingDelayMs,
} from './conversation.ts';

const storageKey = 'fts_chat';

interface Talk {
  conversation: Conversation;
  typing: boolean;
  send: (text: string) => void;
}

export function useConversation(script: ChatScript): Talk {
  const [conversation, setConversation] = useState(() => readConversation(recall(storageKey)));
  const typing = openQuestion(conversation) !== undefined;
  const answers = answerCount(conversation);

  useEffect(() => remember(storageKey, JSON.stringify(conversation)), [conversation]);

  // One delay per reply: a second question neither restarts nor shortens it.
  useEffect(() => {
    if (!typing) return;
    const reply = (talk: Conversation) => (answerCount(talk) === answers ? answer(talk, script) : talk);
    const timer = setTimeout(() => setConversation(reply), typingDelayMs);
    return () => clearTimeout(timer);
  }, [typing, answers, script]);

  return { conversation, typing, send: (text) => setConversation((talk) => ask(talk, text)) };
}
