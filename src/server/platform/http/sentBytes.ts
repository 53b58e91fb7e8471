import type { MultipartFile } from '@fastify/multipart';

/**
 * All bytes of a file that was sent. A file whose last chunk was read before its limit was noticed comes from the library without an
 * error, and cut off. @throws what `tooLarge` gives for a file beyond its limit, and for one that broke off
 */
export async function sentBytes(part: MultipartFile, tooLarge: () => Error): Promise<Buffer> {
  const bytes = await part.toBuffer().catch(() => undefined);
  if (!bytes || part.file.truncated) throw tooLarge();
  return bytes;
}
