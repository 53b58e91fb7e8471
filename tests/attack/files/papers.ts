import { deflatedRepeat, zipOf } from './bombs.ts';
import type { Chance } from './chance.ts';

const MEGABYTE = 1024 * 1024;
const END = '\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const pdf = (middle: Buffer | string): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(middle as string), Buffer.from(END)]);
const stream = (facts: string, packed: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`1 0 obj<<${facts}/Length ${packed.length}>>stream\n`),
    packed,
    Buffer.from('\nendstream endobj'),
  ]);

/** PDFs by what is wrong with them. */
export const PAPERS: Readonly<Record<string, (chance: Chance) => Buffer>> = {
  'objects that unpack': (chance) =>
    pdf(
      stream(
        '/Type/ObjStm/N 99999999/First 10/Filter/FlateDecode',
        deflatedRepeat('1 0 ', (500 + chance.below(1500)) * MEGABYTE),
      ),
    ),
  'unpacked twice': () => pdf(stream('/Filter[/FlateDecode/FlateDecode]', deflatedRepeat('\0', 900 * MEGABYTE))),
  deep: (chance) => pdf('['.repeat(100_000 + chance.below(1_900_000))),
  'leads to itself': () => pdf('1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]>>endobj'),
  'without an end': (chance) => Buffer.concat([Buffer.from('%PDF-1.7\n'), chance.bytes(5_000)]),
  'noise with an end': (chance) => pdf(chance.bytes(5_000)),
  'paper and archive in one': () => Buffer.concat([pdf('1 0 obj<<>>endobj'), zipOf([{ name: 'a', text: 'b' }])]),
  'an archive under another name': () => zipOf([{ name: '%PDF-', packed: deflatedRepeat('0', 900 * MEGABYTE) }]),
};
