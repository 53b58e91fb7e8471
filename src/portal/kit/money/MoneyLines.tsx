import type { ReactNode } from 'react';
import { formatNaira } from '#rules/money.ts';
import './moneyLines.css';

export interface MoneyLine {
  readonly id: string | number;
  readonly name: string;
  readonly note?: ReactNode;
  /** Below zero for what is taken off. */
  readonly amountKobo: number;
}

interface MoneyLinesProps {
  /** 'School fees of 2026/2027' */
  readonly title: string;
  readonly lines: readonly MoneyLine[];
  /** 'Total', or 'To pay now' */
  readonly totalName?: string;
  readonly totalKobo: number;
  /** As the server writes it, so that no page carries the words of numbers. */
  readonly inWords?: string;
}

/** What an amount is made of: lines, and their total in figures and words. */
export const MoneyLines = ({ title, lines, totalName = 'Total', totalKobo, inWords }: MoneyLinesProps) => (
  <table className="money-lines">
    <caption>{title}</caption>
    <tbody>
      {lines.map(({ id, name, note, amountKobo }) => (
        <tr key={id}>
          <th scope="row">
            {name}
            {note && <small>{note}</small>}
          </th>
          <td>{formatNaira(amountKobo)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{totalName}</th>
        <td>{formatNaira(totalKobo)}</td>
      </tr>
      {inWords && (
        <tr>
          <td colSpan={2} className="money-lines__words">
            {inWords}
          </td>
        </tr>
      )}
    </tfoot>
  </table>
);
