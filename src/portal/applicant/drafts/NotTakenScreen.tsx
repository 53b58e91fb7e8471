import { useEffect, useRef, useState } from 'react';
import { Breakable } from '#form/answer/Breakable.tsx';
import { displayMoment } from '#rules/displayDate.ts';
import { raiseFlag } from '../../core/flags.ts';
import { usePortalData } from '../../core/portalData.ts';
import { nameOf, type Difference } from '../../kit/conflict/differences.ts';
import { Parts } from '../../kit/conflict/Parts.tsx';
import { partsOf } from '../../kit/conflict/parts.ts';
import { useAction } from '../../kit/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { Warning } from '../../ui/icons.tsx';
import type { SectionNotTaken } from './notTaken.ts';
import '../../kit/conflict/conflicts.css';

interface NotTakenScreenProps {
  readonly sections: readonly SectionNotTaken[];
  /** ISO moment. */
  readonly submittedAt: string;
  readonly onLeave: () => Promise<void>;
}

/** Another tab or device submitted the application: nothing that was typed here is in it, and nothing of it is lost unseen. */
export function NotTakenScreen({ sections, submittedAt, onLeave }: NotTakenScreenProps) {
  const { phone, email } = usePortalData().school;
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [leave, busy] = useAction(onLeave);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="sheet" aria-labelledby="not-taken-title">
      <div className="notice notice--warning">
        <Warning />
        <div>
          <h2 id="not-taken-title" ref={title} tabIndex={-1} className="conflict-title">
            Your application has already been submitted
          </h2>
          It was submitted on {displayMoment(submittedAt)}, in another tab or on another device. What you changed here
          was not taken. Read it below, and copy it if you need it.
        </div>
      </div>
      <div ref={list}>
        {sections.map((each) => (
          <Section key={each.section} {...each} />
        ))}
      </div>
      <p className="then">
        You can no longer change your application here. If one of these changes is important, tell the admissions
        office: call <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> or write to{' '}
        <a href={`mailto:${email}`}>
          <Breakable text={email} />
        </a>
        .
      </p>
      <div className="form__end">
        {'clipboard' in navigator && <Copy text={() => list.current!.innerText} />}
        <Button intent="primary" busy={busy} onClick={() => void leave()}>
          Open your slip
        </Button>
      </div>
    </section>
  );
}

const Section = ({ section, title, differing }: SectionNotTaken) => (
  <section aria-labelledby={`not-taken-${section}`}>
    <h3 id={`not-taken-${section}`} className="then">
      {title}
    </h3>
    <div className="conflicts">
      {differing.map((difference) => (
        <Change key={nameOf(difference)} difference={difference} />
      ))}
    </div>
  </section>
);

function Change({ difference }: { readonly difference: Difference }) {
  const { path, field } = difference;
  const parts = partsOf(difference);
  return (
    <div className="conflict">
      <strong>{field.title ?? path.at(-1)}</strong>
      <p>
        Not taken: <Parts parts={parts} of="mine" />
      </p>
      <p>
        In your application: <Parts parts={parts} of="theirs" />
      </p>
    </div>
  );
}

function Copy({ text }: { readonly text: () => string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => setCopied(true),
      () => raiseFlag({ title: 'It could not be copied', body: 'Please write it down.', intent: 'warning' }),
    );
  return (
    <Button look="outlined" onClick={() => void copy()}>
      {isCopied ? 'Copied' : 'Copy'}
      <span className="unseen"> what was not taken</span>
    </Button>
  );
}
