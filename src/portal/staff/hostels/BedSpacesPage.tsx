import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { hostelPlan, hostels, HostelPlan, Bed } from '#contract/hostels/setup.ts';
import { HOSTELS } from '#contract/hostels/pages.ts';
import { formatNaira } from '#rules/money.ts';
import { useRead } from '../../kit/record/useRead.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { EmptyState, ErrorState, LoadingState } from '../../ui/states.tsx';
import { BedDialog, type ChosenBed } from './BedDialog.tsx';
import { idIn, planAt } from './addresses.ts';
import './bedSpaces.css';

/** Rooms by letters, floor by floor. With `move` in the address a free bed takes that reservation. */
export function BedSpacesPage() {
  const [address, setAddress] = useSearchParams();
  const hostelId = idIn(address.get('hostel'));
  const move = address.get('move');
  const all = useRead<typeof hostels.list>('/Hostel/hostels', { pageSize: 100, sort: 'name' });
  return (
    <Page
      title={HOSTELS.beds.name}
      width="wide"
      crumbs={[HOSTELS.hostels]}
      lead={
        move
          ? 'Choose the free bed to which the student moves.'
          : 'Choose a bed to see its history. There it is assigned, or taken out of use.'
      }
    >
      {all.error && <ErrorState error={all.error} onRetry={() => void all.refetch()} />}
      <div className="stack">
        <SelectField
          label="Hostel"
          placeholder="Select a hostel"
          options={all.data?.rows.map(({ id, name }) => ({ id, name }))}
          value={hostelId ?? undefined}
          onChoose={(id) => setAddress({ ...(id && { hostel: String(id) }), ...(move && { move }) }, { replace: true })}
        />
        {hostelId !== null && <Plan hostelId={hostelId} move={move} />}
      </div>
    </Page>
  );
}

function Plan({ hostelId, move }: { readonly hostelId: number; readonly move: string | null }) {
  const { data, error, refetch } = useRead<typeof hostelPlan>('/Hostel/plan', { hostelId });
  const [chosen, setChosen] = useState<ChosenBed>();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState lines={6} />;
  if (data.plan.length === 0) return <EmptyState title="This hostel has no rooms yet" />;
  return (
    <div className="stack">
      <Numbers of={data} />
      <p className="unprinted">
        <Link className={buttonClass(undefined, 'outlined')} to={planAt(hostelId)}>
          Plan for the porter
        </Link>
      </p>
      {[...Map.groupBy(data.plan, ({ floor }) => floor)].map(([floor, rooms]) => (
        <Floor key={floor} floor={floor} rooms={rooms} onChoose={setChosen} />
      ))}
      {chosen && <BedDialog chosen={chosen} hostel={data.hostel} move={move} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

const Numbers = ({ of }: { readonly of: HostelPlan }) => (
  <dl className="bed-numbers sheet" aria-label={`Beds of ${of.hostel}, ${of.session}`}>
    {(
      [
        ['Beds', of.beds],
        ['In', of.in],
        ['Paid', of.paid],
        ['Held', of.held],
        ['Free', of.free],
        ['Out of use', of.outOfUse],
      ] as const
    ).map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{count}</dd>
      </div>
    ))}
  </dl>
);

interface FloorProps {
  readonly floor: number;
  readonly rooms: HostelPlan['plan'];
  readonly onChoose: (chosen: ChosenBed) => void;
}

function Floor({ floor, rooms, onChoose }: FloorProps) {
  const letters = [...new Set(rooms.flatMap(({ beds }) => beds.map(({ letter }) => letter)))].sort();
  const title = floor === 0 ? 'Ground floor' : `Floor ${floor}`;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="bed-plan" tabIndex={0} role="group" aria-label={`Beds of ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Room</th>
              {letters.map((letter) => (
                <th key={letter} scope="col">
                  {letter}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ id, name, block, category, active, beds }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {block && <span className="bed-plan__small">{block}</span>}
                  <span className="bed-plan__small">{active ? category : 'Disabled'}</span>
                </th>
                {letters.map((letter) => (
                  <td key={letter}>
                    <Space
                      bed={beds.find((each) => each.letter === letter)}
                      onChoose={(bed) => onChoose({ bed, room: name })}
                      room={name}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const WORDS: Readonly<Record<Bed['status'], string>> = {
  free: 'Free',
  held: 'Held',
  paid: 'Paid',
  in: 'In',
  'out of use': 'Out of use',
};

const wordsOf = ({ status, fullName, arrearsKobo }: Bed): string =>
  [WORDS[status], fullName, arrearsKobo > 0 && `owes ${formatNaira(arrearsKobo)}`].filter(Boolean).join(', ');

interface SpaceProps {
  readonly bed: Bed | undefined;
  readonly room: string;
  readonly onChoose: (bed: Bed) => void;
}

function Space({ bed, room, onChoose }: SpaceProps) {
  if (!bed) return null;
  const words = WORDS[bed.status];
  return (
    <button
      type="button"
      className="bed-plan__bed"
      data-status={bed.status}
      aria-label={`Bed ${room}${bed.letter}: ${wordsOf(bed)}`}
      onClick={() => onChoose(bed)}
    >
      {words} {bed.fullName && <span className="bed-plan__name">{bed.fullName}</span>}{' '}
      {bed.arrearsKobo > 0 && <span className="bed-plan__owes">Owes {formatNaira(bed.arrearsKobo)}</span>}
    </button>
  );
}
