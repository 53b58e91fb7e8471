import type { Deadline, extendDeadline } from '#contract/admissions/deadlines.ts';
import { displayDate } from '#rules/displayDate.ts';
import { withThousands } from '#rules/money.ts';
import { ActionDialog } from '../../../kit/record/ActionDialog.tsx';
import { useSession } from '../../../session/useSession.ts';

interface ExtendDeadlineProps {
  readonly label: string;
  /** What is extended, in the dialog's title. */
  readonly title: string;
  readonly programmes: readonly Deadline[];
}

export function ExtendDeadline({ label, title, programmes }: ExtendDeadlineProps) {
  const session = useSession();
  const applicationTypeIds = programmes.map(({ applicationTypeId }) => applicationTypeId);
  return (
    <ActionDialog
      label={label}
      title={title}
      form="closing-extension"
      submitLabel="Extend and tell them"
      done="The closing date is later, and everybody who has started is emailed"
      lead={({ closes = '' }) => consequence(programmes, closes as string)}
      act={({ closes, reason }, request) =>
        session.call<typeof extendDeadline>({
          method: 'POST',
          path: '/Application/extend-deadline',
          body: { request, applicationTypeIds, closes: closes as string, reason: reason as string },
        })
      }
    />
  );
}

const FINAL = 'It cannot be taken back, only extended again.';

function consequence(programmes: readonly Deadline[], closes: string): string {
  const later = programmes.filter((programme) => closes === '' || programme.closes < closes);
  if (later.length === 0) return 'Nothing changes: it is open until then already.';
  const begun = later.reduce((sum, programme) => sum + programme.begun, 0);
  const names = later.length === 1 ? `${later[0]!.name} then closes` : `${later.length} programmes then close`;
  const people =
    begun === 1
      ? '1 person has begun and is told by email'
      : `${withThousands(begun)} people have begun; each is told by email`;
  return `${names} ${closes === '' ? 'later' : `on ${displayDate(closes)}`}. ${people}. ${FINAL}`;
}
