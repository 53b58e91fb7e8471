import { Link, useParams } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { CATALOGUE } from '#contract/admissions/pages.ts';
import { withThousands } from '#rules/money.ts';
import { dayWindowWords } from '#rules/window/dayWindow.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Page } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BeingCorrected } from '../payment/BeingCorrected.tsx';
import { ProgrammeNeeds } from './ProgrammeNeeds.tsx';
import '../applicant.css';
import './catalogue.css';

const HOME = { name: 'Home', to: '/' };

/** For whoever thinks of applying; what a declaration says word by word is on the staff's page. */
export function CataloguePage() {
  const { id } = useParams();
  const { programmes, refused = [] } = usePortalData();
  const programme = programmes.find((each) => each.id === id);
  if (programme) {
    return (
      <Page
        key={programme.id}
        title={programme.name}
        lead={programme.summary}
        crumbs={[HOME, CATALOGUE, { name: programme.name }]}
      >
        <ProgrammeNeeds programme={programme} />
      </Page>
    );
  }
  const waiting = refused.find((each) => each.id === id);
  if (waiting) {
    return (
      <Page
        key={waiting.id}
        title={waiting.name}
        lead={waiting.summary}
        crumbs={[HOME, CATALOGUE, { name: waiting.name }]}
      >
        <BeingCorrected programme={waiting} />
      </Page>
    );
  }
  return (
    <Page
      title={CATALOGUE.name}
      crumbs={[HOME, { name: CATALOGUE.name }]}
      lead="What you need for each application, what it costs, and until when you can apply."
    >
      {id !== undefined && <EmptyState title={`There is no programme ‘${id}’`} />}
      <ul className="catalogue">
        {programmes
          .filter(({ made }) => made?.active !== false)
          .map((each) => (
            <li key={each.id}>
              <Line programme={each} />
            </li>
          ))}
      </ul>
    </Page>
  );
}

function Line({ programme }: { readonly programme: ProgrammeSummary }) {
  const { id, name, summary, invoice } = programme;
  const open = dayWindowWords(programme, usePortalData().today).join(' ');
  return (
    <>
      <h2>
        <Link to={`${CATALOGUE.to}/${id}`}>{name}</Link>
      </h2>
      <p>{summary}</p>
      <p className="catalogue__facts">
        ₦{withThousands(invoice.amount)} · {open}
      </p>
    </>
  );
}
