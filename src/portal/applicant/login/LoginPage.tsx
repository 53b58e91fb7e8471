import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { CodeForm } from '../payment/CodeForm.tsx';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { useProgrammeHere } from '../session/programmes.ts';
import { EntranceForm } from './EntranceForm.tsx';
import { GivenAway } from './GivenAway.tsx';
import { Newcomer } from './Newcomer.tsx';
import { useEntrance, type Challenge, type CodeAnswer } from './useEntrance.ts';
import './login.css';

const ForgotRrr = lazy(() => import('./ForgotRrr.tsx').then((module) => ({ default: module.ForgotRrr })));

export const LoginPage = () => (
  <ApplicantArea>
    <Login />
  </ApplicantArea>
);

const REPRINT_LEAD = 'Print the slip of an application that you have submitted. You need the RRR of its fee.';

/** An applicant proves a payment by what the programme's entrance asks, and is let into the application that it paid for. */
function Login() {
  const programme = useProgrammeHere();
  const { pathname, search } = useLocation();
  const reprint = pathname === programme.routes.reprint;
  const title = `${programme.name} ${reprint ? 'Reprint' : 'Login'}`;
  const entrance = useEntrance(programme, reprint);
  const { challenge, enter } = entrance;

  return (
    <Page
      title={title}
      width="narrow"
      crumbs={[{ name: 'Home', to: '/' }, { name: title }]}
      lead={reprint && REPRINT_LEAD}
    >
      {search === '?timeout' && <TimedOut />}
      {!reprint && !challenge && <Newcomer programme={programme} />}
      {challenge && <CodeStep challenge={challenge} enter={enter} />}
      {!challenge &&
        (programme.hasForm ? (
          <EntranceForm {...{ programme, reprint, entrance }} />
        ) : (
          <FormInPreparation {...programme} />
        ))}
      {!challenge && <Forgotten programme={programme} />}
      <ToForm programme={programme} isShown={reprint} />
    </Page>
  );
}

const FormInPreparation = ({ name }: Pick<ProgrammeSummary, 'name'>) => (
  <div className="notice">
    <div>
      <strong>This form is being prepared</strong>The {name} application form will open here soon. What you have paid is
      not lost: please come back with your invoice.
    </div>
  </div>
);

interface CodeStepProps {
  readonly challenge: Challenge;
  readonly enter: (answer: CodeAnswer | undefined) => Promise<void>;
}

const CodeStep = ({ challenge: { challenge, givenOn }, enter }: CodeStepProps) => (
  <>
    {givenOn && <GivenAway day={givenOn} />}
    <CodeForm label="Login" onCode={(code) => enter({ challenge, code })} onAgain={() => enter(undefined)} />
  </>
);

function Forgotten({ programme }: { readonly programme: ProgrammeSummary }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p className="then">
        <Button look="minimal" intent="primary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Forgot your RRR?
        </Button>
      </p>
      {isOpen && (
        <Suspense>
          <ForgotRrr programme={programme} />
        </Suspense>
      )}
    </>
  );
}

const TimedOut = () => (
  <div className="notice notice--warning then--paid" role="status">
    <div>
      <strong>You were logged out</strong>Nobody used the page for 10 minutes. What you typed is safe: log in to go on.
    </div>
  </div>
);

const ToForm = ({ programme, isShown }: { readonly programme: ProgrammeSummary; readonly isShown: boolean }) =>
  isShown && (
    <p className="then">
      Not submitted yet? <Link to={programme.routes.login}>Continue your application</Link>
    </p>
  );
