import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { Chance } from './chance.ts';

const BLOCK = 1024 * 1024;

/** `text` again and again up to about so many bytes, deflated: a thousandth of them, and made without them. */
export function deflatedRepeat(text: string, bytes: number): Buffer {
  const block = Buffer.from(text.repeat(Math.ceil(BLOCK / text.length)));
  const packed = deflateRawSync(block, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([
    ...Array.from({ length: Math.ceil(bytes / block.length) }, () => packed),
    deflateRawSync(Buffer.alloc(0)),
  ]);
}

/** Exactly so many zeros, as a zlib stream with its checksum. */
export function zlibZeros(bytes: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(BLOCK), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((((bytes % 65521) << 16) | 1) >>> 0);
  const blocks = Array.from({ length: Math.floor(bytes / BLOCK) }, () => packed);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, deflateRawSync(Buffer.alloc(bytes % BLOCK)), checksum]);
}

/** A file in an archive; what is not said is true of it. */
export interface ZipEntry {
  readonly name: string;
  readonly text?: string;
  /** Deflated already, in the place of `text`. */
  readonly packed?: Buffer;
  readonly saysSize?: number;
  readonly flags?: number;
  readonly method?: number;
}

/** A zip archive as told. `shift` moves where its directory says that everything stands. */
export function zipOf(entries: readonly ZipEntry[], { shift = 0 } = {}): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const {
    name,
    text = '',
    packed = deflateRawSync(text),
    saysSize = text.length,
    flags = 0,
    method = 8,
  } of entries) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt32LE(crc32(text), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(saysSize, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE((at + shift) >>> 0, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE((at + shift) >>> 0, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** Cut off, or with some of its bytes changed. */
export function spoiled(bytes: Buffer, chance: Chance): Buffer {
  if (chance.below(3) === 0) return bytes.subarray(0, chance.below(bytes.length));
  const copy = Buffer.from(bytes);
  for (let changes = 1 + chance.below(20); changes > 0; changes -= 1)
    copy[chance.below(copy.length)] = chance.below(256);
  return copy;
}
