import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { chartFor } from '#catalogue/chartFor.ts';
import type { Answers } from '#catalogue/journey.ts';
import type { CompiledSection, SectionAnswers } from '#catalogue/validate.ts';
import { SectionForm } from '../section/SectionForm.tsx';
import { useLatest } from '../section/useLatest.ts';
import type { FlowRunnerProps } from './flowRunnerProps.ts';
import { refusalOf } from './refusalOf.ts';
import { StepList } from './StepList.tsx';
import {
  canOpen,
  checkPlaceOf,
  sectionAfter,
  sectionToShow,
  showsCheck,
  firstUnsaved,
  stepsOf,
  type CheckPlace,
  type Step,
  type StepState,
} from './steps.ts';
import { useSectionModule } from './useSectionModule.ts';

const NO_ANSWERS: SectionAnswers = {};
const loadJourney = () => import('#catalogue/journey.ts');
const CheckStep = lazy(() => import('../check/CheckStep.tsx').then((module) => ({ default: module.CheckStep })));

/** What is saved on this page is known here before the props reflect it. */
interface Progress {
  readonly saved: Answers;
  readonly next: string | null;
}

const openOf = (steps: readonly Step[], sections: FlowRunnerProps['openSections']) =>
  sections ? steps.filter(({ section }) => sections.includes(section)) : steps;

