import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { LARGEST_PART, type FileKind } from '#rules/files.ts';
import type { Caller } from './call.ts';

/** A PDF of about so many bytes, its middle incompressible; a reader opens it as an empty page. */
export function pdf(size = 900): Buffer {
  const head = Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\n',
  );
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const middle = Buffer.alloc(Math.max(0, size - head.length - tail.length), '%');
  for (let at = 1; at < middle.length; at += 1) middle[at] = 32 + (((at * 2654435761) >>> 24) % 90);
  return Buffer.concat([head, middle, tail]);
}

export const png = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#eec' } })
    .png()
    .toBuffer();

/** A file as a form declares it. */
export interface SampleFile {
  readonly id: string;
  readonly section: string;
  readonly field: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly bytes: Buffer;
}

export const sampleFile = (
  place: Pick<SampleFile, 'section' | 'field'>,
  more: Partial<SampleFile> = {},
): SampleFile => ({ id: randomUUID(), name: 'certificate.pdf', kind: 'pdf', bytes: pdf(), ...place, ...more });

export function declare(server: Caller, token: string, { id, section, field, name, kind, bytes }: SampleFile) {
  return server.call('PUT', `/api/UserDocument/upload/${id}`, {
    token,
    body: { section, field, name, kind, size: bytes.length },
  });
}

export function sendPart(
  server: Caller,
  token: string,
  { id, bytes }: Pick<SampleFile, 'id' | 'bytes'>,
  offset: number,
  end = offset + LARGEST_PART,
) {
  return server.call('PATCH', `/api/UserDocument/upload/${id}?offset=${offset}`, {
    token,
    body: bytes.subarray(offset, end),
    headers: { 'content-type': 'application/octet-stream' },
  });
}

/** Sends a file from its beginning to its end; answers its id. */
export async function sendFile(server: Caller, token: string, file: SampleFile): Promise<string> {
  const declared = await declare(server, token, file);
  if (declared.status !== 200) throw new Error(`${file.name} was not taken: ${declared.text}`);
  for (let offset = 0; offset < file.bytes.length; offset += LARGEST_PART) {
    const sent = await sendPart(server, token, file, offset);
    if (sent.status !== 200) throw new Error(`${file.name} was not sent: ${sent.text}`);
  }
  return file.id;
}
