import { raiseFailure } from '../raiseFailure.ts';
import { saveAs } from '../../api/saveAs.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { useAction } from '../useAction.ts';

interface DownloadButtonProps {
  readonly label: string;
  readonly path: string;
  /** The server's own name for it without this. */
  readonly name?: string;
}

export function DownloadButton({ label, path, name }: DownloadButtonProps) {
  const session = useSession();
  const [download, busy] = useAction(async () => {
    try {
      const file = await session.download(path);
      saveAs(file, name ?? file.name);
    } catch (error) {
      raiseFailure(error);
    }
  });
  return (
    <Button look="outlined" busy={busy} onClick={() => void download()}>
      {label}
    </Button>
  );
}
