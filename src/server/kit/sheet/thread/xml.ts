import { Parser } from 'saxen';
import { Damaged, TooLarge } from './refusals.ts';

/** Names come without their prefixes. */
export interface XmlEvents {
  open?(name: string, attribute: (name: string) => string | undefined): void;
  close?(name: string): void;
  text?(text: string): void;
}

const DEEPEST = 64;
/** A tag, a comment or a text may be this long; a cell holds 32,767 characters. */
const LONGEST_TOKEN = 1024 * 1024;

/** Only XML's five entities and characters by number are decoded; none can be declared. @throws Damaged, TooLarge */
export async function readXml(pieces: AsyncIterable<Buffer>, { open, close, text }: XmlEvents): Promise<void> {
  const parser = new Parser();
  const decoder = new TextDecoder();
  let depth = 0;
  let sinceToken = 0;
  parser.on('error', () => {
    throw new Damaged();
  });
  parser.on('attention', (declaration) => {
    if (/^<!DOCTYPE/i.test(declaration)) throw new Damaged();
  });
  parser.on('openTag', (name, attributes, decode) => {
    sinceToken = 0;
    if ((depth += 1) > DEEPEST) throw new TooLarge();
    open?.(localName(name), attributeOf(attributes, decode));
  });
  parser.on('closeTag', (name) => {
    sinceToken = 0;
    depth -= 1;
    close?.(localName(name));
  });
  parser.on('text', (value, decode) => text?.(decode(value)));
  parser.on('cdata', (value) => text?.(value));
  for await (const piece of pieces) {
    if ((sinceToken += piece.length) > LONGEST_TOKEN) throw new TooLarge();
    parser.write(decoder.decode(piece, { stream: true }));
  }
  parser.end();
  if (depth !== 0) throw new Damaged();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function attributeOf(read: () => Record<string, string>, decode: (text: string) => string) {
  let attributes: Record<string, string> | undefined;
  return (wanted: string): string | undefined => {
    attributes ??= Object.fromEntries(Object.entries(read()).map(([name, value]) => [localName(name), value]));
    const value = Object.hasOwn(attributes, wanted) ? attributes[wanted] : undefined;
    return value === undefined ? undefined : decode(value);
  };
}
