import list from '#lists/hostels/reservations.json' with { type: 'json' };
import type { checkIn, checkOut, DeskStay } from '#contract/hostels/desk.ts';
import { displayDate } from '#rules/displayDate.ts';
import { lagosDay } from '#rules/lagosDay.ts';
import { formatNaira } from '#rules/money.ts';
import { counted } from '#rules/text/counted.ts';
import { DeclaredCell } from '../../kit/list/columns.tsx';
import { Photograph } from '../../kit/person/Photograph.tsx';
import { ActionDialog } from '../../kit/record/ActionDialog.tsx';
import { useSession } from '../../session/useSession.ts';
import { PHOTOGRAPHS } from './addresses.ts';
import './desk.css';

/** A student beside a bed: photograph and name, and what the porter may do now. */
export function StayCard({ of }: { readonly of: DeskStay }) {
  const { id, state, fullName, number, department, level, session, hostel, room, letter, hasPhotograph, refusal } = of;
  return (
    <article className="sheet stay" aria-label={`${fullName}, bed ${letter} of room ${room}`}>
      <div className="stay__head">
        {hasPhotograph ? (
          <Photograph id={id} name={fullName} path={PHOTOGRAPHS} />
        ) : (
          <div className="photograph stay__blank">No photograph</div>
        )}
        <div>
          <h2>{fullName}</h2>
          <p>{number}</p>
          <p className="stay__small">{[department, level].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      <p className="stay__bed">
        Bed {letter} of room {room}, {hostel}
        <span className="stay__small">
          {session} <DeclaredCell column={list.columns.state} value={state} />
        </span>
      </p>
      <Handovers of={of} />
      {refusal && <p className="notice notice--warning">{refusal}</p>}
      <Acts of={of} />
    </article>
  );
}

function Handovers({ of: { cameOn, cameIn, wentOut } }: { readonly of: DeskStay }) {
  if (!cameOn && !wentOut) return null;
  return (
    <ul className="plain stay__small">
      {cameOn && (
        <li>
          In since {displayDate(cameOn)}
          {cameIn && handoverWords(cameIn)}
        </li>
      )}
      {wentOut && (
        <li>
          Left on {displayDate(wentOut.onDay)}
          {handoverWords(wentOut)}
        </li>
      )}
    </ul>
  );
}

const handoverWords = ({ condition, keys, note, damageKobo }: NonNullable<DeskStay['cameIn']>): string =>
  [
    condition && `: room ${condition.toLowerCase()}`,
    keys !== null && counted(keys, 'key'),
    note,
    damageKobo !== null && `charged ${formatNaira(damageKobo)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Acts({ of: { id, fullName, room, letter, may } }: { readonly of: DeskStay }) {
  const session = useSession();
  if (may.length === 0) return null;
  return (
    <div className="actions">
      {may.includes('check-in') && (
        <ActionDialog
          label="Check in"
          intent="primary"
          lead={`${fullName} moves into bed ${letter} of room ${room} today.`}
          form="bed-check-in"
          done={`${fullName} is in`}
          act={(body) =>
            session.call<typeof checkIn>({ method: 'POST', path: '/Hostel/check-in/:id', params: { id }, body })
          }
        />
      )}
      {may.includes('check-out') && (
        <ActionDialog
          label="Check out"
          intent="primary"
          lead={`${fullName} leaves bed ${letter} of room ${room}. The slip then says so.`}
          form="bed-check-out"
          answers={{ leftOn: lagosDay(new Date()) }}
          done={({ chargedKobo }: { readonly chargedKobo: number }) =>
            chargedKobo > 0
              ? `${fullName} has left, and was charged ${formatNaira(chargedKobo)}`
              : `${fullName} has left`
          }
          act={(body) =>
            session.call<typeof checkOut>({ method: 'POST', path: '/Hostel/check-out/:id', params: { id }, body })
          }
        />
      )}
    </div>
  );
}
