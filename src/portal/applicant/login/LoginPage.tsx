import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { LoginReply } from '#contract/application.ts';
import { ApiError, serverMessage } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../app/flags.ts';
import { chosen } from '../../app/chosen.ts';
import { usePortalData } from '../../app/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page as PageFrame } from '../../ui/Page.tsx';
import { applicationKey } from '../session/application.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { applicantTokens } from '../session/applicantTokens.ts';
import { fetchDeclaration, useProgrammeHere } from '../session/programmes.ts';
import { useAction } from '../session/useAction.ts';

export const Page = () => <ApplicantArea><Login /></ApplicantArea>;

const REQUIRED = 'please input your RRR';
const UNCLEAR = 'Invalid action, please enter correct details';

/** An applicant proves a payment by its RRR, and is let into the application that it paid for. */
function Login() {
  const programme = useProgrammeHere();
  const { school } = usePortalData();
  const given = (useLocation().state as { rrr?: string } | null)?.rrr ?? '';
  const [rrr, setRrr] = useState(given);
  const [mistake, setMistake] = useState<string>();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const [login, busy] = useAction(async () => {
    try {
      const { endpoints: { login: { method, path } } } = await fetchDeclaration(queries, programme);
      const { token, expires, application } = await send<LoginReply>(method, path, { body: { rrr: rrr.trim() } });
      applicantTokens(school.shortName, programme.id).hold({ token, expires, applicantId: application.applicantId });
      queries.setQueryData(applicationKey(programme.id), application);
      if (application.formCompleted) await navigate(programme.routes.preview, { state: { fromLogin: true, details: application.rrr } });
      else await navigate(programme.routes.application, { state: { verified: true } });
    } catch (error) {
      const unheard = error instanceof ApiError && error.isUnheard;
      setMistake(unheard ? 'The college could not be reached. Please check your connection and try again.' : serverMessage(error, UNCLEAR));
      raiseFlag({ title: (error as ApiError).title ?? 'Invalid Action!', body: serverMessage(error, UNCLEAR), intent: 'danger' });
      document.getElementById('rrr')?.focus();
    }
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rrr.trim() !== '') return void login();
    setMistake(REQUIRED);
    document.getElementById('rrr')?.focus();
  };

  return (
    <PageFrame title={`${programme.name} Login`} width="narrow" crumbs={[{ name: 'Home', to: '/' }, { name: `${programme.name} Login` }]}
      lead="Log in with the RRR of the application fee that you have paid.">
      {programme.hasForm ? (
        <form className="sheet form" onSubmit={submit} noValidate>
          <TextField id="rrr" label="RRR" required name="rrr" inputMode="numeric" autoComplete="off" value={rrr} mistake={mistake}
            help="The 12 digits on your invoice or bank slip" onChange={({ target }) => { setRrr(target.value); setMistake(undefined); }} />
          <div className="form__end"><Button type="submit" intent="primary" busy={busy}>Login</Button></div>
        </form>
      ) : (
        <div className="notice">
          <div><strong>This form is being prepared</strong>The {programme.name} application form will open here soon. An RRR that you have paid keeps its value: please come back with it.</div>
        </div>
      )}
      <p className="then">No RRR yet? <Link to={programme.invoice.generatePage} state={chosen(programme)}>Generate an invoice</Link></p>
    </PageFrame>
  );
}
