import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { inOrder } from '#catalogue/explaining/explainChart.ts';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { AddressesPart } from './AddressesPart.tsx';
import { ChartPart } from './ChartPart.tsx';
import { Part } from './Part.tsx';
import { SectionPart } from './SectionPart.tsx';
import { SlipPart } from './SlipPart.tsx';
import './programmes.css';

interface ProgrammeSheetProps {
  readonly summary: ProgrammeSummary;
  readonly programme: Programme | undefined;
}

/** It is made from the very declaration that runs. */
export function ProgrammeSheet({ summary, programme }: ProgrammeSheetProps) {
  usePlaceInAddress();
  return (
    <div className="p-sheet">
      {programme && <Contents programme={programme} />}
      <div className="p-parts">
        <CardPart summary={summary} />
        {programme ? (
          <FormParts programme={programme} />
        ) : (
          <p className="notice">
            It can be invoiced and paid; its form is not declared yet, and its login says that it opens later.
          </p>
        )}
      </div>
    </div>
  );
}

const FormParts = ({ programme }: { readonly programme: Programme }) => (
  <>
    {sectionsOf(programme).map((name) => (
      <SectionPart key={name} name={name} programme={programme} />
    ))}
    <ChartPart chart={programme.chart} name={programme.name} />
    <SlipPart programme={programme} />
    <AddressesPart programme={programme} />
  </>
);

/** In the order of the chart; sections for somebody else, such as a referee, come last. */
const sectionsOf = ({ chart, sections }: Programme): string[] => [
  ...new Set([
    ...inOrder(chart).flatMap((state) => chart.states[state]!.meta?.section ?? []),
    ...Object.keys(sections),
  ]),
];

function Contents({ programme }: { readonly programme: Programme }) {
  const parts = [
    ...sectionsOf(programme).map((name) => [name, programme.sections[name]!.title]),
    ['chart', 'The way through'],
    ['slip', 'The slip'],
    ['addresses', 'Addresses'],
  ];
  return (
    <nav className="p-contents unprinted" aria-label="On this page">
      <ol>
        {parts.map(([anchor, title]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CardPart({
  summary: { id, card, routes, invoice, opens, closes, applicationTypeId, version },
}: {
  readonly summary: ProgrammeSummary;
}) {
  const facts = [
    ['Fee', `₦${withThousands(invoice.amount)}`],
    ['Invoices are made', `from ${displayDate(opens)} to ${displayDate(closes)}`],
    ['Paid for', invoice.description],
    [
      'Card',
      card
        ? `leads to ${card.fixed ? routes.login : invoice.generatePage}; its mode is ${card.mode}`
        : 'none; applicants come by the page on which the invoice is made',
    ],
    ['Application type', String(applicationTypeId)],
    ['Declared in', `flows/${id} and schemas/${id}, version ${version || 'of today'}`],
  ];
  return (
    <Part anchor="card" title="Card and fee">
      <dl className="p-facts">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The browser looks for the hash before the question that it names is drawn, so this scrolls to it. */
function usePlaceInAddress() {
  const { hash } = useLocation();
  useEffect(() => {
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    place?.scrollIntoView({ behavior: 'instant' });
    place?.setAttribute('data-here', '');
    return () => place?.removeAttribute('data-here');
  }, [hash]);
}
