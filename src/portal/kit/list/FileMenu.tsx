import { keepAs } from '../../api/keepAs.ts';
import { serverMessage } from '../../api/apiError.ts';
import { raiseFlag } from '../../app/flags.ts';
import { useHouse } from '../../session/useHouse.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';
import { useAction } from '../useAction.ts';
import type { AskedList } from './asked.ts';
import type { Column } from './listProps.ts';
import { Unfolding } from './Unfolding.tsx';

const FORMATS = [['xlsx', 'Excel (.xlsx)'], ['csv', 'CSV (.csv)']] as const;

interface FileMenuProps<Row> {
  readonly list: AskedList;
  readonly path: string;
  readonly shown: readonly Column<Row>[];
}

/** Everything that was found, as a file: in this order, with these columns. */
export function FileMenu<Row>({ list, path, shown }: FileMenuProps<Row>) {
  const house = useHouse();
  const { page: _, pageSize: __, after: ___, before: ____, ...asked } = list.asked;
  const [keep, busy] = useAction(async (format: string) => {
    try {
      const query = new URLSearchParams({ ...asked, format, columns: shown.map(({ name }) => name).join(',') });
      const file = await house.download(`${path}/file?${query}`);
      keepAs(file, `${path.split('/').at(-1)}.${format}`);
    } catch (error) {
      raiseFlag({ title: 'Failed!', body: serverMessage(error, 'The file could not be had. Please try again'), intent: 'danger' });
    }
  });
  return (
    <Unfolding label="Download" icon={<Download />} busy={busy}>
      {FORMATS.map(([format, name]) => <Button key={format} look="minimal" busy={busy} onClick={() => void keep(format)}>{name}</Button>)}
    </Unfolding>
  );
}
