import { createInflateRaw } from 'node:zlib';
import { Damaged, TooLarge } from './refusals.ts';

interface Entry {
  readonly method: number;
  readonly packed: Uint8Array;
}

/** No size that the archive states is trusted. */
export interface Archive {
  has(name: string): boolean;
  /** Pieces have at most 64 kB. @throws TooLarge when all that was read together exceeds the limit */
  read(name: string): AsyncGenerator<Buffer>;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MOST_ENTRIES = 2_000;
const STORED = 0;
const DEFLATED = 8;
const PIECE = 64 * 1024;

/** It reads the central directory (APPNOTE 4.3). @throws Damaged for no archive, TooLarge for too many entries */
export function openArchive(bytes: Buffer, mostUnpacked: number): Archive {
  const entries = entriesOf(bytes);
  let left = mostUnpacked;
  return {
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) throw new Damaged();
      for await (const piece of unpacked(entry)) {
        left -= piece.length;
        if (left < 0) throw new TooLarge();
        yield piece;
      }
    },
  };
}

function unpacked({ method, packed }: Entry): AsyncIterable<Buffer> | Buffer[] {
  if (method === STORED) return [Buffer.from(packed)];
  if (method !== DEFLATED) throw new Damaged();
  const inflate = createInflateRaw({ chunkSize: PIECE });
  inflate.end(packed);
  return inflate;
}

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (
    end < 0 ||
    end < bytes.length - END_BYTES - LONGEST_COMMENT ||
    end + END_BYTES > bytes.length ||
    bytes.readUInt32LE(end) !== END
  )
    throw new Damaged();
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) throw new TooLarge();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) throw new Damaged();
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + CENTRAL_BYTES, nameEnd), entryAt(bytes, at));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** Sizes beyond four bytes (ZIP64) cannot be in a file of a few megabytes. */
function entryAt(bytes: Buffer, at: number): Entry {
  const local = bytes.readUInt32LE(at + 42);
  if (local + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(local) !== LOCAL) throw new Damaged();
  const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  return { method: bytes.readUInt16LE(at + 10), packed: bytes.subarray(start, start + bytes.readUInt32LE(at + 20)) };
}
