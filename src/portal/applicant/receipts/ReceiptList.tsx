import { useState } from 'react';
import type { Receipt } from '#contract/finance/payments.ts';
import { displayDate } from '#rules/displayDate.ts';
import { Button } from '../../ui/Button.tsx';
import { naira } from '../payment/paper.tsx';
import { ReceiptResult } from './ReceiptResult.tsx';
import '../sundry.css';

export function ReceiptList({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const [shown, setShown] = useState(receipts.length === 1 ? receipts[0] : undefined);
  return (
    <>
      <div className="sheet unprinted">
        <table className="payments">
          <caption>{receipts.length === 1 ? '1 payment' : `${receipts.length} payments`}</caption>
          <thead>
            <tr>
              <th scope="col">Paid for</th>
              <th scope="col">Date</th>
              <th scope="col">RRR</th>
              <th scope="col" className="amount">
                Amount
              </th>
              <th scope="col">
                <span className="unseen">Receipt</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {receipts.map((receipt) => {
              const description = paidFor(receipt);
              return (
                <tr key={receipt.invoiceNumber}>
                  <th scope="row">{description}</th>
                  <td data-label="Date">{displayDate(receipt.date)}</td>
                  <td data-label="RRR">{receipt.rrr}</td>
                  <td data-label="Amount" className="amount">
                    {naira(receipt.total)}
                  </td>
                  <td>
                    <Button look="minimal" aria-pressed={receipt === shown} onClick={() => setShown(receipt)}>
                      Show receipt<span className="unseen"> of {description}</span>
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {shown && (
        <div className="then" key={shown.invoiceNumber}>
          <ReceiptResult receipt={shown} />
        </div>
      )}
    </>
  );
}

/** A student's receipt has a line for each fee. */
const paidFor = ({ recieptItems: [first, second], title }: Receipt) => (first && !second ? first.description : title);
