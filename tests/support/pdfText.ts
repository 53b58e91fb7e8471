import { inflateSync } from 'node:zlib';

/** The lines of text that a PDF of ours draws, page by page, in the order in which they are drawn. */
export function pdfPages(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => linesOf(objects.get(Number(/\/Contents (\d+)/.exec(head)![1]))!.stream, fonts));
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

/** By glyph, what it is read as. */
type Glyphs = ReadonlyMap<number, string>;

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1');
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body = '']) => {
      const at = body.indexOf('stream\n');
      const head = at < 0 ? body : body.slice(0, at);
      const bytes = Buffer.from(body.slice(at + 'stream\n'.length).replace(/\nendstream$/, ''), 'latin1');
      const isText = at >= 0 && head.includes('/FlateDecode') && !/\/(Subtype|Length1) /.test(head);
      return [Number(id), { head, stream: isText ? inflateSync(bytes).toString('latin1') : '' }];
    }),
  );
}

function fontsOf(objects: Map<number, PdfObject>): Map<string, Glyphs> {
  const named = [...objects.values()].flatMap(({ head }) => [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    named.map(([, name, id]) => {
      const toUnicode = /\/ToUnicode (\d+)/.exec(objects.get(Number(id))!.head)!;
      return [name!, glyphsOf(objects.get(Number(toUnicode[1]))!.stream)];
    }),
  );
}

function glyphsOf(cmap: string): Glyphs {
  const glyphs = new Map<number, string>();
  for (const [, first, list = ''] of cmap.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    const codes = [...list.matchAll(/<([\da-f ]*)>/gi)];
    codes.forEach(([, code = ''], index) =>
      glyphs.set(
        parseInt(first!, 16) + index,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  }
  return glyphs;
}

function linesOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let glyphs: Glyphs = new Map();
  // A text whose marks are placed by themselves is drawn in pieces.
  return content.split(/^BT$/m).flatMap((drawn) => {
    const pieces = [...drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, shown]) => {
      if (font) glyphs = fonts.get(font)!;
      return shown === undefined ? [] : [textOf(shown, glyphs)];
    });
    return pieces.length > 0 ? [pieces.join('')] : [];
  });
}

const textOf = (shown: string, glyphs: Glyphs): string =>
  [...shown.matchAll(/<([\da-f]+)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => glyphs.get(parseInt(glyph, 16)) ?? '?')
    .join('');
