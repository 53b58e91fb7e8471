import { saveAs } from '../../../api/saveAs.ts';
import type { useSession } from '../../../session/useSession.ts';

export async function takeFile(session: Pick<ReturnType<typeof useSession>, 'download'>, path: string): Promise<void> {
  const file = await session.download(path);
  saveAs(file, file.name);
}
