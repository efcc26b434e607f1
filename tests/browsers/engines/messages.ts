interface Message {
  id?: number;
  type?: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

export interface Commands {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  close(): void;
}

export async function connect(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<Commands> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;

  socket.addEventListener('message', ({ data }) => {
    const { id, type, method = '', params, result, error, message } = JSON.parse(String(data)) as Message;
    if (type === 'event') return onEvent(method, params);
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'error') asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has ended.'));
    waiting.clear();
  });

  return {
    send<Result>(method: string, params: object = {}) {
      last += 1;
      const answer = Promise.withResolvers<Result>();
      waiting.set(last, answer as PromiseWithResolvers<unknown>);
      socket.send(JSON.stringify({ id: last, method, params }));
      return answer.promise;
    },
    close: () => socket.close(),
  };
}
