import { useState, type FormEvent } from 'react';
import type { AssignedPurpose, explainFees } from '#contract/finance/assignments.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { formatNaira } from '#rules/money.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import '../impact.css';
import './assignments.css';

/** Of each fee the rule that won, and those that it beat. */
export function Explain({ purpose }: { readonly purpose: AssignedPurpose }) {
  const [typed, setTyped] = useState('');
  const [number, setNumber] = useState('');
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setNumber(typed.trim());
  };
  return (
    <section className="sheet explain" aria-label="What does this student pay, and why?">
      <h2>What does this student pay, and why?</h2>
      <form className="explain__ask" role="search" onSubmit={ask}>
        <TextField
          label="Matric or registration number"
          value={typed}
          maxLength={60}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" look="outlined">
          Explain
        </Button>
      </form>
      {number !== '' && (
        <ReadPart<typeof explainFees>
          path="/Payment/explain-fees"
          query={{ number, purpose }}
          label="Finding what the student pays"
        >
          {(explained) => <Explained explained={explained} />}
        </ReadPart>
      )}
    </section>
  );
}

function Explained({
  explained: { fullName, number, session, facts, lines, totalKobo },
}: {
  readonly explained: Reply<typeof explainFees>;
}) {
  return (
    <div role="status">
      <p>
        <strong>{fullName}</strong>, {number}, {session}
        <br />
        {facts}
      </p>
      {lines.length === 0 ? (
        <p className="notice">No fees are published for this student in {session} yet.</p>
      ) : (
        <ul className="explain__lines">
          {lines.map(({ fee, amountKobo, isOffered, chargedKobo, won, beaten }) => (
            <li key={fee}>
              <span>
                {fee}
                {isOffered && ' (offered)'}
              </span>
              <strong>{formatNaira(amountKobo)}</strong>
              <small>
                By the rule for {won.group}
                {beaten.length > 0 &&
                  `, which is more specific than ${beaten.map((rule) => `${rule.group} (${formatNaira(rule.amountKobo)})`).join(', ')}`}
                {chargedKobo !== null && chargedKobo !== amountKobo && `. Charged: ${formatNaira(chargedKobo)}`}
              </small>
            </li>
          ))}
          <li className="explain__total">
            <span>In all</span>
            <strong>{formatNaira(totalKobo)}</strong>
          </li>
        </ul>
      )}
    </div>
  );
}
