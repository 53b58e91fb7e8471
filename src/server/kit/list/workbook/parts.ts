import { STYLES } from './styles.ts';
import { sheetName } from './sheetName.ts';
import { escaped, MAIN, XML } from './xml.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const override = (part: string, type: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${SHEET_TYPE}.${type}+xml"/>`;

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(([type, target], place) => `<Relationship Id="r${place + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** The least that a workbook is (ECMA-376), beside its sheets. @param titles of which no two are cut to the same name */
export const partsOf = (titles: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${titles.map((_, index) => override(`worksheets/sheet${index + 1}`, 'worksheet')).join('')}${override('styles', 'styles')}</Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${titles.map((title, index) => `<sheet name="${escaped(sheetName(title))}" sheetId="${index + 1}" r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships([
    ...titles.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': STYLES,
});
