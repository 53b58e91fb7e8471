import type { FileKind } from '#rules/files.ts';

export const FILE_KIND_MEANINGS = {
  pdf: 'a PDF document',
  jpg: 'a photograph or scan, JPEG',
  png: 'a picture or scan, PNG',
} as const satisfies Readonly<Record<FileKind, string>>;
