import { Classes } from '@blueprintjs/core';
import { raiseFailure } from '../raiseFailure.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { useAction } from '../useAction.ts';
import { takeFile } from './file/takeFile.ts';
import type { QueryValues } from './listQuery.ts';
import { Unfolding } from './Unfolding.tsx';

const FILES = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV (.csv)'],
] as const;
const PRINT = ['pdf', 'Print (.pdf)'] as const;

interface FileMenuProps {
  /** The contract's path of the file. */
  readonly path: string;
  readonly query: QueryValues;
  /** The same on paper; a page without it is printed by the browser alone. */
  readonly prints?: true;
  /** Has a file made that is too long to be sent at once. */
  readonly make?: ((query: QueryValues) => Promise<void>) | undefined;
}

/** The file has all results, not only the page that is shown. */
export function FileMenu({ path, query, prints, make }: FileMenuProps) {
  const session = useSession();
  const [choose, busy] = useAction(async (format: string) => {
    const asked = { ...query, format };
    try {
      await (make ? make(asked) : takeFile(session, `${path}?${new URLSearchParams(asked)}`));
    } catch (error) {
      raiseFailure(error, { title: 'Failed!', body: 'The file could not be had. Please try again' });
    }
  });
  return (
    <Unfolding label="Download" openedBy="d" icon={<Download />} busy={busy}>
      {[...(prints ? [PRINT] : []), ...FILES].map(([format, title]) => (
        <Button
          key={format}
          look="minimal"
          className={Classes.POPOVER_DISMISS}
          busy={busy}
          onClick={() => void choose(format)}
        >
          {title}
        </Button>
      ))}
    </Unfolding>
  );
}
