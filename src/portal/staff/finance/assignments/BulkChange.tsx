import { useState } from 'react';
import type {
  assignmentBreakdown,
  BulkChange as Change,
  bulkSchoolFees,
  Impact,
} from '#contract/finance/assignments.ts';
import { withThousands } from '#rules/money.ts';
import { isKobo, type Amount } from '#rules/typedMoney.ts';
import { MoneyField } from '../../../kit/money/MoneyField.tsx';
import { useRecord } from '../../../kit/record/useRecord.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Kind } from './kinds.ts';
import { ImpactView } from '../ImpactView.tsx';
import { Publishing } from './Publishing.tsx';
import { useFlaggedAction } from './useFlaggedAction.ts';

const KINDS = [
  { id: 1, name: 'By a per cent', kind: 'percent', sign: 1 },
  { id: 2, name: 'Add an amount', kind: 'add', sign: 1 },
  { id: 3, name: 'Take off an amount', kind: 'add', sign: -1 },
  { id: 4, name: 'Set an amount', kind: 'set', sign: 1 },
] as const;

interface BulkChangeProps {
  readonly ids: readonly number[];
  readonly path: Kind['change'];
}

/** The change is tried, then drafted, then published: each is seen before the next. */
export function BulkChange({ ids, path }: BulkChangeProps) {
  const session = useSession();
  const first = useRecord<typeof assignmentBreakdown>('/Payment/school-fee-assignment-breakdown/:id', { id: ids[0]! });
  const [kindId, setKindId] = useState<number>(1);
  const [percent, setPercent] = useState('10');
  const [amount, setAmount] = useState<Amount>('');
  const [feeId, setFeeId] = useState<number>();
  const [tried, setTried] = useState<Impact>();
  const [drafts, setDrafts] = useState<readonly number[]>();
  const [impact, setImpact] = useState<Impact>();
  const kind = KINDS.find(({ id }) => id === kindId)!;
  const change = changeOf(kind, percent, amount, feeId);
  const again = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setTried(undefined);
    };
  };
  const [send, busy] = useFlaggedAction(async (trial: boolean) => {
    if (!change) return;
    const done = await session.call<typeof bulkSchoolFees>({
      method: 'POST',
      path: path as (typeof bulkSchoolFees)['path'],
      body: { ids: [...ids], change, trial, ...(!trial && tried && { digest: tried.digest }) },
    });
    if (trial) setTried(done.impact);
    else setDrafts(done.ids);
  });
  if (drafts) return <Publishing ids={drafts} seen={impact} onImpact={setImpact} />;
  return (
    <section className="sheet fee-change" aria-label="Change">
      <h2>Change</h2>
      <div className="stack">
        <SelectField
          label="Change"
          options={KINDS}
          value={kindId}
          placeholder="Select a change"
          onChoose={again((id: number | undefined) => setKindId(id ?? 1))}
        />
        <SelectField
          label="Fee"
          options={first.data?.fees ?? []}
          value={feeId}
          optional={kind.kind !== 'set'}
          placeholder={kind.kind === 'set' ? 'Select a fee' : 'Every fee'}
          onChoose={again(setFeeId)}
        />
        {kind.kind === 'percent' ? (
          <TextField
            label="Per cent"
            help="Of each fee, rounded to whole naira; -10 takes off"
            inputMode="numeric"
            value={percent}
            maxLength={4}
            mistake={change ? undefined : 'please enter a whole number, as 10 or -10'}
            onChange={({ target }) => again(setPercent)(target.value)}
          />
        ) : (
          <MoneyField
            label={feeId === undefined ? 'Amount, of each fee' : 'Amount'}
            amount={amount}
            onAmount={again(setAmount)}
          />
        )}
        <div className="actions">
          <Button look="outlined" busy={busy} disabled={!change} onClick={() => void send(true)}>
            See what it changes in {ids.length === 1 ? '1 group' : `${withThousands(ids.length)} groups`}
          </Button>
          {tried && (
            <Button intent="primary" busy={busy} onClick={() => void send(false)}>
              Draft the next versions
            </Button>
          )}
        </div>
        {tried && <ImpactView impact={tried} />}
      </div>
    </section>
  );
}

function changeOf(
  { kind, sign }: (typeof KINDS)[number],
  percent: string,
  amount: Amount,
  feeId: number | undefined,
): Change | undefined {
  const of = feeId === undefined ? {} : { feeId };
  if (kind === 'percent')
    return /^-?[1-9]\d{0,2}$/.test(percent.trim()) ? { kind, value: Number(percent), ...of } : undefined;
  if (!isKobo(amount)) return undefined;
  if (kind === 'set') return feeId === undefined ? undefined : { kind, value: amount, feeId };
  return amount > 0 ? { kind, value: sign * amount, ...of } : undefined;
}
