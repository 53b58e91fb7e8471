import { useEffect, useRef, useState, type ReactNode } from 'react';
import { serverMessage } from '../../api/apiError.ts';
import { Button } from '../../ui/Button.tsx';
import { SignedInForm } from '../form/SignedInForm.tsx';
import { Unsaved } from '../form/Unsaved.tsx';
import { useAction } from '../useAction.ts';
import { FAILED } from '../useSaved.ts';
import { Countdown } from './Countdown.tsx';
import { Review } from './Review.tsx';
import { Steps } from './Steps.tsx';
import { useWizard, type WizardProps } from './useWizard.ts';
import { REVIEW, type StepName } from './wizardChart.ts';
import './wizard.css';

/** @param children shown when all is confirmed */
export function Wizard({ children, ...props }: WizardProps & { readonly children: ReactNode }) {
  const { chart } = props;
  const { step, state, answers, held, go, answer, lapse, again, confirm } = useWizard(props);
  const [isChanged, setChanged] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const heading = useFocusOnChange(step);
  const [send, busy] = useAction(async () => {
    setRefusal(undefined);
    await confirm().catch((error: unknown) =>
      setRefusal(serverMessage(error, 'The college could not be reached. Nothing has been lost: please try again')),
    );
  });
  if (state === 'confirmed') return children;
  const declared = chart.steps.find(({ name }) => name === step);
  const opened = (to: StepName) => {
    setChanged(false);
    setRefusal(undefined);
    go(to);
  };
  return (
    <div className="wizard">
      <Steps chart={chart} step={step} answers={answers} onGo={opened} />
      {held && state === 'answering' && <Countdown key={held.until} held={held} onLapsed={lapse} />}
      {state === 'lapsed' && (
        <div className="notice notice--warning" role="alert">
          <p>
            <strong>{held?.what} is no longer held for you</strong>The time was up. What you answered before is still
            here.
          </p>
          <Button look="outlined" onClick={again}>
            Choose again
          </Button>
        </div>
      )}
      {refusal !== undefined && (
        <p className="notice notice--danger" role="alert">
          {refusal}
        </p>
      )}
      {state === 'answering' && (
        <>
          <h2 ref={heading} tabIndex={-1} className="wizard__title">
            {declared?.title ?? 'Please look over your answers'}
          </h2>
          {declared && (
            <SignedInForm
              key={step}
              name={declared.form}
              submitLabel="Continue"
              answers={answers[step] ?? {}}
              failed={FAILED}
              onEdit={() => setChanged(true)}
              onSubmit={async (typed) => {
                await answer(typed);
                setChanged(false);
              }}
            />
          )}
          {step === REVIEW && (
            <Review chart={chart} answers={answers} busy={busy} onGo={opened} onConfirm={() => void send()} />
          )}
          {isChanged && <Unsaved />}
        </>
      )}
    </div>
  );
}

/** A step is a page: its heading is where reading begins. */
function useFocusOnChange(step: StepName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
