import { chanceOf } from './chance.ts';
import { PAPERS } from './papers.ts';
import { PICTURES } from './pictures.ts';
import { ARCHIVES, WORKBOOKS } from './workbooks.ts';

/** A file that wishes the server ill: what it is sent as, and what is wrong with it. */
export interface HostileFile {
  readonly sentAs: 'workbook' | 'picture' | 'paper';
  readonly name: string;
  readonly bytes: Buffer;
}

const KINDS = [
  ...Object.entries(WORKBOOKS).map(([name, make]) => ({ sentAs: 'workbook', name, make }) as const),
  ...Object.entries(ARCHIVES).map(([name, make]) => ({ sentAs: 'workbook', name, make }) as const),
  ...Object.entries(PICTURES).map(([name, make]) => ({ sentAs: 'picture', name, make }) as const),
  ...Object.entries(PAPERS).map(([name, make]) => ({ sentAs: 'paper', name, make }) as const),
];

/** One of each kind in turn, its details by seed and number. A step that shares no factor with their count mixes them. */
export async function hostileFile(seed: number, number: number): Promise<HostileFile> {
  const { sentAs, name, make } = KINDS[(number * 29) % KINDS.length]!;
  return { sentAs, name, bytes: await make(chanceOf(seed * 1_000_003 + number)) };
}
