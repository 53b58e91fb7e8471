import { saveAs } from '../../api/saveAs.ts';
import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { useAction } from '../useAction.ts';
import type { QueryValues } from './listQuery.ts';
import { Unfolding } from './Unfolding.tsx';

const FILES = [['xlsx', 'Excel (.xlsx)'], ['csv', 'CSV (.csv)']] as const;
const PRINT = ['pdf', 'Print (.pdf)'] as const;

interface FileMenuProps {
  /** The contract's path of the file. */
  readonly path: string;
  readonly query: QueryValues;
  /** The same on paper; a page without it is printed by the browser alone. */
  readonly prints?: true;
}

/** The file has all results, not only the page that is shown. */
export function FileMenu({ path, query, prints }: FileMenuProps) {
  const session = useSession();
  const [download, busy] = useAction(async (format: string) => {
    try {
      const file = await session.download(`${path}?${new URLSearchParams({ ...query, format })}`);
      saveAs(file, file.name);
    } catch (error) {
      raiseFlag({ title: 'Failed!', body: serverMessage(error, 'The file could not be had. Please try again'), intent: 'danger' });
    }
  });
  return (
    <Unfolding label="Download" openedBy="d" icon={<Download />} busy={busy}>
      {[...(prints ? [PRINT] : []), ...FILES].map(([format, title]) => <Button key={format} look="minimal" busy={busy} onClick={() => void download(format)}>{title}</Button>)}
    </Unfolding>
  );
}
