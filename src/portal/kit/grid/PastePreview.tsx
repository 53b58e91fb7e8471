import { withThousands } from '#rules/money.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../dialog/ModalDialog.tsx';
import type { Paste } from './model/paste.ts';
import type { SheetView } from './useSheet.ts';

interface PastePreviewProps {
  readonly paste: Paste;
  readonly view: SheetView;
  readonly names: ReadonlyMap<string, string>;
  readonly keyTitle: string;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

const MOST_SHOWN = 100;

/** What a paste would do, before it does it. */
export function PastePreview({
  paste: { refusal, changes, unchanged, unknown, double },
  view,
  names,
  keyTitle,
  onTake,
  onClose,
}: PastePreviewProps) {
  const titles = new Map(view.columns.map(({ name, title }) => [name, title]));
  const replaced = changes.filter(({ from }) => from !== '').length;
  return (
    <ModalDialog title="Paste into the sheet" onClose={onClose}>
      {refusal !== undefined && (
        <p className="notice notice--danger" role="alert">
          {refusal}.
        </p>
      )}
      {refusal === undefined && (
        <div className="paste">
          <p>{`${cellsOf(changes.length)} will change${replaced > 0 ? `, ${withThousands(replaced)} of them over what is there` : ''}; ${withThousands(unchanged)} say the same already.`}</p>
          {double.length > 0 && (
            <Left
              title={`On more than one line, and not taken: ${double.length}`}
              items={double.map(({ key, lines }) => `${key} (lines ${lines.join(', ')})`)}
            />
          )}
          {unknown.length > 0 && (
            <Left
              title={`Not in this sheet, and not taken: ${unknown.length}`}
              items={unknown.map(({ line, key }) => `${key || `no ${keyTitle.toLowerCase()}`} (line ${line})`)}
            />
          )}
          {changes.length > 0 && (
            <div className="paste__changes" role="region" aria-label="Changes" tabIndex={0}>
              <table className="table">
                <caption className="table__caption">Changes</caption>
                <thead>
                  <tr>
                    <th scope="col">{keyTitle}</th>
                    <th scope="col">Name</th>
                    <th scope="col">Column</th>
                    <th scope="col" data-number>
                      Now
                    </th>
                    <th scope="col" data-number>
                      Then
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {changes.slice(0, MOST_SHOWN).map(({ key, column, from, value }) => (
                    <tr key={`${key} ${column}`}>
                      <td>{key}</td>
                      <td data-title="Name">{names.get(key)}</td>
                      <td data-title="Column">{titles.get(column)}</td>
                      <td data-title="Now" data-number>
                        {from === '' ? '-' : from}
                      </td>
                      <td data-title="Then" data-number>
                        <strong>{value}</strong>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {changes.length > MOST_SHOWN && <p>{`And ${withThousands(changes.length - MOST_SHOWN)} more.`}</p>}
        </div>
      )}
      <div className="actions">
        {changes.length > 0 && <Button intent="primary" onClick={onTake}>{`Change ${cellsOf(changes.length)}`}</Button>}
        <Button look="outlined" onClick={onClose}>
          {changes.length > 0 ? 'Change nothing' : 'Close'}
        </Button>
      </div>
    </ModalDialog>
  );
}

const Left = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <details className="notice notice--warning paste__left">
    <summary>{title}</summary>
    <p>{items.slice(0, MOST_SHOWN).join('; ')}</p>
  </details>
);

const cellsOf = (count: number): string => `${withThousands(count)} cell${count === 1 ? '' : 's'}`;
