import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { fileNameOf } from '#rules/fileNameOf.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Cell } from './cells.ts';
import { csv } from './csv.ts';
import { xlsx } from './workbook/xlsx.ts';

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: csv },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsx },
} as const;

export type FileFormat = keyof typeof FORMATS;

/** Rows are written as they come. @param title names the sheet, and begins the file's name, which ends with the day */
export function sendFile(
  reply: FastifyReply,
  { now }: Pick<Platform, 'now'>,
  title: string,
  format: FileFormat,
  rows: AsyncIterable<readonly Cell[]>,
): Readable {
  const { type, write } = FORMATS[format];
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${fileNameOf(title)}-${lagosDay(now())}.${format}"`);
  return Readable.from(write(rows, title));
}
