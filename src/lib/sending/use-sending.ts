import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Sending } from './sending.ts';
import { type Sender, type SendingOptions, startSending } from './start-sending.ts';

export function useSending<Content, Answer, Refusal>(
  options: SendingOptions<Content, Answer, Refusal>,
): [Sending<Answer, Refusal>, Sender<Content, Answer, Refusal>] {
  const [sender] = useState(() => startSending(options));
  const { listen, get } = sender.state;
  useEffect(() => {
    sender.restore();
    return sender.stop;
  }, [sender]);
  return [useSyncExternalStore(listen, get, get), sender];
}
