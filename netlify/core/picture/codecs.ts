import { init as initJpeg } from '@jsquash/jpeg/decode.js';
import { init as initPng } from '@jsquash/png/decode.js';
import { initResize } from '@jsquash/resize';
import { init as initWebp } from '@jsquash/webp/decode.js';
import { init as initEncoder } from '@jsquash/webp/encode.js';
import { codecFile } from './codec-files.ts';
import type { CodecName } from './codec-paths.ts';

type Codec = (module: WebAssembly.Module) => Promise<unknown>;

/** The packages' types know only how browsers load them. */
const codecs: Record<CodecName, Codec> = {
  'jpeg-decoder': initJpeg as unknown as Codec,
  'png-decoder': initPng as unknown as Codec,
  'webp-decoder': initWebp as unknown as Codec,
  'webp-encoder': initEncoder as unknown as Codec,
  resizer: initResize,
};

const ready = new Map<CodecName, Promise<unknown>>();

/** Starts a codec on its first use; most functions never need one. */
export async function startCodec(name: CodecName): Promise<void> {
  const starting = ready.get(name) ?? codecFile(name).then(WebAssembly.compile).then(codecs[name]);
  ready.set(name, starting);
  try {
    await starting;
  } catch (error) {
    // The next one who needs it tries again.
    ready.delete(name);
    throw error;
  }
}
