import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { RefereeForm } from '#contract/admissions/referees.ts';
import { ApiError, serverMessage, UNHEARD } from '../../api/apiError.ts';
import { send } from '../../api/call.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Page } from '../../ui/Page.tsx';
import { LoadingState } from '../../ui/states.tsx';
import { refereeAddress } from '../referees/refereeAddress.ts';
import { ApplicantArea } from '../session/ApplicantArea.tsx';
import { fetchDeclaration, useProgrammeHere } from '../session/programmes.ts';
import { useAction } from '../../kit/useAction.ts';
import { entranceIn, type Entrance } from './entrance.ts';
import { OlderPassCode } from './OlderPassCode.tsx';

const loadForm = () => import('./ReferenceForm.tsx');
const ReferenceForm = lazy(() => loadForm().then((module) => ({ default: module.ReferenceForm })));

/** The status of a pass code that was good once. */
const OVER = 410;

const UNCLEAR = 'Invalid email address or pass code. Please take both from the latest email that we sent you';

export const RefereeFormPage = () => (
  <ApplicantArea>
    <RefereePage />
  </ApplicantArea>
);

function RefereePage() {
  const [opened, setOpened] = useState<{ readonly form: RefereeForm; readonly entrance: Entrance }>();
  if (!opened) return <EntranceForm onOpened={(form, entrance) => setOpened({ form, entrance })} />;
  const { form } = opened;
  return (
    <Page title={`Reference for ${form.applicantName}`} lead={`${form.programme} · ${form.session}`}>
      <Suspense fallback={<LoadingState lines={8} label="Loading the form" />}>
        <ReferenceForm {...opened} />
      </Suspense>
    </Page>
  );
}

function EntranceForm({ onOpened }: { onOpened(form: RefereeForm, entrance: Entrance): void }) {
  const programme = useProgrammeHere();
  const { school } = usePortalData();
  const queries = useQueryClient();
  const { hash } = useLocation();
  const [typed, setTyped] = useState(() => entranceIn(hash));
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [over, setOver] = useState<string>();
  useEffect(() => void loadForm().catch(() => undefined), []);

  const refuse = (wrong: Readonly<Record<string, string>>) => {
    setMistakes(wrong);
    document.getElementById(Object.keys(wrong)[0]!.slice(1))?.focus();
  };
  const [open, busy] = useAction(async () => {
    try {
      const { method, path } = refereeAddress((await fetchDeclaration(queries, programme)).endpoints, 'open');
      onOpened(await send<RefereeForm>(method, path, { body: typed }), typed);
    } catch (error) {
      if (error instanceof ApiError && error.status === OVER) return setOver(error.message);
      const unheard = error instanceof ApiError && error.isUnheard;
      const message = unheard ? UNHEARD : serverMessage(error, UNCLEAR);
      raiseFlag({ title: (error as ApiError).title ?? 'Invalid Action!', intent: 'danger' });
      refuse({ '/passCode': message });
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = {
      ...(typed.refereeEmail.trim() === '' && { '/refereeEmail': 'please input email address' }),
      ...(typed.passCode.trim() === '' && { '/passCode': 'please enter your pass code' }),
    };
    if (Object.keys(missing).length > 0) refuse(missing);
    else void open();
  };
  const type = (change: Partial<Entrance>) => {
    setTyped((before) => ({ ...before, ...change }));
    setMistakes({});
    setOver(undefined);
  };
  return (
    <Page
      title="Referee Form"
      width="narrow"
      lead={`An applicant to ${school.name} has named you as a referee. Thank you for coming.`}
    >
      {over !== undefined && <OlderPassCode why={over} entrance={typed} />}
      <form className="sheet form" onSubmit={submit} noValidate>
        <TextField
          id="refereeEmail"
          label="Email Address"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          value={typed.refereeEmail}
          mistake={mistakes['/refereeEmail']}
          help="The address that our mail came to"
          onChange={({ target }) => type({ refereeEmail: target.value })}
        />
        <TextField
          id="passCode"
          label="Pass Code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed.passCode}
          mistake={mistakes['/passCode']}
          help="Three groups of four, as in our mail: K7QM-4XPT-9RWH"
          onChange={({ target }) => type({ passCode: target.value })}
        />
        <div className="form__end">
          <Button type="submit" {...(over === undefined ? { intent: 'primary' } : { look: 'outlined' })} busy={busy}>
            Open the form
          </Button>
        </div>
      </form>
      <p className="then">What you write is read by the college alone. The applicant never sees it.</p>
    </Page>
  );
}
