import { MAIN, XML } from './xml.ts';

/** Places in `cellXfs`. */
export const STYLE = { heading: 1, money: 2, day: 3, moment: 4 } as const;

/** '#,##0.00' is the built-in format 4; a workbook's own formats begin at 164. */
const FORMAT = { plain: 0, money: 4, day: 164, moment: 165 } as const;

const FONT = '<sz val="11"/><name val="Calibri"/>';

const cellFormat = (format: number, font = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="${format > 0}" applyFont="${font > 0}"/>`;

/** A fill has to say its pattern: without it openpyxl and pandas refused the workbook. Programs expect these two fills first. */
export const STYLES = `${XML}<styleSheet xmlns="${MAIN}">${[
  `<numFmts count="2"><numFmt numFmtId="${FORMAT.day}" formatCode="dd/mm/yyyy"/><numFmt numFmtId="${FORMAT.moment}" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>`,
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="5">${cellFormat(FORMAT.plain)}${cellFormat(FORMAT.plain, 1)}${cellFormat(FORMAT.money)}${cellFormat(FORMAT.day)}${cellFormat(FORMAT.moment)}</cellXfs>`,
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
].join('')}</styleSheet>`;
