import type { DeclarationError } from './declarationError.ts';

/** Each remark once, by file and line. A shared block is looked at for each programme that uses it. */
export function inOrder(remarks: readonly DeclarationError[]): DeclarationError[] {
  const once = new Map<string, DeclarationError>();
  for (const remark of remarks) if (!once.has(keyOf(remark))) once.set(keyOf(remark), remark);
  const unreadable = new Set([...once.values()].filter(isOfWriting).map(lineOf));
  return [...once.values()]
    .filter((remark) => isOfWriting(remark) || !unreadable.has(lineOf(remark)))
    .sort((one, other) => (one.file === other.file ? one.line - other.line : one.file < other.file ? -1 : 1));
}

/** A line that was read as it was probably meant says nothing more that would help its author. */
const isOfWriting = ({ sentence }: DeclarationError): boolean => sentence.startsWith('cannot be read: ');

const lineOf = ({ file, line }: DeclarationError): string => `${file}:${line}`;

const keyOf = (remark: DeclarationError): string =>
  `${lineOf(remark)} ${remark.sentence.replace(/ \(Used in [^)]*\)$/, '')}`;
