import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { cloneAssignments } from '#contract/finance/assignments.ts';
import { FINANCE } from '#contract/finance/pages.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import type { allSessions } from '#contract/school/sessions.ts';
import { formatNaira, withThousands } from '#rules/money.ts';
import { ReadPart } from '../../../kit/record/ReadPart.tsx';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Page } from '../../../ui/Page.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useFlaggedAction } from './useFlaggedAction.ts';

type Cloned = Reply<typeof cloneAssignments>;

export const ClonePage = () => (
  <Page
    title={FINANCE.cloneFees.name}
    crumbs={[FINANCE.schoolFees, FINANCE.cloneFees]}
    lead="Fees of every kind are drafted for another session. Nothing holds before you have published the drafts."
  >
    <ReadPart<typeof allSessions> path="/Session/all-sessions" query={undefined} label="Loading the sessions">
      {(sessions) => <Clone sessions={sessions.map(({ id, session }) => ({ id, name: session }))} />}
    </ReadPart>
  </Page>
);

function Clone({ sessions }: { readonly sessions: readonly { readonly id: number; readonly name: string }[] }) {
  const session = useSession();
  const [from, setFrom] = useState<number>();
  const [to, setTo] = useState<number>();
  const [percent, setPercent] = useState('10');
  const [tried, setTried] = useState<Cloned>();
  const [done, setDone] = useState<Cloned>();
  const isNumber = /^(0|-?[1-9]\d{0,2})$/.test(percent.trim());
  const again = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value);
      setTried(undefined);
      setDone(undefined);
    };
  };
  const [send, busy] = useFlaggedAction(async (trial: boolean) => {
    const reply = await session.call<typeof cloneAssignments>({
      method: 'POST',
      path: '/Payment/clone-fee-assignment',
      body: { fromSessionId: from!, toSessionId: to!, percent: Number(percent), trial },
    });
    (trial ? setTried : setDone)(reply);
  });
  const isReady = from !== undefined && to !== undefined && isNumber;
  return (
    <section className="sheet" aria-label="Clone">
      <div className="stack">
        <SelectField
          label="From the session"
          options={sessions}
          value={from}
          placeholder="Select a session"
          onChoose={again(setFrom)}
        />
        <SelectField
          label="For the session"
          options={sessions.filter(({ id }) => id !== from)}
          value={to}
          placeholder="Select a session"
          onChoose={again(setTo)}
        />
        <TextField
          label="Per cent"
          help="More on each fee, rounded to whole naira; -10 takes off, 0 leaves it"
          inputMode="numeric"
          value={percent}
          maxLength={4}
          mistake={isNumber ? undefined : 'please enter a whole number, as 10, 0 or -10'}
          onChange={({ target }) => again(setPercent)(target.value)}
        />
        <div className="actions">
          <Button look="outlined" busy={busy} disabled={!isReady} onClick={() => void send(true)}>
            See what would be drafted
          </Button>
          {tried && !done && tried.drafts > 0 && (
            <Button intent="primary" busy={busy} onClick={() => void send(false)}>
              Draft {withThousands(tried.drafts)} groups
            </Button>
          )}
        </div>
        {tried && !done && <Outcome outcome={tried} />}
        {done && (
          <div className="notice" role="status">
            <p>{withThousands(done.ids.length)} groups are drafted. Look at them, then publish them:</p>
            <p>
              <Link to={FINANCE.schoolFeesBulk.to}>School fees</Link>,{' '}
              <Link to={FINANCE.acceptanceFeesBulk.to}>acceptance fees</Link>,{' '}
              <Link to={FINANCE.sundryFees.to}>sundry fees</Link>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const Outcome = ({ outcome: { drafts, skipped, beforeKobo, afterKobo } }: { readonly outcome: Cloned }) => (
  <div role="status">
    <dl className="facts facts--spaced record__facts">
      {(
        [
          ['Groups drafted', withThousands(drafts)],
          ['Left out, for they have fees or a draft there', withThousands(skipped)],
          ['All their fees now', formatNaira(beforeKobo)],
          ['All their fees then', formatNaira(afterKobo)],
        ] as const
      ).map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  </div>
);
