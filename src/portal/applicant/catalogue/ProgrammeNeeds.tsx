import { Link } from 'react-router-dom';
import { needsOf } from '#catalogue/explaining/atHand.ts';
import type { Programme, ProgrammeSummary } from '#catalogue/programme.ts';
import { stepsOf } from '#form/flow/steps.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { stateOn } from '#rules/window/dayWindow.ts';
import { applicationStart, chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';
import { STAGES } from '../../core/stages.ts';
import { useDeclarations } from '../../kit/declarations.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ArrowRight } from '../../ui/icons.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';

/** Made from the declaration that the form is drawn from, so that neither says what the other does not. */
export function ProgrammeNeeds({ programme }: { readonly programme: ProgrammeSummary }) {
  const { declared, error, retry } = useDeclarations([programme], true);
  return (
    <>
      <FeeAndDates programme={programme} />
      {error && <ErrorState error={error} onRetry={retry} />}
      {!declared && !error && <LoadingState lines={8} />}
      {declared?.[0] && <Needed programme={programme} declared={declared[0]} />}
      {declared && !declared[0] && (
        <p className="notice">
          {programme.made
            ? 'No form follows. You pay the invoice and print its receipt.'
            : 'The form opens later. You can pay the fee now, and fill in the form when it is here.'}
        </p>
      )}
    </>
  );
}

function FeeAndDates({ programme }: { readonly programme: ProgrammeSummary }) {
  const {
    invoice: { amount },
    routes,
    opens,
    closes,
  } = programme;
  const stage = stateOn(programme, usePortalData().today);
  return (
    <section className="sheet" aria-label="Fee and dates">
      <dl className="facts">
        <div>
          <dt>Application fee</dt>
          <dd>₦{withThousands(amount)}</dd>
        </div>
        <div>
          <dt>Opens</dt>
          <dd>{displayDate(opens)}</dd>
        </div>
        <div>
          <dt>Closes</dt>
          <dd>{displayDate(closes)}</dd>
        </div>
        <div>
          <dt>Applications</dt>
          <dd>{STAGES[stage]}</dd>
        </div>
      </dl>
      <div className="actions">
        {stage === 'open' && (
          <Link className={buttonClass('primary')} to={applicationStart(programme)} state={chosen(programme)}>
            <span>Apply</span>
            <ArrowRight />
          </Link>
        )}
        <Link className={buttonClass(undefined, 'outlined')} to={routes.login}>
          <span>{programme.made ? 'Find your receipt' : 'Continue your application'}</span>
        </Link>
      </div>
    </section>
  );
}

function Needed({ programme, declared }: { readonly programme: ProgrammeSummary; readonly declared: Programme }) {
  const steps = stepsOf(declared.chart);
  const isScreened = programme.entersBy === 'jamb-utme';
  const { entry, documents, people } = needsOf(
    programme,
    steps.map(({ section }) => declared.sections[section]!),
  );
  return (
    <div className="catalogue__needs">
      {entry.length > 0 && (
        <section aria-labelledby="entry">
          <h2 id="entry">Who can apply</h2>
          <ul>
            {entry.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      {isScreened && (
        <p>
          <Link to="/prospective_students/calculator">Work out your aggregate</Link> from your UTME score and the one
          you expect of the screening.
        </p>
      )}
      {documents.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">Have these at hand</h2>
          <ul>
            {documents.map(({ title, detail }) => (
              <li key={title}>
                <strong>{title}</strong>
                {detail && <span>{detail}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section aria-labelledby="people">
          <h2 id="people">People the form asks about</h2>
          <p>Their names, addresses and phone numbers or email addresses: {people.join(', ')}.</p>
        </section>
      )}
      <section aria-labelledby="steps">
        <h2 id="steps">How it goes</h2>
        <ol>
          {programme.eligibility && <li>Answer the questions that say whether you can apply.</li>}
          <li>Pay the application fee, with a card or at a bank. Your RRR is the key to your form.</li>
          {steps.map(({ section, title }) => (
            <li key={section}>{title}</li>
          ))}
          <li>Check your answers, submit, and print your slip.</li>
        </ol>
      </section>
    </div>
  );
}
