import type { AdmissionStep } from '#contract/shell/dashboards.ts';
import { displayMoment } from '#rules/displayDate.ts';
import { Tick } from '../../ui/icons.tsx';

const SPOKEN = { done: 'done', now: 'next', later: 'later' };

/** From the offer to the matric number; the one that is next says what it waits for. */
export const AdmissionSteps = ({ steps }: { readonly steps: readonly AdmissionStep[] }) => (
  <section aria-labelledby="admission-title">
    <h2 id="admission-title">Your admission</h2>
    <ol className="sheet steps-ahead">
      {steps.map(({ title, state, at, words }) => (
        <li key={title} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className="steps-ahead__mark" aria-hidden="true">
            {state === 'done' && <Tick />}
          </span>
          <span>
            <strong>{title}</strong>
            <span className="unseen">, {SPOKEN[state]}</span>
            {at && (
              <small>
                <time dateTime={at}>{displayMoment(at)}</time>
              </small>
            )}
            {words && <small>{words}</small>}
          </span>
        </li>
      ))}
    </ol>
  </section>
);
