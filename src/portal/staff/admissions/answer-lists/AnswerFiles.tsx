import { Classes } from '@blueprintjs/core';
import { takeFile } from '../../../kit/list/file/takeFile.ts';
import { Unfolding } from '../../../kit/list/Unfolding.tsx';
import { raiseFailure } from '../../../kit/raiseFailure.ts';
import { useAction } from '../../../kit/useAction.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { Download } from '../../../ui/icons.tsx';

const FILES = [
  ['Excel, with a code book (.xlsx)', { format: 'xlsx' }],
  ['CSV (.csv)', { format: 'csv' }],
  ['CSV of rows (.csv)', { format: 'csv', part: 'rows' }],
  ['JSON Lines (.jsonl)', { format: 'jsonl' }],
] as const;

/** The rows of the list, all of them, with its columns; without chosen columns with every question. */
export function AnswerFiles({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const session = useSession();
  const [take, busy] = useAction(async (wanted: Readonly<Record<string, string>>) =>
    takeFile(session, `/Application/answer-list/file?${new URLSearchParams({ ...query, ...wanted })}`).catch(
      (error: unknown) =>
        raiseFailure(error, { title: 'Failed!', body: 'The file could not be had. Please try again' }),
    ),
  );
  return (
    <Unfolding label="Download" icon={<Download />} busy={busy}>
      {FILES.map(([title, wanted]) => (
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
