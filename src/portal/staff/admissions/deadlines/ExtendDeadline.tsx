import { useState } from 'react';
import type { Deadline, extendDeadline } from '#contract/admissions/deadlines.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { serverMessage } from '../../../api/apiError.ts';
import { raiseFlag } from '../../../app/flags.ts';
import { usePortalData } from '../../../app/portalData.ts';
import { windowOf } from '../../../app/applicationWindow.ts';
import { newId } from '../../../kit/newId.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useFields } from '../../../kit/useFields.ts';
import { FAILED, useSaved } from '../../../kit/useSaved.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

const ALL_OPEN = { id: 0, name: 'All that are open' };

const EMPTY = { closes: '', reason: '' };

export function ExtendDeadline({ programmes }: { readonly programmes: readonly Deadline[] }) {
  const { today } = usePortalData();
  const [choice, setChoice] = useState<number>();
  const [mistake, setMistake] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  /** Sent again after a lost answer, it is the same action. */
  const [request, setRequest] = useState(newId);
  const session = useSession();
  const saved = useSaved();
  const form = useFields(EMPTY, FAILED, ({ closes, reason }) => ({
    closes: closes === '' ? 'please enter the new closing date' : null, reason: reason.trim() === '' ? 'please enter the reason' : null,
  }));
  const chosen = programmes.filter((programme) => (choice === ALL_OPEN.id ? windowOf(programme, today) === 'open' : programme.applicationTypeId === choice));
  const later = chosen.filter(({ closes }) => closes < form.typed.closes);
  const ask = form.submit(async () => {
    if (choice === undefined) setMistake('please select a programme');
    else setAsking(true);
  });
  const [extend, busy] = useAction(async () => {
    setAsking(false);
    try {
      const body = { request, applicationTypeIds: chosen.map(({ applicationTypeId }) => applicationTypeId), ...form.typed };
      await session.call<typeof extendDeadline>({ method: 'POST', path: '/Application/extend-deadline', body });
      for (const name of ['closes', 'reason'] as const) form.set(name, '');
      setChoice(undefined);
      setRequest(newId());
      await saved('The closing date is put off, and all who have begun are told');
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  return (
    <form className="sheet form" onSubmit={(event) => void ask(event)} noValidate>
      <SelectField label="Programme" placeholder="Select a programme" options={[ALL_OPEN, ...programmes.map(({ applicationTypeId, name }) => ({ id: applicationTypeId, name }))]}
        value={choice} mistake={mistake} onChoose={(id) => { setChoice(id); setMistake(undefined); }} />
      <TextField label="New closing date" required type="date" min={today} {...form.field('closes')} />
      <TextField label="Reason" required maxLength={300} help="It stands in the mail to all who have begun, as you write it." {...form.field('reason')} />
      <div className="form__end"><Button type="submit" intent="primary" busy={busy}>Extend</Button></div>
      {isAsking && (
        <Modal title="Extend the closing date" size="confirm" onClose={() => setAsking(false)}>
          <p>{consequence(later, form.typed.closes)}</p>
          <div className="actions">
            <Button intent="primary" onClick={() => void extend()}>Extend and tell them</Button>
            <Button look="outlined" onClick={() => setAsking(false)}>Cancel</Button>
          </div>
        </Modal>
      )}
    </form>
  );
}

function consequence(later: readonly Deadline[], closes: string): string {
  if (later.length === 0) return 'Nothing changes: it is open until then already.';
  const begun = later.reduce((sum, programme) => sum + programme.begun, 0);
  const names = later.length === 1 ? `${later[0]!.name} then closes` : `${later.length} programmes then close`;
  const people = begun === 1 ? '1 person has begun and is told by mail' : `${withThousands(begun)} people have begun; each is told by mail`;
  return `${names} on ${displayDate(closes)}. ${people}. It cannot be taken back, only extended again.`;
}
