import { charactersOf } from '#rules/text/characters.ts';

const PREVIEW_LENGTH = 70;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
  hellip: '…',
};

/** Plain text, never HTML. It has to be the same on the server and in the browser, which a DOM is not. */
export function announcementPreview(html: string): string {
  const words = charactersOf(plainText(html));
  return words.length > PREVIEW_LENGTH ? `${words.slice(0, PREVIEW_LENGTH).join('').trimEnd()}…` : words.join('');
}

export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/<\/?[a-z][^>]*(>|$)/gi, ' ')
    .replace(
      /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
      (entity, decimal, hex, name) => character(decimal, hex) ?? ENTITIES[name] ?? entity,
    )
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

function character(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  return code !== undefined && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