/** What is saved and where it leads is derived, never stored. */
export function FlowRunner(props: FlowRunnerProps) {
  const { chart, hash, onNavigate, openSections, readOnlyFacts: facts } = props;
  const [progress, setProgress] = useState<Progress>({ saved: {}, next: props.next });
  const saved = useMemo(() => ({ ...props.saved, ...progress.saved }), [props.saved, progress.saved]);
  const steps = useMemo(
    () => stepsOf(chartFor(chart, { answers: saved, formCompleted: false, facts })),
    [chart, saved, facts],
  );
  const unlocked = openOf(steps, openSections);
  const check = useMemo(() => checkPlaceOf(chart), [chart]);
  const done = useMemo(() => new Set(Object.keys(saved)), [saved]);
  const next = firstUnsaved(steps, done, progress.next);
  const step = showsCheck(check, unlocked, hash, next) ? undefined : sectionToShow(unlocked, hash, done, next);
  const shown = step ?? check!;
  const latest = useLatest(props);

  useEffect(() => {
    if (shown.hash !== hash?.replace(/^#/, '')) latest.current.onNavigate(shown.hash, { replace: true });
  }, [shown, hash, latest]);
  useEffect(() => {
    const idle = setTimeout(() => void loadJourney().catch(() => undefined), 2000);
    return () => clearTimeout(idle);
  }, []);

  const stateOf = (each: Step): StepState =>
    unlocked.includes(each) && canOpen(each.section, done, next)
      ? done.has(each.section)
        ? 'done'
        : 'open'
      : 'locked';
  const places = [
    ...steps.map((each) => ({ ...each, state: each === step ? ('current' as const) : stateOf(each) })),
    ...(check
      ? [
          {
            ...check,
            state: check === shown ? ('current' as const) : next === null ? ('open' as const) : ('locked' as const),
          },
        ]
      : []),
  ];
  const open = (to: string) => onNavigate(to, { replace: false });
  const submitted = async (answers: Answers) => {
    const { journey, machineOf } = await loadJourney();
    latest.current.onFinished(journey(machineOf(chart), { answers, formCompleted: true }));
  };
  return (
    <div className="m-flow">
      <StepList steps={places} onOpen={open} />
      {step ? (
        <SectionStep
          key={step.section}
          {...props}
          saved={saved}
          step={step}
          steps={unlocked}
          check={check}
          isWhole={next === null}
          onProgress={setProgress}
        />
      ) : (
        <Suspense
          fallback={
            <p role="status" className="m-loading">
              Loading…
            </p>
          }
        >
          <CheckStep
            title={shown.title}
            steps={steps}
            unlocked={unlocked}
            saved={saved}
            open={props.openCheck}
            loadSection={props.loadSection}
            onChange={(to) => open(to.hash)}
            onOpened={(answers) => setProgress({ saved: answers, next: null })}
            onSubmitted={(answers) => void submitted(answers)}
          />
        </Suspense>
      )}
      {props.status}
    </div>
  );
}

interface SectionStepProps extends FlowRunnerProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly check: CheckPlace | undefined;
  /** Every section has been saved, so that a save leads back to the check. */
  readonly isWhole: boolean;
  onProgress(progress: Progress): void;
}

function SectionStep({ step, ...flow }: SectionStepProps) {
  const module = useSectionModule(step.section, (name) => flow.loadSection(name, flow.saved));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="m-section" aria-labelledby="section-title">
      <header className="m-section-head">
        <h2 id="section-title" ref={title} tabIndex={-1}>
          {step.title}
        </h2>
        <p className="m-required-note">
          Fields marked <span className="m-asterisk">*</span> are required.
        </p>
      </header>
      {flow.aboutSection?.(step.section)}
      {module.state === 'ready' && <LoadedSection section={module.section} step={step} {...flow} />}
      {module.state === 'loading' && (
        <p role="status" className="m-loading">
          Loading…
        </p>
      )}
      {module.state === 'failed' && (
        <p role="alert" className="m-error">
          This section could not be loaded.{' '}
          <button type="button" className="m-link" onClick={module.retry}>
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

function LoadedSection({
  section,
  step,
  steps,
  check,
  isWhole,
  onProgress,
  ...flow
}: SectionStepProps & { readonly section: CompiledSection }) {
  const [isBusy, setBusy] = useState(false);
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>();
  const name = step.section;
  const previous = steps.find((each) => each.section === step.previous);

  const goOn = (
    { journey, machineOf, sectionsWalked }: Awaited<ReturnType<typeof loadJourney>>,
    answers: SectionAnswers,
  ) => {
    const saved = { ...flow.saved, [name]: answers };
    const begun = { answers: saved, formCompleted: false, facts: flow.readOnlyFacts };
    const chart = chartFor(flow.chart, begun);
    const machine = machineOf(chart);
    const { next } = journey(machine, begun);
    const following = check && isWhole ? next : sectionAfter(name, sectionsWalked(machine, begun), next);
    const to = openOf(stepsOf(chart), flow.openSections).find((each) => each.section === following) ?? check;
    onProgress({ saved, next });
    if (to) flow.onNavigate(to.hash, { replace: false });
    else flow.onFinished(journey(machine, { answers: saved, formCompleted: true }));
  };
  const save = async (answers: SectionAnswers) => {
    setBusy(true);
    setServerErrors(undefined);
    try {
      const way = await loadJourney();
      await flow.save(name, answers);
      goOn(way, answers);
    } catch (cause) {
      setServerErrors(() => refusalOf(cause).errors);
    }
    setBusy(false);
  };
  const isLast = step === steps.at(-1);
  return (
    <SectionForm
      section={section}
      answers={flow.drafts[name] ?? flow.saved[name] ?? NO_ANSWERS}
      readOnlyFacts={flow.readOnlyFacts}
      LockedNote={flow.LockedNote}
      today={flow.today}
      hasPassport={flow.hasPassport}
      busy={isBusy}
      submitLabel={check && (isLast || isWhole) ? 'Check and submit' : isLast ? 'Submit' : 'Next'}
      {...(serverErrors && { serverErrors })}
      onEdit={(answers) => flow.keepDraft(name, answers())}
      onSubmit={(answers) => void save(answers)}
      onRefused={(errors) => flow.onRefused?.(name, errors)}
      {...(previous && { onPrevious: () => flow.onNavigate(previous.hash, { replace: false }) })}
    />
  );
}
