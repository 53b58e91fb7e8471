import { Link } from 'react-router-dom';
import type { Waits } from '#contract/kit/waiting.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Tick } from '../../ui/icons.tsx';
import { DueTag } from './DueTag.tsx';
import './due.css';

interface DueHeadProps {
  /** Null where nothing is due. */
  readonly next: Omit<Waits, 'to'> | null;
  /** The way to do it; none where it is done on this page. */
  readonly way?: { readonly label: string; readonly to: string } | undefined;
  /** What a student reads where nothing is due: 'Nothing is owed.' */
  readonly otherwise: string;
}

/** The first thing on a student's page: what is due next, by when, and the way there. */
export function DueHead({ next, way, otherwise }: DueHeadProps) {
  if (!next)
    return (
      <section className="sheet due-head" aria-label="What is due next">
        <Tick />
        <p>
          <strong>{otherwise}</strong>
        </p>
      </section>
    );
  const { what, detail, due } = next;
  return (
    <section className="sheet due-head" data-due aria-label="What is due next">
      <p>
        <strong>{what}</strong>
        {detail && <span>{detail}</span>}
      </p>
      {due && <DueTag due={due} />}
      {way && (
        <Link className={buttonClass('primary')} to={way.to}>
          {way.label}
        </Link>
      )}
    </section>
  );
}
