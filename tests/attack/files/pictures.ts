import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { spoiled, zipOf, zlibZeros } from './bombs.ts';
import type { Chance } from './chance.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MEGABYTE = 1024 * 1024;

/** As PNG numbers its kinds of colour. */
const GREY = 0;
const RGB = 2;
const PALETTE = 3;
const RGBA = 6;
const SAMPLES: Readonly<Record<number, number>> = { [GREY]: 1, [RGB]: 3, [PALETTE]: 1, [RGBA]: 4 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface PngFacts {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlaced?: boolean;
  readonly extra?: readonly Buffer[];
  /** All of its pixels, as a zlib stream; none: it has no more than its header says. */
  readonly pixels?: Buffer;
}

function png({ width, height, depth = 8, colour = RGB, interlaced = false, extra = [], pixels }: PngFacts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels ?? Buffer.alloc(0)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adam7's seven passes: where each begins and how far it steps, across and down. */
const PASSES = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

/** A whole and valid black picture of any size, in a thousandth of its pixels' bytes. */
function blackPng({ width, height, depth = 8, colour = RGB, interlaced = false, ...more }: PngFacts): Buffer {
  const rowBytes = (across: number) => (across === 0 ? 0 : 1 + Math.ceil((across * SAMPLES[colour]! * depth) / 8));
  const passes = PASSES.map(
    ([x, stepX, y, stepY]) => rowBytes(Math.ceil((width - x) / stepX)) * Math.ceil((height - y) / stepY),
  );
  const bytes = interlaced ? passes.reduce((sum, pass) => sum + pass) : rowBytes(width) * height;
  const palette = colour === PALETTE ? [chunk('PLTE', Buffer.alloc(6))] : [];
  return png({
    width,
    height,
    depth,
    colour,
    interlaced,
    ...more,
    extra: [...palette, ...(more.extra ?? [])],
    pixels: zlibZeros(bytes),
  });
}

/** Two colours, since a photograph of one is refused before anything is done with it. */
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } }).composite([
    { input: { create: { width: width >> 1, height: height >> 1, channels: 3, background: '#543' } } },
  ]);

/** A JPEG whose header says another size than its pixels have. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.findIndex((byte, index) => byte === 0xff && (copy[index + 1] === 0xc0 || copy[index + 1] === 0xc2));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

/** The scans of a progressive JPEG again and again: each is gone through over all of the picture. */
function withScans(jpeg: Buffer, times: number): Buffer {
  const first = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const second = jpeg.indexOf(Buffer.from([0xff, 0xda]), first + 2);
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([
    jpeg.subarray(0, Math.max(second, last)),
    ...Array.from({ length: times }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

type Making = (chance: Chance) => Buffer | Promise<Buffer>;

/** Pictures by what is wrong with them. */
export const PICTURES: Readonly<Record<string, Making>> = {
  'huge and interlaced': (chance) => blackPng({ width: 12_000 + chance.below(500), height: 12_200, interlaced: true }),
  'huge, interlaced, of 16 bits': (chance) =>
    blackPng({ width: 9_000 + chance.below(500), height: 9_000, depth: 16, colour: RGBA, interlaced: true }),
  'large and interlaced': (chance) => blackPng({ width: 5_000 + chance.below(700), height: 5_600, interlaced: true }),
  'huge, row by row': (chance) => blackPng({ width: 12_000 + chance.below(200), height: 12_200 }),
  'huge, of one bit': (chance) =>
    blackPng({ width: 12_200, height: 12_000 + chance.below(200), depth: 1, colour: PALETTE }),
  'one endless row': () => blackPng({ width: 140_000_000, height: 1 }),
  'one endless column': () => blackPng({ width: 1, height: 140_000_000, colour: GREY }),
  'a header that lies': (chance) =>
    png({
      width: chance.pick([2 ** 31 - 1, 0, 65_535, 12_000]),
      height: chance.pick([2 ** 31 - 1, 65_535, 12_000]),
      interlaced: chance.below(2) === 0,
    }),
  'a depth that is none': (chance) =>
    png({ width: 100, height: 100, depth: chance.below(256), colour: chance.below(256) }),
  'a text that unpacks': (chance) =>
    blackPng({
      width: 300,
      height: 400,
      extra: [
        chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zlibZeros((200 + chance.below(700)) * MEGABYTE)])),
      ],
    }),
  'a colour profile that unpacks': (chance) =>
    blackPng({
      width: 300,
      height: 400,
      extra: [chunk('iCCP', Buffer.concat([Buffer.from('ICC\0\0'), zlibZeros((200 + chance.below(700)) * MEGABYTE)]))],
    }),
  'thousands of texts': (chance) =>
    blackPng({
      width: 300,
      height: 400,
      extra: Array.from({ length: 10_000 + chance.below(9_000) }, (_, at) => chunk('tEXt', Buffer.from(`k${at}\0v`))),
    }),
  'frames without end': () =>
    blackPng({
      width: 3_000,
      height: 3_000,
      extra: [chunk('acTL', Buffer.from([0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]))],
    }),
  'on its side, huge': (chance) =>
    blackPng({
      width: 7_000,
      height: 7_000,
      extra: [
        chunk(
          'eXIf',
          Buffer.from(`4d4d002a00000008000101120003000000010${1 + chance.below(8)}0000000000`.padEnd(52, '0'), 'hex'),
        ),
      ],
    }),
  'a JPEG that says 65,500 by 65,500': async (chance) =>
    resized(
      await plain(64, 64)
        .jpeg({ progressive: chance.below(2) === 0 })
        .toBuffer(),
      65_500,
      65_500,
    ),
  'a JPEG that says a little more': async (chance) =>
    resized(
      await plain(64, 64)
        .jpeg({ progressive: chance.below(2) === 0 })
        .toBuffer(),
      5_000,
      3_000 + chance.below(3_000),
    ),
  'large and progressive': async (chance) =>
    plain(4_000 + chance.below(500), 4_000)
      .jpeg({ progressive: true })
      .toBuffer(),
  'thousands of scans': async (chance) =>
    withScans(await plain(2_000, 2_000).jpeg({ progressive: true }).toBuffer(), 50 + chance.below(2_000)),
  'four inks': async (chance) =>
    plain(200 + chance.below(900), 300)
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  'a strange orientation': async (chance) =>
    plain(300, 200)
      .withMetadata({ orientation: 1 + chance.below(8) })
      .jpeg()
      .toBuffer(),
  'noise where it says where it was taken': async (chance) => {
    const jpeg = await plain(300, 200).jpeg().toBuffer();
    return Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xe1, 0x10, 0x02]),
      Buffer.from('Exif\0\0MM\0*'),
      chance.bytes(0x1000 - 10),
      jpeg.subarray(2),
    ]);
  },
  'picture and archive in one': async () =>
    Buffer.concat([await plain(300, 400).png().toBuffer(), zipOf([{ name: 'a', text: 'b' }])]),
  'picture and page in one': async () =>
    Buffer.concat([
      await plain(300, 400).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ]),
  'begins as a PNG, goes on as a drawing': () =>
    Buffer.concat([SIGNATURE, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>')]),
  'a drawing': () =>
    Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><text>&b;</text></svg>',
    ),
  'noise that begins as a JPEG': (chance) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), chance.bytes(20_000)]),
  spoiled: async (chance) =>
    spoiled(
      await plain(400, 500)
        .toFormat(chance.pick(['png', 'jpeg']))
        .toBuffer(),
      chance,
    ),
  'a good one': async () => plain(300, 400).jpeg().toBuffer(),
};
