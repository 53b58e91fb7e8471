import { Damaged } from '../refusals.ts';

/** Streams of a compound file by their names, without those of documents within it (MS-CFB). */
export interface CompoundFile {
  has(name: string): boolean;
  /** @throws Damaged where it is not whole */
  read(name: string): Buffer;
}

interface Entry {
  readonly start: number;
  readonly size: number;
}

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const TABLES_IN_HEADER = 109;
const MINI_SECTOR_BYTES = 64;
/** Sector numbers from here on mean something else: the end of a chain, or a free sector. */
const FIRST_RESERVED = 0xfffffffa;
const STORAGE = 1;
const STREAM = 2;

/** @throws Damaged */
export function openCompound(bytes: Buffer): CompoundFile {
  const sectors = sectorsOf(bytes);
  const directory = sectors.chain(bytes.readUInt32LE(48));
  if (directory.length < ENTRY_BYTES) throw new Damaged();
  const root = entryAt(directory, 0);
  const streams = streamsOf(directory);
  const mostMini = bytes.readUInt32LE(56);
  const mini = () => {
    const table = sectors.chain(bytes.readUInt32LE(60));
    const data = sectors.chain(root.start);
    return (start: number) =>
      chainOf(
        start,
        (sector) => table.readUInt32LE(sector * 4),
        (sector) => data.subarray(sector * MINI_SECTOR_BYTES, (sector + 1) * MINI_SECTOR_BYTES),
        data.length / MINI_SECTOR_BYTES,
      );
  };
  return {
    has: (name) => streams.has(name),
    read: (name) =>
      orDamaged(() => {
        const { start, size } = streams.get(name)!;
        const stream = size < mostMini ? mini()(start) : sectors.chain(start);
        if (stream.length < size) throw new Damaged();
        return stream.subarray(0, size);
      }),
  };
}

/** What reads beyond the end of the file is damaged. */
export function orDamaged<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw error instanceof RangeError || error instanceof TypeError ? new Damaged() : error;
  }
}

function sectorsOf(bytes: Buffer): { readonly chain: (start: number) => Buffer } {
  if (bytes.length < HEADER_BYTES) throw new Damaged();
  const power = bytes.readUInt16LE(30);
  if (power !== 9 && power !== 12) throw new Damaged();
  const size = 2 ** power;
  const most = Math.ceil(bytes.length / size);
  const sectorAt = (sector: number) => bytes.subarray((sector + 1) * size, (sector + 2) * size);
  const tables: number[] = [];
  const addTables = (list: Buffer, count: number) => {
    for (let index = 0; index < count; index += 1) {
      const table = list.readUInt32LE(index * 4);
      if (table < FIRST_RESERVED) tables.push(table);
    }
  };
  return orDamaged(() => {
    addTables(bytes.subarray(76), TABLES_IN_HEADER);
    let next = bytes.readUInt32LE(68);
    for (let lists = 0; next < FIRST_RESERVED; lists += 1) {
      if (lists > most) throw new Damaged();
      const list = sectorAt(next);
      addTables(list, size / 4 - 1);
      next = list.readUInt32LE(size - 4);
    }
    const after = (sector: number) =>
      sectorAt(tables[Math.floor(sector / (size / 4))]!).readUInt32LE((sector % (size / 4)) * 4);
    return { chain: (start) => orDamaged(() => chainOf(start, after, sectorAt, most)) };
  });
}

function chainOf(
  start: number,
  after: (sector: number) => number,
  sectorAt: (sector: number) => Buffer,
  most: number,
): Buffer {
  const pieces: Buffer[] = [];
  for (let sector = start; sector < FIRST_RESERVED; sector = after(sector)) {
    if (pieces.length > most) throw new Damaged();
    pieces.push(sectorAt(sector));
  }
  return Buffer.concat(pieces);
}

/** The entries of a storage are a tree; the first entry is the root, whose streams are the file's own. */
function streamsOf(directory: Buffer): Map<string, Entry> {
  const streams = new Map<string, Entry>();
  const count = Math.floor(directory.length / ENTRY_BYTES);
  const seen = new Set<number>();
  const waiting = [directory.readUInt32LE(76)];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (entry >= count || seen.has(entry)) continue;
    seen.add(entry);
    const at = entry * ENTRY_BYTES;
    const type = directory[at + 66]!;
    if (type === STORAGE || type === STREAM)
      waiting.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72));
    if (type === STREAM) streams.set(nameAt(directory, at), entryAt(directory, at));
  }
  return streams;
}

const nameAt = (directory: Buffer, at: number): string =>
  directory.toString('utf16le', at, at + Math.min(64, Math.max(0, directory.readUInt16LE(at + 64) - 2)));

const entryAt = (directory: Buffer, at: number): Entry => ({
  start: directory.readUInt32LE(at + 116),
  size: directory.readUInt32LE(at + 120),
});
