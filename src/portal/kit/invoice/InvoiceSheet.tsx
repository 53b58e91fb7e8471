import type { ReactNode } from 'react';
import { MoneyLines, type MoneyLine } from '../money/MoneyLines.tsx';
import './invoice.css';

type Fact = readonly [label: string, fact: string];

interface InvoiceSheetProps {
  /** 'Invoice' or 'Receipt' */
  readonly title: string;
  readonly schoolName: string;
  readonly description: string;
  readonly tags: ReactNode;
  /** What the payer quotes comes first. */
  readonly facts: readonly [Fact, ...Fact[]];
  readonly lines: readonly MoneyLine[];
  readonly totalKobo: number;
  readonly inWords: string;
  /** How it can be paid; null where there is nothing to pay. */
  readonly payableBy: 'RRR' | 'TPAY' | null;
  readonly children?: ReactNode;
}

const NOTES = {
  RRR: 'Kindly ensure your payment is made with an RRR generated from the Portal',
  TPAY: 'This invoice can only be processed on the TPAY platform using the Invoice # above',
} as const;

/** An invoice of a student's own, or its receipt, with the specification's fields and wording. */
export const InvoiceSheet = ({
  title,
  schoolName,
  description,
  tags,
  facts: [[referenceLabel, reference], ...facts],
  lines,
  totalKobo,
  inWords,
  payableBy,
  children,
}: InvoiceSheetProps) => (
  <section className="sheet stack student-invoice" aria-label={title}>
    <header className="student-invoice__head">
      <div>
        <p className="student-invoice__school">{schoolName}</p>
        <p>{description}</p>
      </div>
      <p className="student-invoice__tags">{tags}</p>
    </header>
    <dl className="student-invoice__reference">
      <dt>{referenceLabel}</dt>
      <dd>{reference}</dd>
    </dl>
    <dl className="facts facts--spaced">
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
    <MoneyLines title="What it is for" lines={lines} totalKobo={totalKobo} inWords={inWords} />
    {payableBy && <p>{NOTES[payableBy]}</p>}
    {children}
  </section>
);
