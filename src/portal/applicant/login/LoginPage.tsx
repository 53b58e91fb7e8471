import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { entranceOf } from '#catalogue/registry/entrances.ts';
import type { EntranceReply, LoginReply } from '#contract/admissions/applications.ts';
import { serverMessage, UNHEARD, type ApiError } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { CodeForm } from '../payment/CodeForm.tsx';
import { typedSections } from '../drafts/draftsHere.ts';
import { beginLogin } from '../offline/beginLogin.ts';
import { forgetIfOver } from '../offline/cachedApplication.ts';
import { applicationKey } from '../session/applicationKey.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { applicantTokens } from '../session/applicantTokens.ts';
import { fetchDeclaration, useProgrammeHere } from '../session/programmes.ts';
import { recordInFormShape } from '../session/recordInFormShape.ts';
import { useAction } from '../../kit/useAction.ts';
import { GivenAway } from './GivenAway.tsx';
import { ForgottenJambNumber } from './ForgottenJambNumber.tsx';
import { Newcomer } from './Newcomer.tsx';
import { SharedDevice } from './SharedDevice.tsx';
import { WayOn } from './WayOn.tsx';
import './login.css';

const ForgotRrr = lazy(() => import('./ForgotRrr.tsx').then((module) => ({ default: module.ForgotRrr })));

export const LoginPage = () => (
  <ApplicantArea>
    <Login />
  </ApplicantArea>
);

const UNCLEAR = 'Invalid action, please enter correct details';
const REPRINT_LEAD = 'Print the slip of an application that you have submitted. You need the RRR of its fee.';

type Texts = Readonly<Record<string, string | null | undefined>>;

/** An applicant proves a payment by what the programme's entrance asks, and is let into the application that it paid for. */
function Login() {
  const programme = useProgrammeHere();
  const { lead, fields, list } = entranceOf(programme);
  const { school } = usePortalData();
  const { state, pathname, search } = useLocation();
  const given = state as Texts | null;
  const reprint = pathname === programme.routes.reprint;
  const title = `${programme.name} ${reprint ? 'Reprint' : 'Login'}`;
  const [typed, setTyped] = useState(() => Object.fromEntries(fields.map(({ name }) => [name, given?.[name] ?? ''])));
  const [mistakes, setMistakes] = useState<Texts>({});
  const [challenge, setChallenge] = useState<Exclude<EntranceReply, LoginReply>>();
  const [isShared, setShared] = useState(false);
  /** Set by a refusal that leads on: the RRR that was typed, or '' for a phone number. */
  const [refused, setRefused] = useState<string>();
  const queries = useQueryClient();
  const navigate = useNavigate();

  useEffect(() => void forgetIfOver(school.shortName).catch(() => undefined), [school.shortName]);

  const refuse = (wrong: Texts) => {
    setMistakes(wrong);
    document.getElementById(fields.find(({ name }) => wrong[name])?.name ?? '')?.focus();
  };

  const enter = async (answer: { readonly challenge: string; readonly code: string } | undefined) => {
    const {
      endpoints: {
        login: { method, path },
      },
    } = await fetchDeclaration(queries, programme);
    const body = {
      ...Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()])),
      ...(reprint && { reprint }),
      ...answer,
    };
    const entered = await send<EntranceReply>(method, path, { body });
    if ('challenge' in entered) return setChallenge(entered);
    await welcome(entered);
  };

  const welcome = async ({ token, expires, application }: LoginReply) => {
    applicantTokens(school.shortName, programme.id).hold({
      token,
      expires,
      applicantId: application.applicantId,
      ...(isShared && { isShared }),
    });
    if (await beginLogin(school.shortName, application.applicantId))
      queries.removeQueries({ queryKey: applicationKey(programme.id) });
    else queries.setQueryData(applicationKey(programme.id), await recordInFormShape(application, queries));
    const { application: form, preview } = programme.routes;
    // What was typed here and not taken is shown before the slip.
    const isLeft = (await typedSections(school.shortName, application.applicantId)).length > 0;
    if (!form || (application.afterLogin === null && !isLeft))
      await navigate(preview, { state: { fromLogin: true, details: application.rrr } });
    else await navigate(form, { state: { verified: true } });
  };

  const [login, busy] = useAction(async () => {
    try {
      await enter(undefined);
    } catch (error) {
      const { errors = {}, isUnheard, title, status } = error as ApiError;
      if (status === 422 && serverMessage(error, UNCLEAR) !== UNCLEAR)
        setRefused((typed['rrr'] ?? typed['phoneOrRrr'] ?? '').replace(/\D/g, ''));
      const messages = Object.fromEntries(fields.map(({ name }) => [name, errors[`/${name}`]]));
      refuse(
        Object.values(messages).some(Boolean)
          ? messages
          : { [fields[0]!.name]: isUnheard ? UNHEARD : serverMessage(error, UNCLEAR) },
      );
      // The words stand at the field, where they stay.
      raiseFlag({ title: title ?? 'Invalid Action!', intent: 'danger' });
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(undefined);
    const wrong = Object.fromEntries(fields.map(({ name, mistake }) => [name, mistake(typed[name] ?? '')]));
    refuse(wrong);
    if (Object.values(wrong).every((mistake) => mistake === null)) void login();
  };

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
          <form className="sheet form" onSubmit={submit} noValidate>
            {!reprint && <p>{lead}</p>}
            {fields.map(({ name, label, help, keyboard }) => (
              <TextField
                key={name}
                id={name}
                label={label}
                required
                name={name}
                inputMode={keyboard}
                autoComplete="off"
                spellCheck={false}
                {...(keyboard === 'text' && { autoCapitalize: 'characters' })}
                value={typed[name] ?? ''}
                mistake={mistakes[name] ?? undefined}
                help={help}
                onChange={({ target }) => {
                  setTyped((before) => ({ ...before, [name]: target.value }));
                  setMistakes((before) => ({ ...before, [name]: null }));
                }}
              />
            ))}
            {list && (
              <ForgottenJambNumber
                reference={typed['phoneOrRrr'] ?? ''}
                onFound={(regNumber) => {
                  setTyped((before) => ({ ...before, regNumber }));
                  setMistakes({});
                }}
                onMistake={(phoneOrRrr) => refuse({ phoneOrRrr })}
              />
            )}
            {refused !== undefined && <WayOn rrr={refused} programme={programme} />}
            <SharedDevice isShared={isShared} onChange={setShared} />
            <div className="form__end">
              <Button type="submit" intent="primary" busy={busy}>
                {reprint ? 'Open the slip' : 'Login'}
              </Button>
            </div>
          </form>
        ) : (
          <div className="notice">
            <div>
              <strong>This form is being prepared</strong>The {programme.name} application form will open here soon.
              What you have paid is not lost: please come back with your invoice.
            </div>
          </div>
        ))}
      {!challenge && <Forgotten programme={programme} />}
      <ToForm programme={programme} isShown={reprint} />
    </Page>
  );
}

interface CodeStepProps {
  readonly challenge: Exclude<EntranceReply, LoginReply>;
  readonly enter: (answer: { readonly challenge: string; readonly code: string } | undefined) => Promise<void>;
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
