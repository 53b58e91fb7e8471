import type { Archive } from './archive.ts';
import { Damaged } from './refusals.ts';
import { readXml } from './xml.ts';

export interface SheetPart {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

export interface Parts {
  /** In their order; at least one. */
  readonly sheets: readonly SheetPart[];
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
  readonly countsFrom1904: boolean;
}

export const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** Excel's own limit is 31. */
const LONGEST_NAME = 31;
const MOST_RELATIONS = 10_000;
const MOST_SHEETS = 100;

/** @throws Damaged for an archive that is no workbook */
export async function findParts(archive: Archive): Promise<Parts> {
  const targets = new Map<string, string>();
  const byKind = new Map<string, string>();
  await readXml(archive.read(RELATIONS), {
    open(name, attribute) {
      const target = attribute('Target');
      if (name !== 'Relationship' || target === undefined || targets.size >= MOST_RELATIONS) return;
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      targets.set(attribute('Id') ?? '', path);
      byKind.set(attribute('Type')?.split('/').at(-1) ?? '', path);
    },
  });
  const sheets: SheetPart[] = [];
  let countsFrom1904 = false;
  await readXml(archive.read(WORKBOOK), {
    open(name, attribute) {
      if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attribute('date1904') ?? '');
      const path = name === 'sheet' ? targets.get(attribute('id') ?? '') : undefined;
      if (path === undefined || sheets.length >= MOST_SHEETS) return;
      const isHidden = (attribute('state') ?? 'visible') !== 'visible';
      sheets.push({ name: (attribute('name') ?? '').slice(0, LONGEST_NAME), path, isHidden });
    },
  });
  if (sheets.every(({ isHidden }) => isHidden)) throw new Damaged();
  const present = (path: string | undefined) => (path !== undefined && archive.has(path) ? path : undefined);
  return {
    sheets,
    sharedStrings: present(byKind.get('sharedStrings')),
    styles: present(byKind.get('styles')),
    countsFrom1904,
  };
}
