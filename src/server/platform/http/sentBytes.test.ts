import type { MultipartFile } from '@fastify/multipart';
import { expect, test } from 'vitest';
import { sentBytes } from './sentBytes.ts';

const TOO_LARGE = new Error('too large');

const part = (truncated: boolean, toBuffer: () => Promise<Buffer>) =>
  ({ file: { truncated }, toBuffer }) as unknown as MultipartFile;

test('a file that was cut off at its limit is refused, though its bytes came without an error', async () => {
  const bytes = Buffer.from('abc');
  expect(
    await sentBytes(
      part(false, async () => bytes),
      () => TOO_LARGE,
    ),
  ).toBe(bytes);
  await expect(
    sentBytes(
      part(true, async () => bytes),
      () => TOO_LARGE,
    ),
  ).rejects.toBe(TOO_LARGE);
  await expect(
    sentBytes(
      part(false, () => Promise.reject(new Error('x'))),
      () => TOO_LARGE,
    ),
  ).rejects.toBe(TOO_LARGE);
});
