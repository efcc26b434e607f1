import { atom, type ReadableAtom } from 'nanostores';
import { type AttemptResult, isUnderWay } from '#src/lib/sending/sending.ts';
import { type Sender, startSending } from '#src/lib/sending/start-sending.ts';
import {
  type AddedPicture,
  afterUploadsEvent,
  noUploads,
  type Uploads,
  type UploadsEvent,
} from './uploads.ts';

export interface ShrunkPicture {
  bytes: Blob;
  /** SHA-256 of the bytes. The server recognises a picture by it, even after a reload. */
  digest: string;
}

export interface Unusable {
  reason: string;
}

export interface UploadsOptions {
  /** Never throws. */
  shrink: (file: File) => Promise<ShrunkPicture | Unusable>;
  /** Makes one attempt. Never throws. */
  send: (picture: ShrunkPicture, chosen: Chosen, signal: AbortSignal) => Promise<Result>;
}

export interface Chosen {
  name: string;
  /** Idempotency key of the draft, constant across retries and stops. */
  key: string;
}

type Result = AttemptResult<AddedPicture, string>;

export interface Uploader {
  state: ReadableAtom<Uploads>;
  add: (files: readonly File[]) => void;
  /** Retries uploads that were offline, stopped or refused. */
  again: () => void;
  stop: () => void;
}

/** Maximum in progress: one is sent while the next is shrunk. Limits memory. */
const lanes = 2;

/** Uploads pictures in the order chosen. Starts no more while the network is down. */
export function startUploads({ shrink, send }: UploadsOptions): Uploader {
  const state = atom<Uploads>(noUploads);
  const files = new Map<number, { file: File; key: string }>();
  const underWay = new Map<number, Pick<Sender<ShrunkPicture, AddedPicture, string>, 'retry' | 'stop'>>();
  /** Resolvers that let the next picture be sent, so that drafts keep the chosen order. */
  const turns = new Map<number, () => void>();
  let lastTurn = Promise.resolve();
  let lastId = 0;

  function dispatch(event: UploadsEvent): void {
    state.set(afterUploadsEvent(state.get(), event));
    const queued = state.get().items.filter(({ step }) => step.status === 'queued');
    for (const { id } of queued.slice(0, Math.max(0, lanes - underWay.size))) void run(id);
  }

  function settle(id: number, event: UploadsEvent): void {
    endTurn(id);
    dispatch(event);
  }

  function endTurn(id: number): void {
    underWay.delete(id);
    turns.get(id)?.();
  }

  async function run(id: number): Promise<void> {
    const chosen = files.get(id);
    if (chosen === undefined || underWay.has(id)) return;
    const { file, key } = chosen;
    const earlier = lastTurn;
    lastTurn = new Promise((end) => turns.set(id, end));
    let stopped = false;
    const lane = {
      retry: () => false,
      stop() {
        stopped = true;
        endTurn(id);
      },
    };
    underWay.set(id, lane);
    dispatch({ type: 'shrink', id });
    const shrunk = await shrink(file);
    if (stopped) return;
    if ('reason' in shrunk) {
      settle(id, { type: 'unusable', id, reason: shrunk.reason });
      return;
    }
    await earlier;
    if (!stopped) sendShrunk(id, shrunk, { name: file.name, key });
  }

  function sendShrunk(id: number, picture: ShrunkPicture, chosen: Chosen): void {
    const sender = startSending<ShrunkPicture, AddedPicture, string>({
      attempt: (content, { signal }) => send(content, chosen, signal),
    });
    underWay.set(id, sender);
    sender.state.listen((sending) => {
      if (sending.status === 'sent') files.delete(id);
      const event: UploadsEvent = { type: 'sending', id, sending };
      if (isUnderWay(sending)) dispatch(event);
      else settle(id, event);
    });
    sender.send(picture);
  }

  return {
    state,
    add(chosen) {
      const named = chosen.map(({ name }, position) => ({ id: lastId + 1 + position, name }));
      for (const [place, { id }] of named.entries())
        files.set(id, { file: chosen[place] as File, key: crypto.randomUUID() });
      lastId += chosen.length;
      dispatch({ type: 'add', chosen: named });
      const taken = new Set(state.get().items.map(({ id }) => id));
      for (const { id } of named) if (!taken.has(id)) files.delete(id);
    },
    again() {
      for (const { retry } of underWay.values()) retry();
      dispatch({ type: 'again' });
    },
    stop() {
      // Stops the queue first: each stopped upload would free a lane for a queued one.
      dispatch({ type: 'stop' });
      for (const { stop } of [...underWay.values()]) stop();
    },
  };
}
