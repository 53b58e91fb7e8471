import { Classes } from '@blueprintjs/core';
import { takeFile } from '../../kit/list/file/takeFile.ts';
import { Unfolding } from '../../kit/list/Unfolding.tsx';
import { raiseFailure } from '../../kit/raiseFailure.ts';
import { useAction } from '../../kit/useAction.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';

type Query = Readonly<Record<string, string>>;

const FILES: readonly (readonly [title: string, query: Query])[] = [
  ['Excel, with a code book (.xlsx)', { format: 'xlsx' }],
  ['CSV (.csv)', { format: 'csv' }],
  ['CSV of rows (.csv)', { format: 'csv', part: 'rows' }],
  ['JSON Lines (.jsonl)', { format: 'jsonl' }],
];

interface AnswerFileMenuProps {
  readonly label: string;
  /** Files beside those that everybody may take. */
  readonly more?: typeof FILES;
  /** The address of a file; undefined where none can be asked for now. */
  readonly addressOf: (file: Query) => string | undefined;
}

/** The files of answers, for the kinds of which the server has one writer. */
export function AnswerFileMenu({ label, more = [], addressOf }: AnswerFileMenuProps) {
  const session = useSession();
  const [take, busy] = useAction(async (file: Query) => {
    const address = addressOf(file);
    if (address === undefined) return;
    await takeFile(session, address).catch((error: unknown) =>
      raiseFailure(error, { title: 'Failed!', body: 'The file could not be had. Please try again' }),
    );
  });
  return (
    <Unfolding label={label} icon={<Download />} busy={busy}>
      {[...FILES, ...more].map(([title, file]) => (
        <Button
          key={title}
          look="minimal"
          className={Classes.POPOVER_DISMISS}
          busy={busy}
          onClick={() => void take(file)}
        >
          {title}
        </Button>
      ))}
    </Unfolding>
  );
}
