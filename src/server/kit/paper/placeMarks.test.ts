import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { placeMarks } from './placeMarks.ts';

const [E_HEIGHT, GRAVE_FOOT] = [1493, 1147];

test.each(['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'])(
  '%s draws the tone mark of a capital with a dot above it, and it reads as it was written',
  (file) => {
    const font = placeMarks(
      create(readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`))),
    );
    const { glyphs, positions } = font.layout('Ẹ̀ọ̀'.normalize('NFC'));
    expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('Ẹ̀ọ̀'.normalize('NFD'));
    expect(positions.map(({ yOffset }) => yOffset > E_HEIGHT - GRAVE_FOOT)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
  },
);

test('a letter reads as it was written after a document that has embedded a part of it', () => {
  const font = placeMarks(
    create(readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'))),
  );
  const subset = font.createSubset();
  subset.includeGlyph(font.glyphForCodePoint('ọ'.normalize('NFC').codePointAt(0)!).id);
  subset.encode();
  const { glyphs } = font.layout('ọ̀');
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('ọ̀'.normalize('NFD'));
});
