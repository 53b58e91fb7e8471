import type { Due } from '#contract/finance/student-fees.ts';
import { displayDate } from '#rules/displayDate.ts';
import { PART_NAMES } from '#rules/finance/partNames.ts';
import { formatNaira } from '#rules/money.ts';

interface PartChoiceProps {
  readonly due: Due;
  readonly chosen: number | undefined;
  readonly onChoose: (paymentTypeId: number) => void;
}

/** A part that is closed says why. */
export function PartChoice({ due: { parts, balanceKobo }, chosen, onChoose }: PartChoiceProps) {
  if (balanceKobo > 0)
    return (
      <p>
        Your fees have changed since you paid. Your balance is <strong>{formatNaira(balanceKobo)}</strong>.
      </p>
    );
  return (
    <fieldset className="fees__set">
      <legend>How do you pay?</legend>
      {parts.map(({ part, paymentTypeId, dueKobo, state, reason, dueOn }) => (
        <label key={part} className="fees__choice">
          <input
            type="radio"
            name="part"
            disabled={state !== 'open'}
            checked={state === 'open' && chosen === paymentTypeId}
            onChange={() => onChoose(paymentTypeId)}
          />
          <span>
            <span>
              {PART_NAMES[part]} {dueKobo > 0 && formatNaira(dueKobo)}
            </span>
            <small>
              {state === 'paid' && 'Paid'}
              {state === 'closed' && reason}
              {state === 'open' && (dueKobo === 0 ? 'Your credit covers it' : dueOn && `By ${displayDate(dueOn)}`)}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface FeeChoiceProps {
  readonly due: Due;
  readonly chosen: readonly number[];
  readonly onChoose: (feeIds: readonly number[]) => void;
}

/** Several may be on one invoice: what everybody owes comes first, then what is offered. */
export function FeeChoice({ due: { lines }, chosen, onChoose }: FeeChoiceProps) {
  const groups = [
    ['Compulsory', lines.filter(({ isOffered }) => !isOffered)],
    ['Offered', lines.filter(({ isOffered }) => isOffered)],
  ] as const;
  return groups
    .filter(([, fees]) => fees.length > 0)
    .map(([title, fees]) => (
      <fieldset key={title} className="fees__set">
        <legend>{title}</legend>
        {fees.map(({ feeId, description, amountKobo, creditKobo, dueKobo }) => {
          const isPaid = dueKobo === 0 && creditKobo === 0;
          return (
            <label key={feeId} className="fees__choice">
              <input
                type="checkbox"
                disabled={isPaid}
                checked={chosen.includes(feeId)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, feeId] : chosen.filter((each) => each !== feeId))
                }
              />
              <span>
                <span>{description}</span>
                <small>{isPaid ? 'Paid' : formatNaira(amountKobo)}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
    ));
}
