import { useEffect, useReducer, useRef, useState } from 'react';
import type { Answers } from '#catalogue/journey.ts';
import type { CompiledSection } from '#catalogue/validate.ts';
import { refusalOf } from '../flow/refusalOf.ts';
import type { Step } from '../flow/steps.ts';
import { useLatest } from '../section/useLatest.ts';
import { CheckedSection } from './CheckedSection.tsx';
import type { OpenedCheck } from './openedCheck.ts';
import { SubmitPanel } from './SubmitPanel.tsx';
import './check.css';

interface CheckStepProps {
  readonly title: string;
  readonly steps: readonly Step[];
  /** Those that may be changed. */
  readonly unlocked: readonly Step[];
  readonly saved: Answers;
  open(saved: Answers): Promise<OpenedCheck>;
  loadSection(name: string, answers: Answers): Promise<CompiledSection>;
  /** What is shown may be newer than what this page knew: another device may have saved. */
  onOpened(answers: Answers): void;
  onChange(step: Step): void;
  onSubmitted(answers: Answers): void;
}

type Opening =
  'loading' | 'failed' | { readonly check: OpenedCheck; readonly sections: ReadonlyMap<string, CompiledSection> };

/** All answers in the words of their questions, before the one act that cannot be undone. */
export function CheckStep(props: CheckStepProps) {
  const { title, steps, unlocked, onChange } = props;
  const [opening, setOpening] = useState<Opening>('loading');
  const [attempt, reopen] = useReducer((count: number) => count + 1, 0);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = useLatest(props);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    let isShown = true;
    void openedWith(latest.current).then((opened) => {
      if (!isShown) return;
      setOpening(opened);
      if (opened !== 'failed') latest.current.onOpened(opened.check.answers);
    });
    return () => {
      isShown = false;
    };
  }, [attempt, latest]);

  const act = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setRefusal(undefined);
    await work().catch((cause: unknown) => setRefusal(() => refusalOf(cause).message));
    setBusy(false);
    reopen();
  };
  const submit = ({ answers, submit: send }: OpenedCheck) =>
    act(async () => {
      if ((await send()) === 'submitted') latest.current.onSubmitted(answers);
    });
  return (
    <section className="m-section m-check" aria-labelledby="section-title">
      <header className="m-section-head">
        <h2 id="section-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>
          Your application has not been submitted yet. Read your answers and change what is not right. The button to
          submit is at the end.
        </p>
      </header>
      {opening === 'loading' && (
        <p role="status" className="m-loading">
          Loading…
        </p>
      )}
      {opening === 'failed' && (
        <p role="alert" className="m-error">
          Your answers could not be loaded.{' '}
          <button type="button" className="m-link" onClick={reopen}>
            Try again
          </button>
        </p>
      )}
      {typeof opening === 'object' && (
        <>
          {steps
            .filter(({ section }) => opening.check.answers[section])
            .map((step) => (
              <CheckedSection
                key={step.section}
                step={step}
                schema={opening.sections.get(step.section)!.schema}
                answers={opening.check.answers[step.section]!}
                {...(unlocked.includes(step) && { onChange: () => onChange(step) })}
              />
            ))}
          <SubmitPanel
            check={opening.check}
            unsaved={steps.filter(({ section }) => opening.check.unsaved.includes(section))}
            refusal={refusal}
            busy={isBusy}
            onChange={onChange}
            onSubmit={() => void submit(opening.check)}
            onWithdraw={() => void act(opening.check.withdraw)}
          />
        </>
      )}
    </section>
  );
}

async function openedWith({ open, loadSection, saved, steps }: CheckStepProps): Promise<Exclude<Opening, 'loading'>> {
  try {
    const check = await open(saved);
    const sections = await Promise.all(
      steps.map(async ({ section }) => [section, await loadSection(section, check.answers)] as const),
    );
    return { check, sections: new Map(sections) };
  } catch {
    return 'failed';
  }
}
