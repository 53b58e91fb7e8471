import type { ReactNode } from 'react';
import type { Invoice } from '#contract/finance/invoices.ts';
import { withThousands } from '#rules/money.ts';
import { PaymentTag } from './PaymentTag.tsx';
import './paper.css';

interface PaperHeadProps {
  readonly school: string;
  readonly title: string;
  readonly status: Invoice['paymentStatus'];
}

export const PaperHead = ({ school, title, status }: PaperHeadProps) => (
  <div className="invoice__head">
    <div>
      <p className="invoice__school">{school}</p>
      <p>{title}</p>
    </div>
    <PaymentTag status={status} />
  </div>
);

interface ReferenceProps {
  readonly label: string;
  /** An RRR, perhaps with dots in the place of digits, or an invoice number. */
  readonly reference: string;
  readonly children?: ReactNode;
}

/** Four digits at a time can be read out and typed. There are no spaces between them, so what is copied is the number. */
export const Reference = ({ label, reference, children }: ReferenceProps) => (
  <div className="invoice__reference">
    <dl>
      <dt>{label}</dt>
      <dd>
        {(/^[\d•]{12}$/.test(reference) ? reference.match(/.{4}/g)! : [reference]).map((group, place) => (
          <span key={place}>{group}</span>
        ))}
      </dd>
    </dl>
    {children}
  </div>
);

export const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

interface PaymentItem {
  readonly description: string;
  /** Naira. */
  readonly amount: number;
  readonly paymentType: string;
}

export const PaymentLines = ({ items }: { readonly items: readonly PaymentItem[] }) => (
  <table className="invoice__line">
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col">Payment type</th>
        <th scope="col" className="amount">
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ description, amount, paymentType }, place) => (
        <tr key={place}>
          <td>{description}</td>
          <td>{paymentType}</td>
          <td className="amount">{naira(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          Total
        </th>
        <td className="amount">{naira(items.reduce((total, { amount }) => total + amount, 0))}</td>
      </tr>
    </tfoot>
  </table>
);

/** 2500 as ₦2,500.00. */
export const naira = (amount: number): string => `₦${withThousands(amount.toFixed(2))}`;
