import { displayDate, displayMoment } from '#rules/displayDate.ts';
import type { Cell } from '../cells.ts';
import { daySerial, momentSerial } from './serial.ts';
import { STYLE } from './styles.ts';
import { escaped } from './xml.ts';

/** Of a text programs take no more. */
const LONGEST_TEXT = 32_767;

/** @param place 'B2' */
export function cellXml(cell: Cell, place: string, isHeading: boolean): string {
  const at = ` r="${place}"`;
  if (cell === null) return `<c${at}/>`;
  if (typeof cell === 'string') return textXml(cell, isHeading ? `${at} s="${STYLE.heading}"` : at);
  if (typeof cell === 'number') return figureXml(cell, at);
  if ('naira' in cell) return figureXml(cell.naira, `${at} s="${STYLE.money}"`);
  const [style, serial, text] =
    'day' in cell
      ? [STYLE.day, daySerial(cell.day), displayDate(cell.day)]
      : [STYLE.moment, momentSerial(cell.moment), displayMoment(cell.moment)];
  return serial === undefined ? textXml(text, at) : figureXml(serial, `${at} s="${style}"`);
}

const figureXml = (value: number, attributes: string) => `<c${attributes}><v>${value}</v></c>`;

/** Spaces at the ends and breaks of lines are lost unless they are said to matter. */
function textXml(text: string, attributes: string): string {
  const preserved = /^\s|\s$|[\r\n\t]/.test(text) ? ' xml:space="preserve"' : '';
  return `<c${attributes} t="inlineStr"><is><t${preserved}>${escaped(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}
