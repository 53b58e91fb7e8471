import { saveAs } from '../../api/saveAs.ts';
import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { useAction } from '../useAction.ts';
import type { QueryValues } from './listQuery.ts';
import { Unfolding } from './Unfolding.tsx';

const FORMATS = [['xlsx', 'Excel (.xlsx)'], ['csv', 'CSV (.csv)']] as const;

interface FileMenuProps {
  /** Of the contract's file. */
  readonly path: string;
  readonly query: QueryValues;
  /** What the file is called, without its ending. */
  readonly name: string;
}

/** Everything that was found, as a file. */
export function FileMenu({ path, query, name }: FileMenuProps) {
  const house = useSession();
  const [keep, busy] = useAction(async (format: string) => {
    try {
      saveAs(await house.download(`${path}?${new URLSearchParams({ ...query, format })}`), `${name}.${format}`);
    } catch (error) {
      raiseFlag({ title: 'Failed!', body: serverMessage(error, 'The file could not be had. Please try again'), intent: 'danger' });
    }
  });
  return (
    <Unfolding label="Download" icon={<Download />} busy={busy}>
      {FORMATS.map(([format, title]) => <Button key={format} look="minimal" busy={busy} onClick={() => void keep(format)}>{title}</Button>)}
    </Unfolding>
  );
}
