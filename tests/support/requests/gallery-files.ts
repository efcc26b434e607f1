import { getStore } from '@netlify/blobs';
import sharp from 'sharp';
import type { TestUser } from '../account.ts';
import type { Answer } from '../call.ts';

export function plainPicture(background = '#336699', width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function sendPicture(
  member: Pick<TestUser, 'call'>,
  bytes: Uint8Array,
  key: string = crypto.randomUUID(),
): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream', 'idempotency-key': key };
  return member.call('POST', '/api/gallery/files', bytes, headers);
}

export async function uploadedPicture(member: Pick<TestUser, 'call'>, background?: string) {
  const { json } = await sendPicture(member, await plainPicture(background).jpeg().toBuffer());
  const { id, width, height } = (json as { file: { id: string; width: number; height: number } }).file;
  return { upload: id, width, height };
}

export const fileIdIn = (answer: Answer) => (answer.json as { file: { id: string } }).file.id;

const store = () => getStore({ name: 'gallery', consistency: 'strong' });

export const keptPictures = async () => (await store().list()).blobs.map(({ key }) => key);

export async function keptPicture(id: string): Promise<Buffer> {
  return Buffer.from((await store().get(id, { type: 'arrayBuffer' })) ?? new ArrayBuffer());
}

export async function forgetPictures(): Promise<void> {
  for (const key of await keptPictures()) await store().delete(key);
}
