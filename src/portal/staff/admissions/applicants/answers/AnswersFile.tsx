import { Classes } from '@blueprintjs/core';
import { raiseFailure } from '../../../../kit/raiseFailure.ts';
import { raiseFlag } from '../../../../core/flags.ts';
import { takeFile } from '../../../../kit/list/file/takeFile.ts';
import { Unfolding } from '../../../../kit/list/Unfolding.tsx';
import { useAction } from '../../../../kit/useAction.ts';
import { useFreshClaims } from '../../../../session/useFreshClaims.ts';
import { useSession } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Download } from '../../../../ui/icons.tsx';

const FILES = [
  ['Excel, with a code book (.xlsx)', { format: 'xlsx' }],
  ['CSV (.csv)', { format: 'csv' }],
  ['CSV of rows (.csv)', { format: 'csv', part: 'rows' }],
  ['JSON Lines (.jsonl)', { format: 'jsonl' }],
] as const;
const WITH_SENSITIVE = ['Excel, with sensitive answers (.xlsx)', { format: 'xlsx', sensitive: 'true' }] as const;

/** What the list narrows applicants by; it is said by the address. */
const FILTER = ['ApplicationTypeId', 'sessionId', 'state', 'references', 'search', 'sort'];

/** Of one programme: each asks other questions. */
export function AnswersFile() {
  const session = useSession();
  const { claims } = useFreshClaims();
  const [take, busy] = useAction(async (wanted: Readonly<Record<string, string>>) => {
    const given = [...new URLSearchParams(window.location.search)].filter(
      ([name, value]) => FILTER.includes(name) && value !== '',
    );
    const query = new URLSearchParams([...given, ...Object.entries(wanted)]);
    if (!query.has('ApplicationTypeId')) {
      raiseFlag({ title: 'Which programme?', body: 'Choose a programme in the list first', intent: 'warning' });
      return;
    }
    await takeFile(session, `/Application/answers-file?${query}`).catch((error: unknown) =>
      raiseFailure(error, { title: 'Failed!', body: 'The file could not be had. Please try again' }),
    );
  });
  return (
    <Unfolding label="Answers" icon={<Download />} busy={busy}>
      {[...FILES, ...(claims.includes('sensitive-answers') ? [WITH_SENSITIVE] : [])].map(([title, wanted]) => (
        <Button
          key={title}
          look="minimal"
          className={Classes.POPOVER_DISMISS}
          busy={busy}
          onClick={() => void take(wanted)}
        >
          {title}
        </Button>
      ))}
    </Unfolding>
  );
}
