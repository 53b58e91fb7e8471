import { useState } from 'react';
import type { AdmissionStatus } from '#contract/admissions/admission-list.ts';
import type { answerOffer, proveCandidate, sendAnswerCode } from '#contract/admissions/offers.ts';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { call, download } from '../../api/call.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { CodeForm } from '../payment/CodeForm.tsx';

/** The number, the student type and the RRR of a check that is paid. */
export interface PaidCheck {
  readonly regNumber: string;
  readonly studentTypeId: number;
  readonly rrr: string;
}

interface AnswerOfferProps {
  readonly admission: NonNullable<AdmissionStatus['admission']>;
  readonly check: PaidCheck;
  readonly onAnswered: () => Promise<void>;
}

const FAILED = { title: 'Invalid Action!', body: 'This could not be done. Please try again' };

/** Anybody may have paid the check, so what binds the candidate needs the code that is mailed to them. */
export function AnswerOffer({ admission: { mayAnswer, hasLetter, sentTo }, check, onAnswered }: AnswerOfferProps) {
  const [challenge, setChallenge] = useState<string>();
  const [token, setToken] = useState<string>();
  const sendCode = async () =>
    setChallenge(
      (await call<typeof sendAnswerCode>({ method: 'POST', path: '/AdmissionList/answer-code', body: check }))
        .challenge,
    );
  const [begin, isBeginning] = useAction(() => sendCode().catch(flag));
  const prove = async (code: string) =>
    setToken(
      (
        await call<typeof proveCandidate>({
          method: 'POST',
          path: '/AdmissionList/prove-candidate',
          body: { challenge: challenge!, code },
        })
      ).token,
    );
  const heading = mayAnswer ? 'Accept or decline your place' : 'Your letter of admission';
  return (
    <section className="then" aria-labelledby="answer">
      <h2 className="part-title" id="answer">
        {heading}
      </h2>
      {!token && !challenge && sentTo === null && (
        <p className="notice notice--warning">
          The admission list has no email address of yours. Ask the admissions office to enter one, then check again
          here.
        </p>
      )}
      {!token && !challenge && sentTo !== null && (
        <>
          <p>We send a code to {sentTo}, the address on the admission list.</p>
          <div className="actions">
            <Button intent="primary" busy={isBeginning} onClick={() => void begin()}>
              Send me the code
            </Button>
          </div>
        </>
      )}
      {!token && challenge && (
        <CodeForm
          label="Continue"
          help={`We sent it to ${sentTo ?? 'your address'}. It may take a minute, or be in your spam folder.`}
          onCode={prove}
          onAgain={sendCode}
        />
      )}
      {token && <Proven token={token} mayAnswer={mayAnswer} hasLetter={hasLetter} onAnswered={onAnswered} />}
    </section>
  );
}

function Proven({
  token,
  mayAnswer,
  hasLetter,
  onAnswered,
}: { readonly token: string; readonly onAnswered: () => Promise<void> } & Pick<
  AnswerOfferProps['admission'],
  'mayAnswer' | 'hasLetter'
>) {
  const [isDeclining, setDeclining] = useState(false);
  const [answer, busy] = useAction(async (given: 'accept' | 'decline') => {
    try {
      await call<typeof answerOffer>({
        method: 'POST',
        path: '/AdmissionList/answer-offer',
        body: { token, answer: given },
      });
      await onAnswered();
      raiseFlag({
        title: 'Success!',
        body: given === 'accept' ? 'You have accepted your place' : 'You have declined your place',
        intent: 'success',
      });
    } catch (error) {
      flag(error);
    }
  });
  const [letter, isFetching] = useAction(async () => {
    try {
      saveAs(await download('/AdmissionList/candidate-letter', { token }), 'admission-letter.pdf');
    } catch (error) {
      flag(error);
    }
  });
  return (
    <div className="actions">
      {mayAnswer && !isDeclining && (
        <Button intent="primary" busy={busy} onClick={() => void answer('accept')}>
          Accept the place
        </Button>
      )}
      {mayAnswer && !isDeclining && (
        <Button look="outlined" onClick={() => setDeclining(true)}>
          Decline the place
        </Button>
      )}
      {mayAnswer && isDeclining && <p role="alert">You give the place up, and it may go to another.</p>}
      {mayAnswer && isDeclining && (
        <Button intent="primary" className="danger" busy={busy} onClick={() => void answer('decline')}>
          Yes, decline it
        </Button>
      )}
      {mayAnswer && isDeclining && (
        <Button look="outlined" onClick={() => setDeclining(false)}>
          Keep the offer
        </Button>
      )}
      {hasLetter && !isDeclining && (
        <Button look="outlined" icon={<Download />} busy={isFetching} onClick={() => void letter()}>
          Download the letter
        </Button>
      )}
    </div>
  );
}

const flag = (error: unknown) => raiseFailure(error, FAILED);
