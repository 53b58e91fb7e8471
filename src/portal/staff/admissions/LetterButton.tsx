import { serverMessage } from '../../api/apiError.ts';
import { saveAs } from '../../api/saveAs.ts';
import { raiseFlag } from '../../core/flags.ts';
import { useAction } from '../../kit/useAction.ts';
import { FAILED } from '../../kit/useSaved.ts';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Download } from '../../ui/icons.tsx';

/** @param path of the letter, below the API's address */
export function LetterButton({ path }: { readonly path: string }) {
  const session = useSession();
  const [fetchLetter, busy] = useAction(async () => {
    try {
      saveAs(await session.download(path), 'admission-letter.pdf');
    } catch (error) {
      raiseFlag({ title: FAILED.title, body: serverMessage(error, FAILED.body), intent: 'danger' });
    }
  });
  return (
    <Button look="outlined" icon={<Download />} busy={busy} onClick={() => void fetchLetter()}>
      Letter of admission
    </Button>
  );
}
