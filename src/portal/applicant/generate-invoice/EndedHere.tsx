import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import type { Ending } from '#catalogue/vocabulary.ts';
import { CATALOGUE } from '#contract/admissions/pages.ts';
import { withThousands } from '#rules/money.ts';
import { dayWindowWords, stateOn } from '#rules/window/dayWindow.ts';
import { applicationStart, chosen } from '../../core/chosen.ts';
import { usePortalData } from '../../core/portalData.ts';
import { Button } from '../../ui/Button.tsx';
import './eligibility.css';

interface EndedHereProps {
  readonly programme: ProgrammeSummary;
  readonly ending: Ending;
  readonly onChange: () => void;
}

/** Nothing was paid, and there is somewhere else to go. */
export function EndedHere({ programme, ending: { text, instead = [] }, onChange }: EndedHereProps) {
  const { programmes } = usePortalData();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // A college may have left one of them out since this was declared.
  const others = instead.flatMap((id) => programmes.find((other) => other.id === id) ?? []);
  return (
    <section className="sheet" aria-labelledby="ended">
      <h2 id="ended" className="part-title" ref={title} tabIndex={-1}>
        You cannot apply for {programme.name} with these answers
      </h2>
      <p>{text}</p>
      {others.length > 0 && (
        <>
          <h3 id="instead" className="instead__title">
            What you can apply for instead
          </h3>
          <ul className="instead" aria-labelledby="instead">
            {others.map((other) => (
              <li key={other.id}>
                <Other programme={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="form__end">
        <Button look="outlined" onClick={onChange}>
          Change my answers
        </Button>
      </div>
    </section>
  );
}

function Other({ programme }: { readonly programme: ProgrammeSummary }) {
  const { id, name, summary, invoice } = programme;
  const { today } = usePortalData();
  const isOpen = stateOn(programme, today) === 'open';
  return (
    <>
      <Link to={isOpen ? applicationStart(programme) : `${CATALOGUE.to}/${id}`} state={chosen(programme)}>
        {name}
      </Link>
      <span>{summary}</span>
      <span className="instead__facts">
        ₦{withThousands(invoice.amount)} · {dayWindowWords(programme, today).join(' ')}
      </span>
    </>
  );
}
