import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { xlsx } from '../../kit/list/workbook/xlsx.ts';
import { readSheet } from '../../kit/sheet/readSheet.ts';

const HEADING = 'Matric or registration number';
const SIZE = { rows: 500, megabytes: 1 };

/** Of each row the number, in the file's order. */
export async function numbersOf(request: FastifyRequest, owner: string): Promise<string[]> {
  const numbers: string[] = [];
  await readSheet(request, {
    owner,
    headings: [HEADING],
    size: SIZE,
    take: async (rows) => {
      for (const { cells } of rows) {
        const number = (cells[HEADING] ?? '').trim();
        if (number !== '') numbers.push(number.slice(0, 60));
      }
    },
  });
  return numbers;
}

export const template = () => Readable.from(xlsx(headings(), 'Awards'));

async function* headings() {
  yield [HEADING];
}
